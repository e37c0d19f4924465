// SPDX-License-Identifier: MIT

import Foundation

/// The command `swift`, as a replay runs it.
package struct SwiftCommand: Sendable {
  /// The result of a run.
  package struct Result: Equatable, Sendable {
    package var status: Int32
    /// The standard output, and the standard error of a run that shows its progress.
    package var output: String

    package init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }
  }

  /// Runs the command with arguments in a folder, and may show its output on standard error as it comes.
  package var run:
    @Sendable (_ arguments: [String], _ folder: URL, _ showsProgress: Bool) throws -> Result

  package init(
    run: @escaping @Sendable ([String], URL, _ showsProgress: Bool) throws -> Result
  ) {
    self.run = run
  }

  /// The command of the toolchain that is found first.
  package static let toolchain = SwiftCommand { arguments, folder, showsProgress in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    if showsProgress { process.standardError = pipe }
    try process.run()
    var output = Data()
    let reader = pipe.fileHandleForReading
    while case let part = reader.availableData, !part.isEmpty {
      output += part
      if showsProgress { try? FileHandle.standardError.write(contentsOf: part) }
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: output, as: UTF8.self)
    )
  }
}
