// SPDX-License-Identifier: MIT

#if SQLite
import GRDB

/// The row of a record, by its primary key.
struct RecordRow<Record: FetchableRecord & MutablePersistableRecord & Sendable>: RowLocation {
  let primaryKey: DatabaseValue

  var table: String { Record.databaseTableName }

  var description: String { "The record with the primary key \(primaryKey) of '\(table)'" }

  func read(_ db: Database) throws -> StoredContent<Record?>? {
    guard let row = try Row.fetchOne(db, Record.filter(key: primaryKey)) else {
      // A missing row has a content of its own, nil, so that a property that is given this key does
      // not keep its previous value.
      return StoredContent(columns: []) { nil }
    }
    // Decoded here, as a row cannot leave the access to its database.
    let record = Result { try Record(row: row) }
    return StoredContent(columns: Array(row.databaseValues)) { try record.get() }
  }

  func encode(_ value: Record?) throws -> @Sendable (Database) throws -> Void {
    guard let value else {
      return { [primaryKey] db in _ = try Record.deleteOne(db, key: primaryKey) }
    }
    return { [primaryKey, table] db in
      let columns = try db.primaryKey(table).columns
      let actual = try columns.map { try value.databaseDictionary[$0] ?? .null }
      guard actual == [primaryKey] else {
        throw PrimaryKeyError(columns: columns, expected: primaryKey, actual: actual)
      }
      var value = value
      try value.save(db)
    }
  }
}

/// The error of a record whose primary key differs from the one in the key of the shared value.
private struct PrimaryKeyError: Error, CustomStringConvertible {
  let columns: [String]
  let expected: DatabaseValue
  let actual: [DatabaseValue]

  var description: String {
    """
    its primary key (\(columns.joined(separator: ", "))) is \(actual), and not \(expected) as that \
    of the key; use a key for the other record instead
    """
  }
}
#endif
