// SPDX-License-Identifier: MIT

#if SQLite && os(Linux)
  import EnsembleJournal
  import EnsembleSQLite
  import Foundation
  import GRDB
  import TestTools
  import Testing

  /// Programs that end while they write to a database.
  @Suite("Programs that end", .serialized, .timeLimit(.minutes(10)))
  struct KilledSQLiteProgramTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// `ENSEMBLE_KILLS` is the number of programs to kill.
    private static let count =
      ProcessInfo.processInfo.environment["ENSEMBLE_KILLS"].flatMap { Int($0) } ?? 4

    @Test("A killed program loses nothing that was saved, and breaks no transaction")
    func killed() throws {
      var random = SplitMix(seed: 1)
      for _ in 1...Self.count {
        let program = try Program(folder, "loop")
        var last = 0
        for _ in 1...Int.random(in: 1...30, using: &random) { last = try program.readNumber() }
        kill(program.process.processIdentifier, SIGKILL)
        program.process.waitUntilExit()
        last = try program.readLastNumber() ?? last
        try check(atLeast: last)
      }
    }

    private func check(atLeast number: Int) throws {
      let database = try DatabasePool(path: folder.path("x.sqlite"))
      let integrity = try database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
      #expect(integrity == "ok")
      let saved = try #require(try database.text("saved").flatMap { Int($0) })
      #expect((number...number + 1).contains(saved))
      // Their sum is constant in each transaction.
      let from = try #require(try database.text("from").flatMap { Int($0) })
      let to = try #require(try database.text("to").flatMap { Int($0) })
      #expect(from + to == 0)
      #expect(to >= number)
      try database.close()
    }

    @Test("A killed program loses no entry that was appended, and is no obstacle to the next one")
    func journal() async throws {
      var random = SplitMix(seed: 2)
      for _ in 1...Self.count {
        let program = try Program(folder, "journal")
        var last = 0
        for _ in 1...Int.random(in: 1...30, using: &random) { last = try program.readNumber() }
        kill(program.process.processIdentifier, SIGKILL)
        program.process.waitUntilExit()
        last = try program.readLastNumber() ?? last
        let database = try DatabasePool(path: folder.path("x.sqlite"))
        let (store, contents) = try await SQLiteJournal(database).open("a")
        #expect(contents.problems == [])
        #expect(Int(contents.entries.last?.number ?? contents.snapshot?.number ?? 0) >= last)
        #expect(contents.entries.last?.isLast != false)
        await store.close()
        try database.close()
      }
    }

    @Test("A program that exits writes what waits")
    func exit() throws {
      let program = try Program(folder, "exit")
      program.process.waitUntilExit()
      let database = try DatabaseQueue(path: folder.path("x.sqlite"))
      #expect(try database.text("exit") == "100")
    }
  }

  /// A running program of `Tests/SQLiteWriter`.
  private final class Program {
    let process = Process()
    private let output = Pipe()
    private var bytes = Data()

    init(_ folder: TemporaryFolder, _ mode: String) throws {
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("sqlite-writer")
      process.arguments = [folder.path("x.sqlite"), mode]
      process.standardOutput = output
      try process.run()
    }

    /// Reads a line with the number that was saved.
    func readNumber() throws -> Int {
      while true {
        if let number = nextNumber() { return number }
        let new = output.fileHandleForReading.availableData
        try #require(!new.isEmpty, "The program has ended.")
        bytes += new
      }
    }

    /// Reads the last line of a program that has ended.
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
