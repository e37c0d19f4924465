// SPDX-License-Identifier: MIT

#if os(Linux)
  import EnsembleConcurrency
  import Foundation
  import TestTools
  import Testing

  /// Programs that end while they change shared values.
  @Suite(.serialized, .timeLimit(.minutes(10))) struct KilledProgramTests {
    private struct Record: Decodable {
      let number: Int
      let text: String
    }

    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// `ENSEMBLE_KILLS` is the number of programs to kill.
    private static let count =
      ProcessInfo.processInfo.environment["ENSEMBLE_KILLS"].flatMap { Int($0) } ?? 4

    @Test func killedProgramLosesNothingThatWasSaved() throws {
      var random = SplitMix(seed: 1)
      for number in 1...Self.count {
        let program = try Program(folder, "loop")
        // One program runs long enough to lose changes that waited for too long.
        let lineCount = Int.random(in: 1...30, using: &random)
        var last = try program.readNumbers()
        for _ in 1..<lineCount { last = try program.readNumbers() }
        if number == 2 { while last.old == 0 { last = try program.readNumbers() } }
        program.process.terminate(with: SIGKILL)
        last = try program.readLastNumbers() ?? last
        let saved = try record("saved.json")
        let behind = try record("behind.json")
        #expect(saved.number >= last.saved)
        #expect(saved.number <= last.saved + 1)
        #expect(behind.number >= last.old)
      }
      #expect(folder.names.filter { $0.hasSuffix(".corrupt") } == [])
    }

    @Test func endingProgramWritesAllThatWaits() throws {
      let program = try Program(folder, "exit")
      program.process.waitUntilExit()
      #expect(folder.text("exit.json") == "3")
      #expect(folder.text("defaults.json")?.contains("3") == true)
      #expect(folder.names == ["defaults.json", "exit.json"])
    }

    @Test func terminatedTerminalWritesAllThatWaits() throws {
      let program = try Program(folder, "terminal")
      while folder.text("exit.json") == nil { sched_yield() }
      program.process.terminate(with: SIGTERM)
      #expect(program.process.terminationStatus == SIGTERM)
      #expect(folder.text("exit.json") == "3")
    }

    private func record(_ name: String) throws -> Record {
      let data = try Data(contentsOf: folder.url(name))
      let record = try JSONDecoder().decode(Record.self, from: data)
      #expect(record.text == String(repeating: "\(record.number) ", count: 2_000))
      return record
    }
  }

  /// A running program of `Tests/SharedWriter`.
  private final class Program {
    let process = Process()
    private let output = Pipe()
    private let input = Pipe()
    private var bytes = Data()

    init(_ folder: TemporaryFolder, _ mode: String) throws {
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("shared-writer")
      process.arguments = [folder.path, mode]
      process.standardOutput = output
      process.standardInput = input
      try process.run()
    }

    /// Reads a line with the number that was saved, and the one that was current some time ago.
    func readNumbers() throws -> (saved: Int, old: Int) {
      while true {
        if let line = nextLine() { return try #require(numbers(line)) }
        let new = output.fileHandleForReading.availableData
        try #require(!new.isEmpty, "The program has ended.")
        bytes += new
      }
    }

    /// Reads the last line of a program that has ended.
    func readLastNumbers() throws -> (saved: Int, old: Int)? {
      bytes += try output.fileHandleForReading.readToEnd() ?? Data()
      var last: (saved: Int, old: Int)?
      while let line = nextLine() { last = numbers(line) }
      return last
    }

    private func nextLine() -> Data? {
      guard let end = bytes.firstIndex(of: 10) else { return nil }
      defer { bytes = Data(bytes[(end + 1)...]) }
      return bytes[..<end]
    }

    private func numbers(_ line: Data) -> (saved: Int, old: Int)? {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  extension Process {
    fileprivate func terminate(with signal: CInt) {
      kill(processIdentifier, signal)
      waitUntilExit()
    }
  }
#endif
