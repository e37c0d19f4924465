// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
@testable import EnsembleSQLite
import EnsembleSharing
import Foundation
import GRDB

extension DatabaseWriter {
  /// The text of a row of shared values; nil if there is no row, or no table.
  func text(_ key: String, table: String = "shared") throws -> String? {
    try read { db in
      guard try db.hasTable(table) else { return nil }
      return try String.fetchOne(
        db,
        sql: "SELECT value FROM \(table) WHERE key = ?",
        arguments: [key]
      )
    }
  }

  func version(_ key: String) throws -> Int? {
    try read { db in
      try Int.fetchOne(db, sql: "SELECT version FROM shared WHERE key = ?", arguments: [key])
    }
  }

  /// Writes a row as another part of a program would.
  func put(_ text: String, at key: String, table: String = "shared") throws {
    try write { db in
      try db.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS \(table)
          (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL, version INTEGER NOT NULL)
          """
      )
      try db.execute(
        sql: """
          INSERT INTO \(table) VALUES (?, ?, 1)
          ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = version + 1
          """,
        arguments: [key, text]
      )
    }
  }

  func delete(_ key: String) throws {
    try write { db in
      guard try db.hasTable("shared") else { return }
      try db.execute(sql: "DELETE FROM shared WHERE key = ?", arguments: [key])
    }
  }

  /// Waits until all changes of shared values are written, and all outside changes are delivered.
  func settle() async throws {
    let store = RowStores.process.store(of: self)
    await withCheckedContinuation { done in store.whenIdle { done.resume() } }
    try await write { _ in }
    await withCheckedContinuation { done in store.queue.async { done.resume() } }
  }

  /// Makes every write fail, or succeed again.
  func setReadOnly(_ isReadOnly: Bool) throws {
    try writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = \(isReadOnly)") }
  }

  func makePlayers(_ names: String...) throws {
    try write { db in
      try db.create(table: "player") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("name", .text).notNull().unique()
        table.column("score", .integer).notNull()
      }
      for name in names { try Player(id: nil, name: name).insert(db) }
    }
  }
}

extension Database {
  /// Queries SQLite itself, not GRDB's cache.
  func hasTable(_ name: String) throws -> Bool {
    let sql = "SELECT count(*) FROM sqlite_master WHERE name = ?"
    return try Int.fetchOne(self, sql: sql, arguments: [name]) == 1
  }
}

struct Player: Codable, Equatable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
  var id: Int?
  var name: String
  var score = 0
}

/// A property of any module, for a database of a test.
func makeShared<Value: Codable & Sendable>(
  _ value: Value,
  _ key: String,
  in database: any DatabaseWriter
) -> Shared<Value> {
  Shared(wrappedValue: value, .sqlite(key, database: database))
}

/// A folder of a test, which is deleted with its content.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "ensemble-sqlite-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }
}
#endif
