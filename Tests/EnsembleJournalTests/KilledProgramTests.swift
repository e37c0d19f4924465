// SPDX-License-Identifier: MIT

#if os(Linux)
  import EnsembleJournal
  import Foundation
  import TestTools
  import Testing

  /// Programs that end while they write a journal.
  @Suite("Killed programs", .serialized, .timeLimit(.minutes(20)))
  struct KilledProgramTests {
    /// `ENSEMBLE_KILLS` is the number of programs to kill.
    private static let count =
      ProcessInfo.processInfo.environment["ENSEMBLE_KILLS"].flatMap { Int($0) } ?? 4

    @Test func `a killed program loses nothing that was committed`() throws {
      let folder = try TemporaryFolder()
      var random = SplitMix(seed: 1)
      var last = 0
      for _ in 1...Self.count {
        let program = try Program(folder)
        let restored = try program.readNumber()
        #expect(restored >= last)
        last = restored
        for _ in 0..<random.next(40) { last = try program.readNumber() }
        kill(program.process.processIdentifier, SIGKILL)
        program.process.waitUntilExit()
        last = try program.readLastNumber() ?? last
      }
      #expect(last > 0)
      #expect(folder.names(of: "counter").filter { $0.contains("damaged") } == [])
    }

    /// Without a delay, the program ends while its journal waits for a state; with one, before the first write.
    @Test(arguments: [0, 3_600_000])
    func `a program that exits writes what waits`(delay: Int) throws {
      let folder = try TemporaryFolder()
      for life in 0..<4 {
        let program = try Program(folder, "120", "\(delay)")
        #expect(try program.readNumber() == 120 * life)
        program.process.waitUntilExit()
        #expect(program.process.terminationStatus == 0)
      }
    }
  }

  /// A running program of `Tests/JournalWriter`.
  private final class Program {
    let process = Process()
    private let output = Pipe()
    private var bytes = Data()

    init(_ folder: TemporaryFolder, _ arguments: String...) throws {
      process.executableURL = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "journal-writer")
      process.arguments = [folder.url.path] + arguments
      process.standardOutput = output
      try process.run()
    }

    /// Reads the next number.
    func readNumber() throws -> Int {
      while true {
        if let number = nextNumber() { return number }
        let new = output.fileHandleForReading.availableData
        try #require(!new.isEmpty, "The program has ended.")
        bytes += new
      }
    }

    /// Reads the last number of a program that has ended.
    func readLastNumber() throws -> Int? {
      bytes += try output.fileHandleForReading.readToEnd() ?? Data()
      var last: Int?
      while let number = nextNumber() { last = number }
      return last
    }

    private func nextNumber() -> Int? {
      guard let end = bytes.firstIndex(of: 10) else { return nil }
      defer { bytes = Data(bytes[(end + 1)...]) }
      return Int(String(decoding: bytes[..<end], as: UTF8.self))
    }
  }
#endif
