// SPDX-License-Identifier: MIT

#if SQLite
import GRDB

/// The location of a shared value in a database.
protocol RowLocation<Value>: Sendable, CustomStringConvertible {
  associatedtype Value: Sendable

  /// The table that contains the value.
  var table: String { get }

  /// Returns the stored content; nil if there is none. Never creates a table.
  func read(_ db: Database) throws -> StoredContent<Value>?

  /// Encodes a value; called without access to the database.
  ///
  /// - Returns: A function that writes the value, inside a transaction.
  func encode(_ value: Value) throws -> @Sendable (Database) throws -> Void
}

/// The stored content: the columns by which it is compared, and the value.
struct StoredContent<Value: Sendable>: Sendable {
  let columns: [DatabaseValue]
  let decode: @Sendable () throws -> Value
}
#endif
