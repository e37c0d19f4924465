// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation
import Testing

/// A running program that writes until it is killed, and prints the numbers that would survive its
/// end.
///
/// Its executable lies beside that of the tests.
package final class WriterProgram {
  /// The number of programs that a test kills: `ENSEMBLE_KILLS` of the environment, or 4.
  package static var killCount: Int {
    ProcessInfo.processInfo.environment["ENSEMBLE_KILLS"].flatMap { Int($0) } ?? 4
  }

  private let process = Process()
  private let output = Pipe()
  // Stays open, so that a program that reads its input does not end.
  private let input = Pipe()
  private var bytes = Data()

  package init(_ name: String, _ arguments: String...) throws {
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: name)
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  // MARK: Reading

  /// Reads the numbers of the next line.
  package func readNumbers() throws -> [Int] {
    while true {
      if let numbers = nextNumbers() { return numbers }
      let new = output.fileHandleForReading.availableData
      try #require(!new.isEmpty, "The program has ended.")
      bytes += new
    }
  }

  /// Reads the next line, which has one number.
  package func readNumber() throws -> Int {
    try #require(try readNumbers().first)
  }

  /// Reads the last line of a program that has ended; nil if all lines were read.
  package func readLastNumbers() throws -> [Int]? {
    bytes += try output.fileHandleForReading.readToEnd() ?? Data()
    var last: [Int]?
    while let numbers = nextNumbers() { last = numbers }
    return last
  }

  private func nextNumbers() -> [Int]? {
    guard let end = bytes.firstIndex(of: 10) else { return nil }
    defer { bytes = Data(bytes[(end + 1)...]) }
    return String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
      .compactMap { Int($0) }
  }

  // MARK: Ending

  /// Waits until the program has ended.
  ///
  /// - Returns: Its status, or the signal that has ended it.
  @discardableResult
  package func waitUntilExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Sends a signal to the program, and waits until it has ended.
  @discardableResult
  package func end(by signal: CInt) -> Int32 {
    kill(process.processIdentifier, signal)
    return waitUntilExit()
  }

  /// Kills the program when it has printed some more lines.
  ///
  /// - Returns: The number in its last line; nil if it has printed none.
  package func killAfterReading(_ count: Int) throws -> Int? {
    var last: Int?
    for _ in 0..<count { last = try readNumber() }
    end(by: SIGKILL)
    return try readLastNumbers()?.first ?? last
  }
}
#endif
