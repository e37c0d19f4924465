// SPDX-License-Identifier: MIT

import Foundation

/// The attackers, in a process of the lowest priority, since real ones would not use the server's
/// processors.
struct Attackers {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// The numbers of connections that the server ended in time, and too late; of a flood, those of
  /// pages that it opened and refused.
  struct Outcome {
    var ended = 0
    var late = 0

    static func += (left: inout Outcome, right: Outcome) {
      left = Outcome(ended: left.ended + right.ended, late: left.late + right.late)
    }
  }

  init(port: Int, megabits: Int) throws {
    try self.init(["attackers", "--port", "\(port)", "--megabits", "\(megabits)"])
  }

  /// Starts attackers that open pages, each from the next of some addresses.
  init(port: Int, addresses: Int) throws {
    try self.init(["floods", "--port", "\(port)", "--addresses", "\(addresses)"])
  }

  private init(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["nice", "-n", "19", CommandLine.arguments[0]] + arguments
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
