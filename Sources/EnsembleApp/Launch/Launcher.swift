// SPDX-License-Identifier: MIT

import EnsembleJournal
import EnsembleTerminal
import EnsembleWeb
import Foundation

/// A runner of programs with windows.
@MainActor
struct Launcher {
  let windows: [AppWindow]
  let configuration: WebConfiguration
  var system = LaunchSystem()

  /// Shows the windows until the program ends. Returns the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    let plan = LaunchPlan(
      arguments,
      windows: windows.map(\.path),
      isInteractive: system.isInteractive()
    )
    switch plan {
    case .message(let text, let status):
      (status == 0 ? system.print : system.printError)(text)
      return status
    case .terminal(let window, let script):
      if let script, !system.readInput(script) {
        system.printError("The script '\(script)' cannot be read.")
        return 66
      }
      return await show(windows[window])
    case .web(let plan): return await serve(plan)
    }
  }

  // MARK: The terminal

  private func show(_ window: AppWindow) async -> Int32 {
    // The period keeps the names of its stores apart from those of other windows.
    let name = "terminal-\(window.path)."
    let session = configuration.journal.map { SessionJournal($0, name: name) } ?? SessionJournal()
    do {
      let makeTree = try await window.creation.prepare(session)
      var status: Int32 = 0
      await TerminalApp(window.title, tree: makeTree).run {
        do {
          try await session.close()
        } catch {
          system.printError("\(error)")
          status = 1
        }
      }
      return status
    } catch {
      system.printError("\(error)")
      return 1
    }
  }

  // MARK: Browsers

  /// The server's configuration for a plan.
  func configuration(for plan: ServerPlan) -> WebConfiguration {
    var configuration = configuration
    if let port = plan.port { configuration.port = port }
    if let host = plan.host, host != "localhost", host != "127.0.0.1" {
      configuration.interface = .all
      configuration.allowedHosts.insert(host)
    }
    return configuration
  }

  /// The applications of the server, one for each window.
  var apps: [WebApp] {
    windows.map { window in
      WebApp(
        path: window.path,
        title: window.title.isEmpty ? window.path : window.title,
        isShared: window.isShared,
        creation: window.creation
      )
    }
  }

  private func serve(_ plan: ServerPlan) async -> Int32 {
    do {
      let server = try await start(plan)
      try await server.run { port in
        let address = "http://\(plan.host ?? "127.0.0.1"):\(port)"
        system.print(address)
        if plan.opensBrowser { system.open(address) }
      }
      return 0
    } catch {
      system.printError("\(error)")
      return 1
    }
  }

  /// Starts a server at the requested port, or from the default port on at the first free one.
  private func start(_ plan: ServerPlan) async throws -> WebServer {
    var configuration = configuration(for: plan)
    let isFixed = plan.port != nil || configuration.port != WebConfiguration().port
    let ports = isFixed ? configuration.port...configuration.port : 8080...8099
    for port in ports {
      configuration.port = port
      let server = WebServer(configuration: configuration, apps: apps)
      do {
        _ = try await server.start()
        return server
      } catch WebServerError.portTaken(let port) where !isFixed && port < ports.upperBound {
        system.printError("Port \(port) is in use; trying the next one.")
      } catch WebServerError.portTaken(let port) {
        throw LaunchError(
          description:
            "Port \(port) is used by another program; choose another one with --port, or 0 for any."
        )
      }
    }
    throw LaunchError(description: "There is no port to listen on.")
  }
}

/// The reason why a program cannot show its windows.
struct LaunchError: Error, CustomStringConvertible {
  let description: String
}
