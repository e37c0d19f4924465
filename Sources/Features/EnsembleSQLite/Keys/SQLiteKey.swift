// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
public import EnsembleSharing
public import Foundation
public import GRDB

/// A key for values that are shared through a row of a database.
///
/// Create it with ``EnsembleSharing/SharedReaderKey/sqlite(_:table:database:decoder:encoder:)``.
public struct SQLiteKey<Value: Codable & Sendable>: SharedKey {
  let row: StoredRow<CodedRow<Value>>

  /// The identity of a value in a database.
  public struct ID: Hashable, Sendable {
    fileprivate let key: String
    fileprivate let table: String
    fileprivate let database: ObjectIdentifier
  }

  fileprivate init(_ location: CodedRow<Value>, _ database: (any DatabaseWriter)?) {
    @Dependency(\.defaultDatabase) var standard
    row = StoredRow(location, RowStores.process.store(of: database ?? standard))
  }

  public var id: ID {
    ID(
      key: row.location.key,
      table: row.table.lowercased(),
      database: ObjectIdentifier(row.store.database)
    )
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    loadRow(context, continuation)
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    row.subscribe(subscriber)
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    save(latest: { value }, context: context, continuation: continuation)
  }
}

extension SQLiteKey: RowKey {}

extension SQLiteKey: LatestValueKey {
  package func save(
    latest: @escaping @Sendable () -> Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    row.write(latest: latest) { continuation.resume(with: $0) }
  }
}

extension SQLiteKey: CustomStringConvertible {
  public var description: String {
    let key = String(reflecting: row.location.key)
    return row.table == CodedRow<Value>.standardTable
      ? ".sqlite(\(key))" : ".sqlite(\(key), table: \(String(reflecting: row.table)))"
  }
}

extension SharedReaderKey {
  /// Returns a key for a value that is shared through a row of a database, encoded as JSON.
  ///
  /// ```swift
  /// @Shared(.sqlite("settings")) var settings = Settings()
  /// ```
  ///
  /// The table has the columns `key TEXT PRIMARY KEY`, `value TEXT` and `version INTEGER`, which
  /// counts the changes of the row. The first change makes the table and the row; reading makes
  /// neither.
  ///
  /// A change is written immediately on another thread, in one transaction with all other pending
  /// changes. `save()` waits for the commit. To change several values in one transaction, use
  /// `withSharedTransaction`.
  ///
  /// A commit by another part of the program through the same `DatabaseWriter` becomes the value,
  /// unless a change of the value is pending, which will be committed later; if the row is deleted,
  /// the value becomes the default. See `followOtherProcesses(every:)` for other connections.
  ///
  /// A row that cannot be decoded is left alone until the next change, and the error, which names
  /// the row, is the `loadError` of the property. A value that cannot be written stays in memory,
  /// and the error is its `saveError`.
  ///
  /// - Parameters:
  ///   - key: The key of the row.
  ///   - table: The name of the table.
  ///   - database: The database; `\.defaultDatabase` by default.
  ///   - decoder: The decoder; a `JSONDecoder` by default.
  ///   - encoder: The encoder; by default a `JSONEncoder` with sorted keys.
  public static func sqlite<Value: Codable & Sendable>(
    _ key: String,
    table: String = "shared",
    database: (any DatabaseWriter)? = nil,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == SQLiteKey<Value> {
    SQLiteKey(CodedRow(key: key, table: table, decoder: decoder, encoder: encoder), database)
  }
}
#endif
