// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

// The plugin runs a small program without a server, which would be built a second time for the
// host. It declares no permission, because SwiftPM then refuses it without an option, whatever it
// is asked to do.

/// The commands of `ensemble` that read and write sources, as `swift package ensemble`.
@main
struct EnsembleCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // SwiftPM speaks with a plugin through its standard input.
    if arguments.contains("-") {
      return Diagnostics.error("A plugin has no standard input. Name a file instead of '-'.")
    }
    if arguments.first == "migrate", arguments.contains("--verify") {
      return Diagnostics.error(
        "SwiftPM keeps the package locked while a plugin runs. Run 'swift build --build-tests' afterwards."
      )
    }
    let program = Process()
    program.executableURL = try context.tool(named: "ensemble-sources").url
    program.arguments = try describingPackage(context, to: arguments)
    program.currentDirectoryURL = folder(for: context.package)
    program.standardInput = FileHandle.nullDevice
    try program.run()
    program.waitUntilExit()
    if program.terminationStatus != 0 {
      Diagnostics.error(message(for: program.terminationStatus, of: arguments))
    }
  }

  /// Returns the arguments, with a description of the package for the command that needs one.
  ///
  /// SwiftPM keeps the package locked while a plugin runs, so the command cannot ask for it.
  private func describingPackage(
    _ context: PluginContext,
    to arguments: [String]
  ) throws -> [String] {
    guard arguments.starts(with: ["new", "feature"]) else { return arguments }
    let file = context.pluginWorkDirectoryURL.appending(path: "package.json")
    try JSONEncoder().encode(DescribedPackage(context.package)).write(to: file)
    return arguments.prefix(2) + ["--package-description", file.path] + arguments.dropFirst(2)
  }

  /// Returns the current folder if it is in the package, and otherwise the package's folder.
  private func folder(for package: Package) -> URL {
    let root = package.directoryURL.resolvingSymlinksInPath()
    let current = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
    return current.pathComponents.starts(with: root.pathComponents) ? current : root
  }

  private func message(for status: Int32, of arguments: [String]) -> String {
    let message = "'\(arguments.first ?? "ensemble")' ended with exit code \(status)."
    #if os(macOS)
    // SwiftPM runs a plugin in a sandbox.
    if status == 73 {
      return message
        + " It can write with 'swift package --allow-writing-to-package-directory ensemble …'."
    }
    #endif
    return message
  }
}
