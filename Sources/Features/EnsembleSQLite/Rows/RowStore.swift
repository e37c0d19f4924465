// SPDX-License-Identifier: MIT

#if SQLite
import Dispatch
import EnsembleInternals
import EnsembleSharing
import GRDB
import OrderedCollections

/// The rows of a database that keep shared values, and the transactions that write them.
///
/// One transaction runs at a time, and contains all changes that are pending when it begins. Values
/// are encoded and decoded on `queue`, without access to the database, so that a thread that
/// changes a value may wait for the database meanwhile.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`, under which no other code runs.
final class RowStore: @unchecked Sendable {
  private struct Followed {
    weak var row: (any AnyStoredRow)?
    /// In lowercase, as SQLite compares names.
    let table: String
  }

  private struct State {
    /// The rows with a change that waits, in the order of their last changes.
    var waiting: OrderedDictionary<ObjectIdentifier, any AnyStoredRow> = [:]
    /// Whether there is a pending change that was not tried yet.
    var needsWork = false
    var isBusy = false
    /// The number of groups of changes that are being made.
    var openGroups = 0
    /// The generation, incremented when a group begins. Values that were encoded in an older one
    /// are encoded again.
    var groupCount = 0
    /// The group whose changes to a row are to be written together.
    var groups: [ObjectIdentifier: Int] = [:]
    var idleWaiters: [@Sendable () -> Void] = []
    var followed: [Int: Followed] = [:]
    /// The number of rows that are followed, by table.
    var tables: [String: Int] = [:]
    var lastFollowed = 0
    var observer: RowObserver?

    /// Marks the store as busy if there is work to do now. Returns whether it was marked.
    mutating func begin() -> Bool {
      guard needsWork, !isBusy, openGroups == 0 else { return false }
      isBusy = true
      return true
    }
  }

  let database: any DatabaseWriter
  let queue = DispatchQueue(label: "EnsembleSQLite")
  private let lock = Lock()
  private var state = State()

  init(_ database: any DatabaseWriter) {
    self.database = database
  }

  // MARK: Writing

  /// Schedules the write of a row.
  func write(_ row: any AnyStoredRow) {
    start {
      let id = ObjectIdentifier(row)
      $0.waiting[id] = nil
      $0.waiting[id] = row
      $0.needsWork = true
    }
  }

  /// Changes the state, and starts to work if that makes it possible.
  private func start(_ update: (inout State) -> Void) {
    let isReady = lock.withLock {
      update(&state)
      return state.begin()
    }
    if isReady { queue.async { [self] in work() } }
  }

  /// Calls a function when no change is waiting any more.
  func whenIdle(_ done: @escaping @Sendable () -> Void) {
    let isIdle = lock.withLock {
      if !state.isBusy, !state.needsWork { return true }
      state.idleWaiters.append(done)
      return false
    }
    if isIdle { done() }
  }

  /// Encodes the changes that wait, and writes them.
  private func work() {
    let begun: (rows: OrderedDictionary<ObjectIdentifier, any AnyStoredRow>, count: Int)? =
      lock.withLock {
        guard state.openGroups == 0 else { return nil }
        defer {
          state.needsWork = false
          state.waiting = [:]
        }
        return (state.waiting, state.groupCount)
      }
    guard let (rows, count) = begun else { return endWork() }
    let writes = rows.values.map { $0.prepareWrite() }
    let parts: [RowTransaction]? = lock.withLock {
      // A group may have changed a value before it was encoded, and another one after that.
      guard state.groupCount == count else {
        state.waiting = rows.merging(state.waiting) { $1 }
        state.needsWork = true
        return nil
      }
      return RowTransaction.parts(writes) { state.groups[$0] }
    }
    if let parts { write(parts) } else { endWork() }
  }

  private func write(_ parts: [RowTransaction]) {
    for part in parts {
      if let error = part.error { fail(part, error, nil) }
    }
    let writable = parts.filter { $0.error == nil }
    if writable.isEmpty { return endWork() }
    let all = RowTransaction(joining: writable)
    database.asyncWrite { db in
      try all.perform(db)
    } completion: { [self] db, result in
      switch result {
      case .success: succeed(all)
      case .failure(let error) where writable.count == 1:
        fail(all, all.commitError(error), db)
      // The value at fault must not keep the others from being written.
      case .failure: for part in writable { writeAlone(part, db) }
      }
      endWork()
    }
  }

