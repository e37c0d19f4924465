// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of a program with windows.
struct LaunchOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    let path = CommandLine.arguments.first ?? ""
    return CommandConfiguration(
      commandName: path.split(separator: "/").last.map { String($0) } ?? "program",
      abstract: "Shows the application in browsers, or in the terminal.",
      discussion: """
        Without options, the application is served to the browsers of this machine until the program is interrupted. \
        If standard input or output is no terminal, each line of standard input is a command instead, and 'help' \
        lists them.
        """
    )
  }

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

  @Flag(help: "Serve the windows to browsers, also if standard input or output is no terminal.")
  var web = false

  @Option(
    help: "The port of the server; 0 selects a free one. (default: 8080, or the next free one)"
  )
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Accept connections from other machines, under the name HOST.",
      discussion: "Everyone who can connect to the port can then use the application."
    )
  )
  var host: String?

  @Flag(help: "Open the address in the browser of this machine.")
  var open = false

  func validate() throws {
    if isForTerminal, isForWeb {
      throw ValidationError(
        "'--terminal', '--window' and '--script' are for the terminal; '--web', '--port', '--host' and '--open' are for browsers."
      )
    }
    if let host, host.isEmpty || host == "0.0.0.0" || host.contains(where: { ":/ ".contains($0) }) {
      throw ValidationError(
        "'--host' needs the name or address by which browsers reach this machine, not '\(host)'."
      )
    }
  }

  var isForTerminal: Bool { terminal || window != nil || script != nil }
  var isForWeb: Bool { web || port != nil || host != nil || open }
}
