// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Foundation

/// A journal in memory, which ends with the process.
///
/// Useful in tests and previews, and for inspecting the history of a store. A journal with a bound
/// also keeps the entries before the last snapshot, as many as fit:
///
/// ```swift
/// let journal = MemoryJournal(bytesPerStore: 10_000_000)
/// for span in journal.history(of: "todos") {
///   print("\(span.entries.count) actions after the action \(span.snapshot?.number ?? 0)")
/// }
/// ```
public final class MemoryJournal: Journal {
  fileprivate struct Store {
    /// The number of the current opening; nil if the store is closed.
    var opening: Int?
    var history: MemoryHistory
    var last: UInt64 = 0
    /// The time of the last opening or writing.
    var used = Date()
    /// The replicas that have joined the store, by the number of their opening.
    var members: [Int: Member] = [:]
  }

  fileprivate struct Member {
    /// The number of the last entry that the member has.
    var number: UInt64
    let onAppend: @Sendable () -> Void
  }

  fileprivate struct Stores {
    var all: [String: Store] = [:]
    var openings = 0
  }

  fileprivate let stores = LockIsolated(Stores())
  /// The maximum number of bytes that are kept of each store; nil for no maximum.
  fileprivate let bytesPerStore: Int?

  /// Creates an empty journal.
  ///
  /// With a bound, the last entries of each store are kept together with the snapshots from which
  /// they can be replayed. If a store has more bytes, its oldest snapshots are evicted, each with
  /// the entries up to the next one. The last snapshot and the entries after it are never evicted,
  /// because the store continues with them. So right after a snapshot, a store has at most that
  /// many bytes, or only the last snapshot; until the next snapshot, the entries may exceed the
  /// bound. ``JournalOptions/entriesPerSnapshot`` limits their number.
  ///
  /// The size of an entry is the size of its action, and the size of a snapshot is the size of its
  /// state, plus their other properties. Evicting takes O(*n*) in the number of kept snapshots.
  ///
  /// - Parameter bytesPerStore: The number of bytes to keep of each store; nil for the last
  ///   snapshot and the entries after it.
  public init(bytesPerStore: Int? = nil) {
    self.bytesPerStore = bytesPerStore
  }

  /// Returns the last snapshot of a store, and the entries after it. The store need not be open.
  public func contents(of id: String) -> JournalContents {
    stores.withValue { $0.all[id]?.history.last ?? JournalContents() }
  }

  /// Returns the snapshots of a store in order, each with the entries up to the next one. The store
  /// need not be open.
  ///
  /// The store continues with the last one. The entries of each snapshot follow without a gap, so a
  /// journal with one of the elements alone opens with the state of that time. Empty for a store
  /// without a snapshot.
  ///
  /// - Complexity: O(*n*) in the number of snapshots.
  public func history(of id: String) -> [JournalContents] {
    let spans = stores.withValue { $0.all[id]?.history.spans ?? [] }
    return spans.filter { $0.snapshot != nil }
  }

  /// Closes all stores, as the end of their process would.
  package func closeAll() {
    stores.withValue { stores in
      for id in stores.all.keys {
        stores.all[id]?.opening = nil
        stores.all[id]?.members = [:]
      }
    }
  }

  public func open(
    _ id: String
  ) async throws -> (store: any OpenJournal, contents: JournalContents) {
    guard JournalNames.isValid(id) else { throw JournalError.invalidName(id) }
    let (opening, contents) = try stores.withValue { [bytesPerStore] stores in
      var store = stores.all[id] ?? Store(history: MemoryHistory(limit: bytesPerStore))
      if store.opening != nil || !store.members.isEmpty { throw JournalError.inUse(store: id) }
      stores.openings += 1
      store.opening = stores.openings
      store.used = Date()
      stores.all[id] = store
      return (stores.openings, store.history.last)
    }
    return (OpenMemoryJournal(journal: self, id: id, opening: opening), contents)
  }

  public func stores(
    beginningWith prefix: String,
    unusedSince date: Date?
  ) async throws -> [String] {
    let unused = stores.withValue { stores in
      stores.all
        .filter { $0.value.opening == nil && $0.value.members.isEmpty }
        .filter { $0.value.used < date ?? .distantFuture }
        .map(\.key)
    }
    return JournalNames.listed(unused, beginningWith: prefix)
  }

  public func check() async throws {}
}

extension MemoryJournal: SharedJournal {
  public func join(
    _ id: String,
    onAppend: @escaping @Sendable () -> Void
  ) async throws -> (store: any JoinedJournal, contents: JournalContents) {
    guard JournalNames.isValid(id) else { throw JournalError.invalidName(id) }
    let (opening, contents) = try stores.withValue { [bytesPerStore] stores in
      var store = stores.all[id] ?? Store(history: MemoryHistory(limit: bytesPerStore))
      if store.opening != nil { throw JournalError.inUse(store: id) }
      stores.openings += 1
      store.members[stores.openings] = Member(number: store.last, onAppend: onAppend)
      store.used = Date()
      stores.all[id] = store
      return (stores.openings, store.history.last)
    }
    return (JoinedMemoryJournal(journal: self, id: id, opening: opening), contents)
  }
}

