// SPDX-License-Identifier: MIT

#if SQLite
import GRDB

/// The place of a shared value in a database.
protocol StoredPlace<Value>: Sendable, CustomStringConvertible {
  associatedtype Value: Sendable

  /// The table that contains the value.
  var table: String { get }

  /// Returns the content of the place; nil if there is none. Makes no table.
  func read(_ db: Database) throws -> StoredContent<Value>?

  /// Encodes a value; called without access to the database.
  ///
  /// - Returns: A function that writes the value, inside a transaction.
  func encode(_ value: Value) throws -> @Sendable (Database) throws -> Void
}

/// The content of a place: what it is compared by, and the value.
struct StoredContent<Value: Sendable>: Sendable {
  let columns: [DatabaseValue]
  let decode: @Sendable () throws -> Value
}
#endif
