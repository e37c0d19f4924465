// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
public import EnsembleSharing
public import GRDB

/// A key for a record that is shared through its row of a table; nil if there is no row.
///
/// Create it with ``EnsembleSharing/SharedReaderKey/record(_:id:database:)``.
public struct RecordKey<Record: FetchableRecord & MutablePersistableRecord & Sendable>: SharedKey {
  public typealias Value = Record?

  let row: StoredRow<RecordRow<Record>>

  /// The identity of a record in a database.
  public struct ID: Hashable, Sendable {
    fileprivate let primaryKey: DatabaseValue
    fileprivate let table: String
    fileprivate let database: ObjectIdentifier
  }

  fileprivate init(_ primaryKey: DatabaseValue, _ database: (any DatabaseWriter)?) {
    @Dependency(\.defaultDatabase) var standard
    row = StoredRow(
      RecordRow(primaryKey: primaryKey),
      RowStores.process.store(of: database ?? standard)
    )
  }

  public var id: ID {
    ID(
      primaryKey: row.location.primaryKey,
      table: row.table.lowercased(),
      database: ObjectIdentifier(row.store.database)
    )
  }

  public func load(context: LoadContext<Record?>, continuation: LoadContinuation<Record?>) {
    loadRow(context, continuation)
  }

  public func subscribe(
    context: LoadContext<Record?>,
    subscriber: SharedSubscriber<Record?>
  ) -> SharedSubscription {
    row.subscribe(subscriber)
  }

  public func save(_ value: Record?, context: SaveContext, continuation: SaveContinuation) {
    save(latest: { value }, context: context, continuation: continuation)
  }
}

extension RecordKey: RowKey {}

extension RecordKey: LatestValueKey {
  package func save(
    latest: @escaping @Sendable () -> Record?,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    row.write(latest: latest) { continuation.resume(with: $0) }
  }
}

extension RecordKey: CustomStringConvertible {
  public var description: String { ".record(\(Record.self).self, id: \(row.location.primaryKey))" }
}

extension SharedReaderKey {
  /// Returns a key for a record that is shared through its row of a table.
  ///
  /// ```swift
  /// @Shared(.record(Player.self, id: id)) var player: Player?
  ///
  /// $player.withLock { $0?.score += 1 }
  /// $player.withLock { $0 = nil }  // Deletes the row.
  /// ```
  ///
  /// The value is nil if there is no row with the primary key; changing it to nil deletes the row,
  /// and any other change updates or inserts it. The record must keep its primary key: another one
  /// is not written, and the error is the `saveError` of the property.
  ///
  /// Changes are written, and followed, as by ``sqlite(_:table:database:decoder:encoder:)``. The
  /// table must exist, or the property has a `loadError`.
  ///
  /// - Parameters:
  ///   - type: The type of the record, whose table has a primary key of one column.
  ///   - id: The value of the primary key.
  ///   - database: The database; `\.defaultDatabase` by default.
  public static func record<Record>(
    _ type: Record.Type,
    id: some DatabaseValueConvertible,
    database: (any DatabaseWriter)? = nil
  ) -> Self where Self == RecordKey<Record> {
    RecordKey(id.databaseValue, database)
  }
}
#endif
