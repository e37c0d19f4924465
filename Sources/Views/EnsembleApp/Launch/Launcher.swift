// SPDX-License-Identifier: MIT

import EnsembleJournal
import EnsembleTerminal
import EnsembleUI
#if Web
import EnsembleWeb
#endif
import Foundation

/// A runner of programs with windows.
@MainActor
struct Launcher {
  let windows: [AppWindow]
  let journal: (any Journal)?
  #if Web
  let configuration: WebConfiguration
  #endif
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
    case .terminal(let window, let script, let takesMouse):
      if let script, !system.readInput(script) {
        system.printError("The script '\(script)' cannot be read.")
        return 66
      }
      return await show(windows[window], takesMouse: takesMouse)
    #if Web
    case .web(let plan): return await serve(plan)
    #endif
    }
  }

  // MARK: The terminal

  private func show(_ window: AppWindow, takesMouse: Bool) async -> Int32 {
    // With the period, the names of its stores cannot clash with names of other windows' stores.
    let name = "terminal-\(window.path)."
    let session = journal.map { SessionJournal($0, name: name) } ?? SessionJournal()
    do {
      let makeTree = try await window.content.prepare(session)
      var status: Int32 = 0
      var app = TerminalApp(window.title, tree: makeTree)
      app.takesMouse = takesMouse
      await app.run {
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
}

/// The reason why a program cannot show its windows.
struct LaunchError: Error, CustomStringConvertible {
  let description: String
}
