// SPDX-License-Identifier: MIT

#if PostgreSQL && os(Linux)
import EnsembleJournal
import EnsemblePostgreSQL
import TestTools
import Testing

/// Programs that end while they write a journal in PostgreSQL.
@Suite(
  "Killed programs with journals in PostgreSQL",
  .enabled(if: Server.parameters != nil, "ENSEMBLE_POSTGRESQL names no server"),
  .serialized,
  .timeLimit(.minutes(20))
)
struct KilledPostgreSQLProgramTests {
  private let server: Server

  init() async throws {
    server = try await Server()
  }

  /// Opens the store when the lease of the last program has ended.
  private func open() async throws -> (store: any OpenJournal, contents: JournalContents) {
    let journal = PostgreSQLJournal(server.database)
    return try await whenFree { try await journal.open("counter") }
  }

  @Test func `a killed program loses nothing that was committed`() async throws {
    var random = SplitMix(seed: 3)
    var last = 0
    for _ in 1...WriterProgram.killCount {
      let program = try WriterProgram("journal-writer", server.database)
      // The program waits until the lease of the previous one has expired.
      let restored = try program.readNumber()
      #expect(restored >= last)
      last = try program.killAfterReading(random.next(40)) ?? restored
    }
    #expect(last > 0)
    let (store, contents) = try await open()
    #expect(contents.problems == [])
    #expect(Int(contents.entries.last?.number ?? contents.snapshot?.number ?? 0) >= last)
    #expect(contents.entries.last?.isLast != false)
    await store.close()
  }
}
#endif
