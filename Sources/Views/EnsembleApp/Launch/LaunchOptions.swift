// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of a program with windows.
struct LaunchOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    let path = CommandLine.arguments.first ?? ""
    return CommandConfiguration(
      commandName: path.split(separator: "/").last.map { String($0) } ?? "program",
      abstract: abstract,
      discussion: """
        \(withoutOptions) If standard input or output is no terminal, each line of standard input is a command instead, \
        and 'help' lists them.
        """
    )
  }

  #if Web
  private static let abstract = "Shows the application in browsers, or in the terminal."
  private static let withoutOptions = """
    Without options, the application is served to the browsers of this machine until the program is interrupted.
    """
  private static let visibility = ArgumentVisibility.default
  #else
  private static let abstract = "Shows the application in the terminal."
  private static let withoutOptions = "Without options, the first window is shown."
  private static let visibility = ArgumentVisibility.hidden
  #endif

  @Flag(help: "Show a window in the terminal.")
  var terminal = false

  @Option(help: "The window to show in the terminal; the first one by default.")
  var window: String?

  @Option(
    help: ArgumentHelp(
      "A file with a command per line, in place of standard input.",
      valueName: "file"
    )
  )
  var script: String?

  @Flag(help: "Leave the mouse to the terminal, which selects text with it.")
  var noMouse = false

  @Flag(
    help: ArgumentHelp(
      "Serve the windows to browsers, also if standard input or output is no terminal.",
      visibility: visibility
    )
  )
  var web = false

  @Option(
    help: ArgumentHelp(
      "The port of the server; 0 selects a free one. (default: 8080, or the next free one)",
      visibility: visibility
    )
  )
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Accept connections from other machines, under the name HOST.",
      discussion:
        "Everyone who can connect to the port can then use the application, unless it has a login.",
      visibility: visibility
    )
  )
  var host: String?

  @Flag(
    help: ArgumentHelp("Open the address in the browser of this machine.", visibility: visibility)
  )
  var open = false

  func validate() throws {
    #if !Web
    if isForWeb {
      throw ValidationError(
        "This program was built without the trait 'Web' of swift-ensemble, and has no windows in browsers."
      )
    }
    #endif
    if isForTerminal, isForWeb {
      throw ValidationError(
        "'--terminal', '--window', '--script' and '--no-mouse' are for the terminal; '--web', '--port', '--host' and '--open' are for browsers."
      )
    }
    if let host, host.isEmpty || host == "0.0.0.0" || host.contains(where: { ":/ ".contains($0) }) {
      throw ValidationError(
        "'--host' needs the name or address by which browsers reach this machine, not '\(host)'."
      )
    }
  }

  var isForTerminal: Bool { terminal || window != nil || script != nil || noMouse }
  var isForWeb: Bool { web || port != nil || host != nil || open }
}
