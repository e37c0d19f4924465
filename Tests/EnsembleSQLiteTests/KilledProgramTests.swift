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

  @Test("A killed program loses nothing that was saved, and breaks no transaction")
  func killed() throws {
    var random = SplitMix(seed: 1)
    for _ in 1...WriterProgram.killCount {
      let program = try start("loop")
      let last = try program.killAfterReading(Int.random(in: 1...30, using: &random))
      try check(atLeast: try #require(last))
    }
  }

  private func start(_ mode: String) throws -> WriterProgram {
    try WriterProgram("sqlite-writer", folder.path("x.sqlite"), mode)
  }

  private func check(atLeast number: Int) throws {
    let database = try DatabasePool(path: folder.path("x.sqlite"))
    let integrity = try database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
    #expect(integrity == "ok")
    let saved = try #require(try database.text("saved").flatMap { Int($0) })
    #expect((number...number + 1).contains(saved))
    // Each transaction keeps the sum of the two values constant.
    let from = try #require(try database.text("from").flatMap { Int($0) })
    let to = try #require(try database.text("to").flatMap { Int($0) })
    #expect(from + to == 0)
    #expect(to >= number)
    try database.close()
  }

  @Test("A killed program loses no entry that was appended, and is no obstacle to the next one")
  func journal() async throws {
    var random = SplitMix(seed: 2)
    for _ in 1...WriterProgram.killCount {
      let program = try start("journal")
      let count = Int.random(in: 1...30, using: &random)
      let last = try #require(try program.killAfterReading(count))
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
    try start("exit").waitUntilExit()
    let database = try DatabaseQueue(path: folder.path("x.sqlite"))
    #expect(try database.text("exit") == "100")
  }
}
#endif
