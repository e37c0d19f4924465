// SPDX-License-Identifier: MIT

#if SQLite
import Dispatch
import EnsembleConcurrency
import EnsembleInternals
import GRDB

/// The store of each database that keeps shared values in use.
///
/// `@unchecked Sendable`: the table is guarded by `lock`.
final class RowStores: @unchecked Sendable {
  private struct Entry {
    weak var store: RowStore?
  }

  /// The stores of the process, which write their pending changes before it ends.
  static let process: RowStores = {
    let stores = RowStores()
    ProgramEnd.add { stores.waitUntilWritten(within: .now() + 2) }
    return stores
  }()

  private let lock = Lock()
  // A store retains its database, so the identity of a database with an entry in use is not reused.
  private var entries: [ObjectIdentifier: Entry] = [:]

  func store(of database: any DatabaseWriter) -> RowStore {
    let id = ObjectIdentifier(database)
    if let store = lock.withLock({ entries[id]?.store }) { return store }
    let new = RowStore(database)
    return lock.withLock {
      if let store = entries[id]?.store { return store }
      entries = entries.filter { $0.value.store != nil }
      entries[id] = Entry(store: new)
      return new
    }
  }

  private func waitUntilWritten(within limit: DispatchTime) {
    let group = DispatchGroup()
    for store in lock.withLock({ entries.values.compactMap(\.store) }) {
      group.enter()
      store.whenIdle { group.leave() }
    }
    _ = group.wait(timeout: limit)
  }
}
#endif
