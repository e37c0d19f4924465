// SPDX-License-Identifier: MIT

#if SQLite
import Ensemble
import EnsembleJournal
import EnsembleSQLite
import Foundation
import GRDB
import JournalTools
import Testing

@Suite("Journals in databases")
struct SQLiteJournalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A database in a file, or in memory.
  enum Place: CaseIterable {
    case file
    case memory
  }

  private func database(in place: Place = .file) throws -> any DatabaseWriter {
    switch place {
    case .file: try DatabasePool(path: folder.path("x.sqlite"))
    case .memory: try DatabaseQueue()
    }
  }

  private func contract() throws -> JournalContract {
    JournalContract(SQLiteJournal(try database()))
  }

  @Test(arguments: Place.allCases)
  func `a store has what was written to it`(place: Place) async throws {
    try await JournalContract(SQLiteJournal(try database(in: place))).keepsWhatIsWritten()
  }

  @Test func `a store is open once, in whatever journal of a file`() async throws {
    try await contract().opensOnce(SQLiteJournal(try database()))
  }

  @Test func `a store is closed when it is released`() async throws {
    let journal = SQLiteJournal(try database())
    do { _ = try await journal.open("a") }
    await (try journal.open("a").store).close()
  }

  @Test func `a store in memory is open once`() async throws {
    let database = try database(in: .memory)
    try await JournalContract(SQLiteJournal(database)).opensOnce(SQLiteJournal(database))
    let (store, _) = try await SQLiteJournal(database).open("a")
    _ = try await SQLiteJournal(try self.database(in: .memory)).open("a")
    await store.close()
  }

  @Test(arguments: JournalContract.conflicts)
  func `entries that do not follow the last one are refused as a whole`(
    numbers: [UInt64]
  ) async throws {
    try await contract().refuses(numbers)
  }

  @Test(arguments: [false, true])
  func `entries before the last but one snapshot are removed`(keepsHistory: Bool) async throws {
    let database = try database()
    try await JournalContract(SQLiteJournal(database, keepsHistory: keepsHistory))
      .fillWithSnapshots()
    let (entries, snapshots) = try await database.read { db in
      (
        try Int.fetchAll(db, sql: "SELECT number FROM ensembleJournalEntry ORDER BY number"),
        try Int.fetchAll(db, sql: "SELECT number FROM ensembleJournalSnapshot ORDER BY number")
      )
    }
    #expect(entries == Array(keepsHistory ? 1...31 : 21...31))
    #expect(snapshots == (keepsHistory ? [0, 10, 20, 30] : [20, 30]))
  }

  @Test func `a snapshot may be later than the entries`() async throws {
    try await contract().skipsToSnapshot()
  }

  @Test func `a store that is set aside begins anew`() async throws {
    try await contract().setsAside()
  }

  @Test(arguments: Place.allCases)
  func `a store that is removed begins anew`(place: Place) async throws {
    try await JournalContract(SQLiteJournal(try database(in: place))).removes()
  }

  @Test(arguments: Place.allCases)
  func `the stores that nobody has open are listed`(place: Place) async throws {
    try await JournalContract(SQLiteJournal(try database(in: place))).lists()
  }

  @Test(arguments: Place.allCases)
  func `a check finds the database`(place: Place) async throws {
    try await JournalContract(SQLiteJournal(try database(in: place))).checks()
  }

  @Test func `a check finds that a database is closed`() async throws {
    let database = try database()
    let journal = SQLiteJournal(database)
    try await journal.check()
    try database.close()
    await #expect(throws: DatabaseError.self) { try await journal.check() }
  }

  @Test func `tables without the time of use get it`() async throws {
    let database = try database()
    try await database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE ensembleJournalStore (id TEXT NOT NULL PRIMARY KEY, opening INTEGER NOT NULL);
          INSERT INTO ensembleJournalStore VALUES ('old', 3)
          """
      )
    }
    let journal = SQLiteJournal(database)
    #expect(try await journal.stores(beginningWith: "", unusedSince: Date()) == ["old"])
    await (try journal.open("old").store).close()
  }

  @Test(arguments: [
    ("DELETE FROM ensembleJournalEntry WHERE number = 3", 2, 2),
    ("DELETE FROM ensembleJournalEntry WHERE number = 1", 0, 4),
    ("UPDATE ensembleJournalEntry SET origin = 9 WHERE number = 4", 3, 2),
    ("UPDATE ensembleJournalEntry SET origin = -1 WHERE number = 4", 3, 2),
    ("DELETE FROM ensembleJournalSnapshot", 0, 5),
    ("UPDATE ensembleJournalEntry SET isLast = 0 WHERE number > 3", 3, 2),
  ])
  func `what does not continue the store is kept under another name`(
    damage: String,
    count: Int,
    kept: Int
  ) async throws {
    let database = try database()
    try await JournalContract(SQLiteJournal(database)).keepsDamage(behind: count) {
      try await database.write { try $0.execute(sql: damage) }
    }
    let rows = try await database.read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM ensembleJournalEntry WHERE store = 'a.1'")
    }
    #expect(rows == kept)
  }

  @Test(arguments: JournalContract.invalidNames)
  func `a name that no file can have is refused`(name: String) async throws {
    try await contract().refusesName(name)
  }

  @Test func `links to a file are that file`() async throws {
    let first = try database()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("y.sqlite"),
      withDestinationPath: folder.path("x.sqlite")
    )
    let second = try DatabasePool(path: folder.path("y.sqlite"))
    try await JournalContract(SQLiteJournal(first)).opensOnce(SQLiteJournal(second))
  }

  @Test func `databases in memory with one name are one`() async throws {
    let name = UUID().uuidString
    let (first, second) = (try DatabaseQueue(named: name), try DatabaseQueue(named: name))
    try await JournalContract(SQLiteJournal(first)).opensOnce(SQLiteJournal(second))
  }

  @Test func `a store that somebody else has opened regardless is not written`() async throws {
    let database = try database()
    let store = try await JournalContract(SQLiteJournal(database)).filled(1)
    // As after the removal of the file with the lock.
    try await database.write {
      try $0.execute(sql: "UPDATE ensembleJournalStore SET opening = opening + 1")
    }
    await #expect(throws: JournalError.leaseLost(store: "a")) {
      try await store.append([JournalEntry(2)])
    }
    await #expect(throws: JournalError.leaseLost(store: "a")) {
      try await store.save(JournalSnapshot(1))
    }
    await #expect(throws: JournalError.leaseLost(store: "a")) {
      _ = try await store.setAside(beginningWith: JournalSnapshot(1))
    }
    await #expect(throws: JournalError.leaseLost(store: "a")) { try await store.remove() }
  }

  @Test func `the openings of a removed store are not repeated`() async throws {
    let database = try database()
    let journal = SQLiteJournal(database)
    var openings: Set<Int64> = []
    for _ in 0..<3 {
      let (store, _) = try await journal.open("a")
      let opening = try await database.read { db in
        try Int64.fetchOne(db, sql: "SELECT opening FROM ensembleJournalStore")
      }
      openings.insert(try #require(opening))
      try await store.remove()
    }
    #expect(openings.count == 3)
  }

  @Test func `the tables can be created by a migration`() async throws {
    let database = try database()
    try await database.write { try SQLiteJournal.createTables(in: $0) }
    try await JournalContract(SQLiteJournal(database)).keepsWhatIsWritten()
  }

  @MainActor
  @Test(arguments: Place.allCases)
  func `a store continues where it was`(place: Place) async throws {
    let journal = SQLiteJournal(try database(in: place))
    for life in 0..<3 {
      let store = try await Ledger.open(in: journal)
      #expect(store.numbers == Array(0..<10 * life))
      for _ in 0..<10 { store.send(.added) }
      try await store.journal?.close()
    }
  }
}
#endif
