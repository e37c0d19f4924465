// SPDX-License-Identifier: MIT

#if SQLite
import GRDB

/// The observer of the commits of a database, for the rows that keep shared values.
///
/// `@unchecked Sendable`: GRDB calls all methods in the database's writer, one at a time.
final class RowObserver: TransactionObserver, @unchecked Sendable {
  private weak var store: RowStore?
  private var changedTables: Set<String> = []
  /// Whether tables with unknown names were changed.
  private var hasOtherChanges = false

  init(_ store: RowStore) {
    self.store = store
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
    store?.isFollowing(eventKind.tableName) ?? false
  }

  func databaseDidChange(with event: DatabaseEvent) {
    changedTables.insert(event.tableName.lowercased())
  }

  func databaseDidChange() {
    hasOtherChanges = true
  }

  func databaseDidCommit(_ db: Database) {
    let tables = hasOtherChanges ? nil : changedTables
    forget()
    store?.check(tables, db)
  }

  func databaseDidRollback(_ db: Database) {
    forget()
  }

  private func forget() {
    changedTables = []
    hasOtherChanges = false
  }
}
#endif
