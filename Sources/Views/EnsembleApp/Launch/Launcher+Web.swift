// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb

extension Launcher {
  /// Returns the server's configuration for a plan: the program's configuration, changed by the
  /// variables of the environment, and then by the options of the command line.
  func configuration(for plan: ServerPlan) throws(WebEnvironmentError) -> WebConfiguration {
    var configuration = configuration
    try configuration.apply(environment: system.environment)
    // The variable is for programs without a journal of their own.
    configuration.journal = journal
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
        creation: window.content.creation
      )
    }
  }

  func serve(_ plan: ServerPlan) async -> Int32 {
    do {
      let server = try await start(plan)
      try await server.run { port in
        let address = "http://\(plan.host ?? "127.0.0.1"):\(port)"
        system.print(address)
        if plan.opensBrowser { system.open(address) }
      }
      return 0
    } catch let error as WebEnvironmentError {
      system.printError("\(error)")
      return 64
    } catch {
      system.printError("\(error)")
      return 1
    }
  }

  /// Whether a port was requested, so that no other port may be used.
  private func isFixed(_ port: UInt16, _ plan: ServerPlan) -> Bool {
    plan.port != nil || system.environment["ENSEMBLE_PORT"]?.isEmpty == false
      || port != WebConfiguration().port
  }

  /// Starts a server at the requested port, or from the default port on at the first free one.
  private func start(_ plan: ServerPlan) async throws -> WebServer {
    var configuration = try configuration(for: plan)
    let isFixed = isFixed(configuration.port, plan)
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

extension WindowContent {
  fileprivate var creation: WebApp.Creation {
    switch self {
    case .plain(let makeTree): .plain(makeTree)
    case .recorded(let prepare): .recorded(prepare)
    }
  }
}
#endif
