// SPDX-License-Identifier: MIT

import ArgumentParser

/// The way in which a program shows its windows.
enum LaunchPlan: Equatable {
  /// A window in the terminal, or a window that is driven by commands in piped input or a file.
  case terminal(window: Int, script: String?, takesMouse: Bool = true)
  #if Web
  /// All windows in browsers.
  case web(ServerPlan)
  #endif
  /// Only a text, and the end of the program: help, or the reason why the arguments are invalid.
  case message(String, status: Int32)
}

#if Web
/// The address of a server.
struct ServerPlan: Equatable {
  /// The port; nil for the configured one or the next free one.
  var port: UInt16?
  /// The name for other machines; nil for the configured interface.
  var host: String?
  /// Whether to open the address in a browser.
  var opensBrowser = false
}
#endif

extension LaunchPlan {
  /// Chooses the plan by the arguments and the standard streams.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the name of the program.
  ///   - windows: The names of the windows.
  ///   - isInteractive: Whether standard input and standard output are terminals.
  init(_ arguments: [String], windows: [String], isInteractive: Bool) {
    do {
      let options = try LaunchOptions.parse(arguments)
      guard !windows.isEmpty else { throw ValidationError("The application has no windows.") }
      #if Web
      if !options.isForTerminal, options.isForWeb || isInteractive {
        self = .web(
          ServerPlan(port: options.port, host: options.host, opensBrowser: options.open)
        )
        return
      }
      #endif
      let window = try Self.index(of: options.window, in: windows)
      self = .terminal(window: window, script: options.script, takesMouse: !options.noMouse)
    } catch {
      let status = LaunchOptions.exitCode(for: error).rawValue
      self = .message(LaunchOptions.fullMessage(for: error), status: status)
    }
  }

  private static func index(of name: String?, in windows: [String]) throws -> Int {
    guard let name else { return 0 }
    guard let index = windows.firstIndex(of: name) else {
      let list = windows.map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError("There is no window '\(name)'. The windows are: \(list).")
    }
    return index
  }
}
