// SPDX-License-Identifier: MIT

import Foundation

/// The attackers, in a process of the lowest priority, since real ones would not use the server's
/// processors.
struct Attackers {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// The numbers of connections that the server ended in time, and too late.
  struct Outcome {
    var ended = 0
    var late = 0

    static func += (left: inout Outcome, right: Outcome) {
      left = Outcome(ended: left.ended + right.ended, late: left.late + right.late)
    }
  }

  init(port: Int, megabits: Int) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "nice", "-n", "19", CommandLine.arguments[0], "attackers", "--port", "\(port)", "--megabits",
      "\(megabits)",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Ends the attack.
  func finish() throws -> Outcome {
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let counts = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard counts.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    return Outcome(ended: counts[0], late: counts[1])
  }
}