/// A replica's access to a store in memory.
private final class JoinedMemoryJournal: JoinedJournal {
  let journal: MemoryJournal
  let id: String
  let opening: Int

  init(journal: MemoryJournal, id: String, opening: Int) {
    self.journal = journal
    self.id = id
    self.opening = opening
  }

  deinit {
    end()
  }

  func begin(with snapshot: JournalSnapshot) async throws -> JournalContents {
    try update { store in
      if store.history.last.snapshot == nil { store.history.save(snapshot) }
      return store.history.last
    }
  }

  func append(_ entries: [JournalEntry]) async throws {
    let others = try update { [id, opening] store in
      for (offset, entry) in entries.enumerated()
      where entry.number != store.last + UInt64(offset) + 1 {
        throw JournalError.conflict(store: id, number: entry.number)
      }
      store.history.append(entries)
      store.last += UInt64(entries.count)
      store.members[opening]?.number = store.last
      return store.members.filter { $0.key != opening }.values.map(\.onAppend)
    }
    for other in others { other() }
  }

  func entries(after number: UInt64) async throws -> [JournalEntry] {
    try update { [id, opening] store in
      store.members[opening]?.number = store.last
      let entries = store.history.spans.flatMap(\.entries).filter { $0.number > number }
      if number < store.last, entries.first?.number != number + 1 {
        throw JournalError.forgotten(store: id, number: number + 1)
      }
      return entries
    }
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try update { store in
      if store.history.last.snapshot?.number ?? 0 < snapshot.number {
        // The entries that replicas have not read yet are kept, so that these replicas can
        // continue.
        let behind = store.members.values.map(\.number).min() ?? store.last
        store.history.save(snapshot, keepingEntriesAfter: behind)
      }
    }
  }

  func leave() async { end() }

  private func end() {
    journal.stores.withValue { [id, opening] stores in
      stores.all[id]?.members[opening] = nil
    }
  }

  private func update<R: Sendable>(
    _ body: @Sendable (inout MemoryJournal.Store) throws -> R
  ) throws -> R {
    try journal.stores.withValue { [id, opening] stores in
      // Removes the store from the table while it is changed, because a second reference would copy
      // its entries. Errors are thrown before any change.
      guard stores.all[id]?.members[opening] != nil, var store = stores.all.removeValue(forKey: id)
      else { throw JournalError.notOpen(store: id) }
      defer { stores.all[id] = store }
      store.used = Date()
      return try body(&store)
    }
  }
}

/// A store that is open in memory.
private final class OpenMemoryJournal: OpenJournal {
  let journal: MemoryJournal
  let id: String
  let opening: Int

  init(journal: MemoryJournal, id: String, opening: Int) {
    self.journal = journal
    self.id = id
    self.opening = opening
  }

  deinit {
    end()
  }

  func append(_ entries: [JournalEntry]) async throws {
    try update { [id] store in
      for (offset, entry) in entries.enumerated()
      where entry.number != store.last + UInt64(offset) + 1 {
        throw JournalError.conflict(store: id, number: entry.number)
      }
      store.history.append(entries)
      store.last += UInt64(entries.count)
    }
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try update { store in
      store.history.save(snapshot)
      store.last = max(store.last, snapshot.number)
    }
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    let limit = journal.bytesPerStore
    return try journal.stores.withValue { [id, opening] stores in
      guard let store = stores.all[id], store.opening == opening else {
        throw JournalError.notOpen(store: id)
      }
      let name = JournalNames.setAside(id) { stores.all[$0] == nil }
      stores.all[name] = MemoryJournal.Store(history: store.history, last: store.last)
      stores.all[id] = MemoryJournal.Store(
        opening: opening,
        history: MemoryHistory(JournalContents(snapshot: snapshot), limit: limit),
        last: snapshot.number
      )
      return name
    }
  }

  func remove() async throws {
    let old = try journal.stores.withValue { [id, opening] stores in
      guard stores.all[id]?.opening == opening else { throw JournalError.notOpen(store: id) }
      return stores.all.removeValue(forKey: id)?.history
    }
    withExtendedLifetime(old) {}
  }

  func close() async { end() }

  private func end() {
    journal.stores.withValue { [id, opening] stores in
      if stores.all[id]?.opening == opening { stores.all[id]?.opening = nil }
    }
  }

  private func update(_ body: @Sendable (inout MemoryJournal.Store) throws -> Void) throws {
    try journal.stores.withValue { [id, opening] stores in
      // Removes the store from the table while it is changed, because a second reference would copy
      // its entries. Errors are thrown before any change.
      guard stores.all[id]?.opening == opening, var store = stores.all.removeValue(forKey: id)
      else { throw JournalError.notOpen(store: id) }
      defer { stores.all[id] = store }
      try body(&store)
      store.used = Date()
    }
  }
}
