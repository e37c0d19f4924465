// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleJournal
import Foundation
import GRDB

/// The rows of one store in a journal.
struct JournalRows: Sendable {
  let store: String
  /// The number of the opening, which each transaction checks.
  let opening: Int64
  let keepsHistory: Bool

  static func createTables(_ db: Database) throws {
    // SQLite has signed integers only: an unsigned number is stored as the signed one with the same
    // bits.
    try db.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS ensembleJournalStore (
          id TEXT NOT NULL PRIMARY KEY,
          opening INTEGER NOT NULL,
          used REAL NOT NULL
        );
        CREATE TABLE IF NOT EXISTS ensembleJournalEntry (
          store TEXT NOT NULL,
          number INTEGER NOT NULL,
          version INTEGER NOT NULL,
          time INTEGER NOT NULL,
          seedHigh INTEGER NOT NULL,
          seedLow INTEGER NOT NULL,
          nextStackElement INTEGER NOT NULL,
          origin INTEGER NOT NULL,
          isLast INTEGER NOT NULL,
          action BLOB NOT NULL,
          PRIMARY KEY (store, number)
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS ensembleJournalSnapshot (
          store TEXT NOT NULL,
          number INTEGER NOT NULL,
          version INTEGER NOT NULL,
          state BLOB NOT NULL,
          PRIMARY KEY (store, number)
        );
        """
    )
    let columns = try db.columns(in: "ensembleJournalStore").map(\.name)
    if !columns.contains("used") {
      try db.execute(
        sql: "ALTER TABLE ensembleJournalStore ADD COLUMN used REAL NOT NULL DEFAULT 0"
      )
    }
  }

  /// Returns the names of the stores that begin with a prefix and were not used since a date.
  static func unused(_ prefix: String, since date: Date?, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT id FROM ensembleJournalStore
        WHERE substr(id, 1, length(:prefix)) = :prefix AND used < :date
        """,
      arguments: [
        "prefix": prefix, "date": (date ?? .distantFuture).timeIntervalSince1970,
      ]
    )
  }

  /// Returns a number for the opening of a store, which no earlier one has had.
  static func open(_ store: String, _ db: Database) throws -> Int64 {
    let now = Date().timeIntervalSince1970
    // The count of openings of a removed store is lost, so the count begins with the time.
    try db.execute(
      sql: """
        INSERT INTO ensembleJournalStore (id, opening, used) VALUES (?, ?, ?)
        ON CONFLICT (id) DO UPDATE
        SET opening = max(opening + 1, excluded.opening), used = excluded.used
        """,
      arguments: [store, Int64(now * 1_000_000), now]
    )
    let sql = "SELECT opening FROM ensembleJournalStore WHERE id = ?"
    return try Int64.fetchOne(db, sql: sql, arguments: [store]) ?? 1
  }

  /// Checks that there is no later opening of the store, and updates the time of its last use.
  private func checkOpening(_ db: Database) throws {
    try db.execute(
      sql: "UPDATE ensembleJournalStore SET used = ? WHERE id = ? AND opening = ?",
      arguments: [Date().timeIntervalSince1970, store, opening]
    )
    if db.changesCount == 0 { throw JournalError.leaseLost(store: store) }
  }

  // MARK: Reading

  /// Returns the last snapshot and the entries after it, and sets aside entries that do not
  /// continue them, such as after a gap.
  func read(_ db: Database) throws -> JournalContents {
    var contents = JournalContents()
    if let row = try Row.fetchOne(
      db,
      sql: """
        SELECT number, version, state FROM ensembleJournalSnapshot WHERE store = ?
        ORDER BY number DESC LIMIT 1
        """,
      arguments: [store]
    ) {
      contents.snapshot = JournalSnapshot(
        number: UInt64(bitPattern: row["number"]),
        version: row["version"],
        state: row["state"]
      )
    }
    let start = contents.snapshot?.number ?? 0
    // The entries up to the last one that ends a drain.
    var whole = 0
    if contents.snapshot != nil {
      let rows = try Row.fetchCursor(
        db,
        sql: "SELECT * FROM ensembleJournalEntry WHERE store = ? AND number > ? ORDER BY number",
        arguments: [store, Int64(bitPattern: start)]
      )
      while let row = try rows.next(), let entry = Self.entry(row),
        entry.number == start + UInt64(contents.entries.count) + 1
      {
        contents.entries.append(entry)
        if entry.isLast { whole = contents.entries.count }
      }
      contents.entries.removeLast(contents.entries.count - whole)
    }
    if let copy = try moveAside(entriesAfter: start + UInt64(whole), db) {
      contents.problems.append(
        """
        The entries of '\(store)' behind the number \(start + UInt64(whole)) do not continue it. They are \
        kept as those of \(copy).
        """
      )
    }
    return contents
  }

