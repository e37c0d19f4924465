// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleConcurrency
public import EnsembleJournal
public import Foundation
public import GRDB

/// A journal in a database, for any number of stores.
///
/// ```swift
/// @Dependency(\.defaultDatabase) var database
/// let store = try await Store(
///   initialState: Todos.State(),
///   journal: SQLiteJournal(database),
///   id: "todos"
/// ) {
///   Todos()
/// }
/// ```
///
/// Its tables, `ensembleJournalStore`, `ensembleJournalEntry` and `ensembleJournalSnapshot`, are
/// created with the first store. If your migrator erases the database on a change of the schema,
/// create them in a migration, by ``createTables(in:)``. Entries that are appended together are
/// written by one transaction, which waits for the disk (`PRAGMA synchronous = FULL`), whatever the
/// configuration of the connection.
///
/// A process locks the stores that it has open, by files in a folder beside the database. An
/// in-memory database cannot have other processes.
///
/// Available with the package trait `SQLite`.
public struct SQLiteJournal: Journal {
  private let database: any DatabaseWriter
  private let keepsHistory: Bool

  /// Creates a journal in a database.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - keepsHistory: If `true`, entries are kept even if later snapshots contain them.
  public init(_ database: any DatabaseWriter, keepsHistory: Bool = false) {
    self.database = database
    self.keepsHistory = keepsHistory
  }

  /// Creates the tables of journals, unless they exist.
  public static func createTables(in db: GRDB.Database) throws {
    try JournalRows.createTables(db)
  }

  public func open(
    _ id: String
  ) async throws -> (store: any OpenJournal, contents: JournalContents) {
    guard let lock = try JournalRowsLock(id, database, try await path()) else {
      throw JournalError.inUse(store: id)
    }
    let (rows, contents) = try await database.durably { [keepsHistory] db in
      try JournalRows.createTables(db)
      let opening = try JournalRows.open(id, db)
      let rows = JournalRows(store: id, opening: opening, keepsHistory: keepsHistory)
      return (rows, try rows.read(db))
    }
    return (OpenRows(rows, database, lock), contents)
  }

  public func stores(
    beginningWith prefix: String,
    unusedSince date: Date?
  ) async throws -> [String] {
    let unused = try await database.write { db in
      try JournalRows.createTables(db)
      return try JournalRows.unused(prefix, since: date, db)
    }
    let path = try await path()
    let closed = try JournalNames.listed(unused, beginningWith: prefix).filter { store in
      try !JournalRowsLock.isHeld(store, database, path)
    }
    return closed
  }

  public func check() async throws {
    // A query without a table would not read the file.
    _ = try await database.read { db in
      try Int.fetchOne(db, sql: "SELECT 1 FROM sqlite_master LIMIT 1")
    }
  }

  /// Returns the path of the database's file; empty for a database in memory.
  private func path() async throws -> String {
    // SQLite resolves links and relative paths.
    let file = try await database.read { db in
      try String.fetchOne(db, sql: "SELECT file FROM pragma_database_list WHERE name = 'main'")
    }
    return file ?? ""
  }
}

/// A store that is open in a database.
private final class OpenRows: OpenJournal {
  private let rows: JournalRows
  private let database: any DatabaseWriter
  /// The lock, which ends with this object; nil after `close`.
  private let lock: LockIsolated<JournalRowsLock?>

  init(_ rows: JournalRows, _ database: any DatabaseWriter, _ lock: JournalRowsLock) {
    self.rows = rows
    self.database = database
    self.lock = LockIsolated(lock)
  }

  func append(_ entries: [JournalEntry]) async throws {
    try await write { [rows] in try rows.append(entries, $0) }
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try await write { [rows] in try rows.save(snapshot, $0) }
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try await write { [rows] in try rows.setAside(snapshot, $0) }
  }

  func remove() async throws {
    try await write { [rows] in try rows.remove($0) }
    let old = lock.withValue { lock in
      defer { lock = nil }
      return lock
    }
    old?.removeFile()
  }

  func close() async { lock.setValue(nil) }

  private func write<Result: Sendable>(
    _ body: @escaping @Sendable (GRDB.Database) throws -> Result
  ) async throws -> Result {
    // Retaining the lock keeps the store from being opened again during the write, even if it is
    // closed.
    guard let lock = lock.value else { throw JournalError.notOpen(store: rows.store) }
    defer { withExtendedLifetime(lock) {} }
    return try await database.durably(body)
  }
}

extension DatabaseWriter {
  /// Runs a transaction that has reached the disk when this returns.
  fileprivate func durably<Result: Sendable>(
    _ body: @escaping @Sendable (GRDB.Database) throws -> Result
  ) async throws -> Result {
    try await writeWithoutTransaction { db in
      // The setting belongs to the connection, and cannot be changed within a transaction.
      let setting = try Int.fetchOne(db, sql: "PRAGMA synchronous") ?? 2
      if setting < 2 { try db.execute(sql: "PRAGMA synchronous = FULL") }
      defer { if setting < 2 { try? db.execute(sql: "PRAGMA synchronous = \(setting)") } }
      var result: Result?
      try db.inTransaction(.immediate) {
        result = try body(db)
        return .commit
      }
      // The closure was called: otherwise, `inTransaction` has thrown.
      return result!
    }
  }
}

/// An exclusive lock on a store in the journal, released when the object is deallocated or the
/// process ends.
private final class JournalRowsLock: Sendable {
  /// The stores that are open in databases in memory.
  private static let inMemory = LockIsolated<Set<OpenStore>>([])

  private struct OpenStore: Hashable {
    /// The identity of the database; nil if `path` names it.
    let database: ObjectIdentifier?
    let path: String
    let store: String

    init(_ store: String, _ database: any DatabaseWriter) {
      let isNamed = database.path.contains("mode=memory")
      self.database = isNamed ? nil : ObjectIdentifier(database)
      path = database.path
      self.store = store
    }
  }

  private let file: FileLock?
  private let openStore: OpenStore?

  /// Acquires the lock; returns nil if the store is open already, in this process or in another
  /// one.
  ///
  /// - Parameter path: The path of the database's file; empty for a database in memory.
  init?(_ store: String, _ database: any DatabaseWriter, _ path: String) throws {
    guard let name = JournalNames.fileName(of: store) else {
      throw JournalError.invalidName(store)
    }
    if path.isEmpty {
      let openStore = OpenStore(store, database)
      file = nil
      guard Self.inMemory.withValue({ $0.insert(openStore).inserted }) else {
        self.openStore = nil
        return nil
      }
      self.openStore = openStore
    } else {
      openStore = nil
      let folder = JournalRowsLock.folder(path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let lock = try FileLock(folder.appending(path: name)) else {
        file = nil
        return nil
      }
      file = lock
    }
  }

  /// Removes the file with the lock, for a store that is removed.
  func removeFile() { file?.removeFile() }

  /// Returns whether the store is locked, by this process or another one.
  static func isHeld(
    _ store: String,
    _ database: any DatabaseWriter,
    _ path: String
  ) throws -> Bool {
    if path.isEmpty { return inMemory.withValue { $0.contains(OpenStore(store, database)) } }
    guard let name = JournalNames.fileName(of: store) else { return false }
    return try FileLock.isHeld(folder(path).appending(path: name))
  }

  private static func folder(_ path: String) -> URL {
    URL(filePath: path + "-stores", directoryHint: .isDirectory)
  }

  deinit {
    if let openStore { Self.inMemory.withValue { _ = $0.remove(openStore) } }
  }
}
#endif
