// SPDX-License-Identifier: MIT

#if SQLite
import Foundation
import GRDB

/// The row of a key and a value that is encoded as JSON.
struct CodedRow<Value: Codable & Sendable>: RowLocation {
  static var standardTable: String { "shared" }

  let key: String
  let table: String
  let decoder: JSONDecoder?
  let encoder: JSONEncoder?

  var description: String { "The value '\(key)' of the table '\(table)'" }

  func read(_ db: Database) throws -> StoredContent<Value>? {
    guard try hasTable(db) else { return nil }
    let statement = try db.cachedStatement(
      sql: "SELECT value, version FROM \(table.quoted) WHERE key = ?"
    )
    guard let row = try Row.fetchOne(statement, arguments: [key]) else { return nil }
    let value: DatabaseValue = row[0]
    let decoder = decoder
    return StoredContent(columns: [value, row[1]]) {
      guard let data = Data.fromDatabaseValue(value) else { throw NotTextError(value: value) }
      return try (decoder ?? JSONDecoder()).decode(Value.self, from: data)
    }
  }

  func encode(_ value: Value) throws -> @Sendable (Database) throws -> Void {
    let data = try (encoder ?? .sorted).encode(value)
    let text = String(decoding: data, as: UTF8.self)
    return { [self] db in
      if try !hasTable(db) { try createTable(db) }
      let statement = try db.cachedStatement(
        sql: """
          INSERT INTO \(table.quoted) (key, value, version) VALUES (?, ?, 1)
          ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = version + 1
          """
      )
      try statement.execute(arguments: [key, text])
    }
  }

  /// Returns whether the table exists.
  ///
  /// GRDB's own check uses a cache, which still contains a table after the transaction that created
  /// it was rolled back, and lacks tables that another connection has created.
  private func hasTable(_ db: Database) throws -> Bool {
    let statement = try db.cachedStatement(
      sql:
        "SELECT 1 FROM sqlite_master WHERE type IN ('table', 'view') AND lower(name) = lower(?)"
    )
    return try Bool.fetchOne(statement, arguments: [table]) ?? false
  }

  private func createTable(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE \(table.quoted) \
        (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL, version INTEGER NOT NULL)
        """
    )
  }
}

/// The error of a row whose value is neither text nor a blob.
private struct NotTextError: Error, CustomStringConvertible {
  let value: DatabaseValue

  var description: String { "its column 'value' contains \(value), which is not JSON text" }
}

extension String {
  /// The name in SQL; GRDB's own function does not expect quotes in names.
  fileprivate var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
#endif