  private static func entry(_ row: Row) -> JournalEntry? {
    guard let origin = UInt8(exactly: row["origin"] as Int64).flatMap(JournalEntry.Origin.init)
    else { return nil }
    return JournalEntry(
      number: UInt64(bitPattern: row["number"]),
      version: row["version"],
      stamp: JournalStamp(
        time: Date(
          timeIntervalSinceReferenceDate: Double(bitPattern: UInt64(bitPattern: row["time"]))
        ),
        seed: (UInt64(bitPattern: row["seedHigh"]), UInt64(bitPattern: row["seedLow"])),
        nextStackElement: row["nextStackElement"]
      ),
      origin: origin,
      isLast: row["isLast"],
      action: row["action"]
    )
  }

  // MARK: Writing

  func append(_ entries: [JournalEntry], _ db: Database) throws {
    try checkOpening(db)
    var next = try nextNumber(db)
    let statement = try db.cachedStatement(
      sql: "INSERT INTO ensembleJournalEntry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    for entry in entries {
      // The transaction is rolled back.
      if entry.number != next { throw JournalError.conflict(store: store, number: entry.number) }
      let stamp = entry.stamp
      try statement.execute(arguments: [
        store,
        Int64(bitPattern: entry.number),
        entry.version,
        Int64(bitPattern: stamp.time.timeIntervalSinceReferenceDate.bitPattern),
        Int64(bitPattern: stamp.seed.high),
        Int64(bitPattern: stamp.seed.low),
        stamp.nextStackElement,
        entry.origin.rawValue,
        entry.isLast,
        entry.action,
      ])
      next += 1
    }
  }

  private func nextNumber(_ db: Database) throws -> UInt64 {
    let last = try Int64.fetchOne(
      db,
      sql: """
        SELECT max(
          coalesce((SELECT max(number) FROM ensembleJournalEntry WHERE store = :store), 0),
          coalesce((SELECT max(number) FROM ensembleJournalSnapshot WHERE store = :store), 0)
        )
        """,
      arguments: ["store": store]
    )
    return UInt64(bitPattern: last ?? 0) + 1
  }

  func save(_ snapshot: JournalSnapshot, _ db: Database) throws {
    try checkOpening(db)
    try insert(snapshot, db)
    if keepsHistory { return }
    // The second-to-last snapshot is kept, too, with the entries after it.
    try db.execute(
      sql: """
        DELETE FROM ensembleJournalSnapshot WHERE store = :store AND number < (
          SELECT min(number) FROM (
            SELECT number FROM ensembleJournalSnapshot WHERE store = :store
            ORDER BY number DESC LIMIT 2
          )
        );
        DELETE FROM ensembleJournalEntry WHERE store = :store AND number <= (
          SELECT min(number) FROM ensembleJournalSnapshot WHERE store = :store
        );
        """,
      arguments: ["store": store]
    )
  }

  private func insert(_ snapshot: JournalSnapshot, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO ensembleJournalSnapshot VALUES (?, ?, ?, ?)",
      arguments: [store, Int64(bitPattern: snapshot.number), snapshot.version, snapshot.state]
    )
  }

  /// Removes all rows of the store.
  func remove(_ db: Database) throws {
    try checkOpening(db)
    for table in Self.tables {
      try db.execute(sql: "DELETE FROM \(table) WHERE store = ?", arguments: [store])
    }
    try db.execute(sql: "DELETE FROM ensembleJournalStore WHERE id = ?", arguments: [store])
  }

  // MARK: Moving aside

  /// Renames all rows, and begins with a new snapshot.
  func setAside(_ snapshot: JournalSnapshot, _ db: Database) throws -> String {
    try checkOpening(db)
    let name = try freeName(db)
    for table in Self.tables { try rename(to: name, in: table, after: -1, db) }
    try insert(snapshot, db)
    return "the store '\(name)'"
  }

  private func moveAside(entriesAfter number: UInt64, _ db: Database) throws -> String? {
    let count = try Int.fetchOne(
      db,
      sql: "SELECT count(*) FROM ensembleJournalEntry WHERE store = ? AND number > ?",
      arguments: [store, Int64(bitPattern: number)]
    )
    if count == 0 { return nil }
    let name = try freeName(db)
    try rename(to: name, in: Self.tables[0], after: Int64(bitPattern: number), db)
    return "the store '\(name)'"
  }

  private static let tables = ["ensembleJournalEntry", "ensembleJournalSnapshot"]

  private func rename(to name: String, in table: String, after number: Int64, _ db: Database)
    throws
  {
    try db.execute(
      sql: "UPDATE \(table) SET store = ? WHERE store = ? AND number > ?",
      arguments: [name, store, number]
    )
  }

  private func freeName(_ db: Database) throws -> String {
    let used = try Self.tables.reduce(into: Set<String>()) { used, table in
      used.formUnion(try String.fetchSet(db, sql: "SELECT DISTINCT store FROM \(table)"))
    }
    return JournalNames.setAside(store) { !used.contains($0) }
  }
}
#endif
