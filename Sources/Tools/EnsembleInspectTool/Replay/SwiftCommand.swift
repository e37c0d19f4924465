// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Foundation

/// The command `swift`, as a replay runs it.
package struct SwiftCommand: Sendable {
  /// The result of a run.
  package struct Result: Equatable, Sendable {
    package var status: Int32
    /// The standard output, and the standard error if the run has shown its progress.
    package var output: String

    package init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }
  }

  /// Runs the command with arguments in a folder, and may show its output on standard error as it
  /// comes.
  package var run:
    @Sendable (_ arguments: [String], _ folder: URL, _ showsProgress: Bool) throws -> Result

  /// Ends a run that is in progress.
  package var stop: @Sendable () -> Void

  package init(
    run: @escaping @Sendable ([String], URL, _ showsProgress: Bool) throws -> Result,
    stop: @escaping @Sendable () -> Void = {}
  ) {
    self.run = run
    self.stop = stop
  }

  /// Returns the `swift` command of the first toolchain in `PATH`.
  package static func toolchain() -> Self {
    let running = LockIsolated<pid_t?>(nil)
    return SwiftCommand { arguments, folder, showsProgress in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift"] + arguments
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      let pipe = Pipe()
      process.standardOutput = pipe
      if showsProgress { process.standardError = pipe }
      try process.run()
      let id = process.processIdentifier
      running.setValue(id)
      defer { running.setValue(nil) }
      let output = read(pipe.fileHandleForReading, showsProgress: showsProgress)
      process.waitUntilExit()
      return Result(
        status: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: String(decoding: output, as: UTF8.self)
      )
    } stop: {
      if let id = running.value { kill(id, SIGTERM) }
    }
  }

  private static func read(_ file: FileHandle, showsProgress: Bool) -> Data {
    var output = Data()
    while case let part = file.availableData, !part.isEmpty {
      output += part
      if showsProgress { try? FileHandle.standardError.write(contentsOf: part) }
    }
    return output
  }
}
