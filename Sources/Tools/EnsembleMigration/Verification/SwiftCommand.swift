// SPDX-License-Identifier: MIT

import Foundation

/// The command `swift` of the user's toolchain.
package enum SwiftCommand {
  /// Runs the command in a folder, and returns its exit code and its output.
  ///
  /// A command that cannot be started has the exit code 127.
  package static func run(_ arguments: [String], in folder: String) -> PackageVerification.Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    // The description of a package is read as JSON.
    process.standardError = arguments.first == "build" ? pipe : FileHandle.nullDevice
    do {
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    } catch {
      return (127, "error: 'swift' cannot be started: \(error.localizedDescription)")
    }
  }
}