  private func writeAlone(_ part: RowTransaction, _ db: Database) {
    do {
      try db.inTransaction {
        try part.perform(db)
        return .commit
      }
      succeed(part)
    } catch {
      fail(part, part.commitError(error), db)
    }
  }

  private func succeed(_ transaction: RowTransaction) {
    lock.withLock {
      for write in transaction.writes {
        let id = ObjectIdentifier(write.row)
        if state.waiting[id] == nil { state.groups[id] = nil }
      }
    }
    for write in transaction.writes { write.row.end(write.change) }
  }

  /// - Parameter db: The access to the database after the failure; nil if it was not accessed.
  private func fail(_ transaction: RowTransaction, _ error: DatabaseValueError, _ db: Database?) {
    let isGroup = transaction.writes.count > 1
    lock.withLock {
      for write in transaction.writes {
        let id = ObjectIdentifier(write.row)
        // The next change of one of the rows writes all of them.
        if isGroup { state.waiting[id] = write.row } else { state.groups[id] = nil }
      }
    }
    for write in transaction.writes {
      write.row.end(write.change, with: error, keepsChange: isGroup, db)
    }
  }

  private func endWork() {
    var isReady = false
    let idle = lock.withLock {
      state.isBusy = false
      isReady = state.begin()
      guard !state.isBusy, !state.needsWork else { return [] as [@Sendable () -> Void] }
      defer { state.idleWaiters = [] }
      return state.idleWaiters
    }
    if isReady { queue.async { [self] in work() } }
    for done in idle { done() }
  }

  // MARK: Groups

  /// Begins a group: no changes are written until it ends.
  func beginGroup() {
    lock.withLock {
      state.openGroups += 1
      state.groupCount += 1
    }
  }

  /// Ends a group: changes are written again, and the changes of the given rows in one transaction.
  func endGroup(_ rows: [any AnyStoredRow]) {
    start { state in
      state.openGroups -= 1
      let group = state.groupCount
      let ids = Set(rows.map { ObjectIdentifier($0) })
      let joined = Set(ids.compactMap { state.groups[$0] })
      // Rows whose earlier group could not be written yet stay together: they join this group.
      for (id, other) in state.groups where joined.contains(other) { state.groups[id] = group }
      for id in ids { state.groups[id] = group }
    }
  }

  // MARK: Following

  /// Checks a row now, and after each commit that changes its table, until the subscription ends.
  func follow(_ row: any AnyStoredRow) -> SharedSubscription {
    let table = row.table.lowercased()
    let (id, observer) = lock.withLock {
      state.lastFollowed += 1
      state.followed[state.lastFollowed] = Followed(row: row, table: table)
      state.tables[table, default: 0] += 1
      let isFirst = state.observer == nil
      let observer = state.observer ?? RowObserver(self)
      state.observer = observer
      return (state.lastFollowed, isFirst ? observer : nil)
    }
    database.asyncWriteWithoutTransaction { [weak row] db in
      if let observer { db.add(transactionObserver: observer, extent: .observerLifetime) }
      row?.check(db)
    }
    return SharedSubscription { [weak self] in self?.unfollow(id) }
  }

  private func unfollow(_ id: Int) {
    lock.withLock {
      guard let table = state.followed.removeValue(forKey: id)?.table else { return }
      let count = state.tables[table, default: 0] - 1
      state.tables[table] = count > 0 ? count : nil
    }
  }

  func isFollowing(_ table: String) -> Bool {
    let table = table.lowercased()
    return lock.withLock { state.tables[table] != nil }
  }

  /// Checks the rows of tables that were changed; of all tables if nil.
  func check(_ tables: Set<String>?, _ db: Database) {
    let rows = lock.withLock {
      state.followed.values.filter { tables?.contains($0.table) ?? true }.compactMap(\.row)
    }
    for row in rows { row.check(db) }
  }
}
#endif
