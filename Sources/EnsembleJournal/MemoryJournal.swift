// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Foundation

/// A journal in memory, which ends with the process.
///
/// Useful in tests and previews, and for looking at what a store has done.
public final class MemoryJournal: Journal {
  fileprivate struct Store {
    /// The number of the current opening; nil if the store is closed.
    var opening: Int?
    var contents = JournalContents()
    var last: UInt64 = 0
    /// The time of the last opening or writing.
    var used = Date()
  }

  fileprivate struct Stores {
    var all: [String: Store] = [:]
    var openings = 0
  }

  fileprivate let stores = LockIsolated(Stores())

  /// Creates an empty journal.
  public init() {}

  /// Returns the contents of a store, which need not be open.
  public func contents(of id: String) -> JournalContents {
    stores.withValue { $0.all[id]?.contents ?? JournalContents() }
  }

  /// Closes all stores, as the end of their process would.
  package func closeAll() {
    stores.withValue { stores in
      for id in stores.all.keys { stores.all[id]?.opening = nil }
    }
  }

  public func open(
    _ id: String
  ) async throws -> (store: any OpenJournal, contents: JournalContents) {
    guard JournalNames.isValid(id) else { throw JournalError.invalidName(id) }
    let (opening, contents) = try stores.withValue { stores in
      var store = stores.all[id] ?? Store()
      if store.opening != nil { throw JournalError.inUse(store: id) }
      stores.openings += 1
      store.opening = stores.openings
      store.used = Date()
      stores.all[id] = store
      return (stores.openings, store.contents)
    }
    return (OpenMemoryJournal(journal: self, id: id, opening: opening), contents)
  }

  public func stores(
    beginningWith prefix: String,
    unusedSince date: Date?
  ) async throws -> [String] {
    let unused = stores.withValue { stores in
      stores.all
        .filter { $0.value.opening == nil && $0.value.used < date ?? .distantFuture }
        .map(\.key)
    }
    return JournalNames.listed(unused, beginningWith: prefix)
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
      store.contents.entries += entries
      store.last += UInt64(entries.count)
    }
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try update { store in
      store.contents.snapshot = snapshot
      store.contents.entries.removeAll { $0.number <= snapshot.number }
      store.last = max(store.last, snapshot.number)
    }
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try journal.stores.withValue { [id, opening] stores in
      guard let store = stores.all[id], store.opening == opening else {
        throw JournalError.notOpen(store: id)
      }
      let name = JournalNames.setAside(id) { stores.all[$0] == nil }
      stores.all[name] = MemoryJournal.Store(contents: store.contents, last: store.last)
      stores.all[id] = MemoryJournal.Store(
        opening: opening,
        contents: JournalContents(snapshot: snapshot),
        last: snapshot.number
      )
      return name
    }
  }

  func remove() async throws {
    let old = try journal.stores.withValue { [id, opening] stores in
      guard stores.all[id]?.opening == opening else { throw JournalError.notOpen(store: id) }
      return stores.all.removeValue(forKey: id)?.contents
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
      guard var store = stores.all[id], store.opening == opening else {
        throw JournalError.notOpen(store: id)
      }
      try body(&store)
      store.used = Date()
      stores.all[id] = store
    }
  }
}
