// SPDX-License-Identifier: MIT

/// The stores of one collection's elements that somebody holds.
@MainActor
final class ElementStores<ID: Hashable & Sendable, State, Action> {
  private struct Entry {
    weak var store: Store<State, Action>?
  }

  private let access: ElementsAccess<ID, State, Action>
  private var entries: [ID: Entry] = [:]
  private var sweepAt = 32

  init(_ access: ElementsAccess<ID, State, Action>) {
    self.access = access
    access.watcher = self
  }

  /// The id of the element with a store of an identity; nil if that is not one of these.
  func elementID(of store: StoreID) -> ID? { store.elementID(in: access.place) }

  /// The store of an element that is known to be there, or was when its store was made; otherwise nil.
  ///
  /// - Parameter parent: The store of the collection.
  func store(id: ID, parent: AnyObject) -> Store<State, Action>? {
    if let store = entries[id]?.store { return store }
    guard let state = access.read(id) else { return nil }
    let store = Store<State, Action>(
      projection: ElementProjection(access, of: self, id: id, fallback: detached(state)),
      parent: parent
    )
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.store != nil }
      sweepAt = max(32, entries.count * 2)
    }
    entries[id] = Entry(store: store)
    return store
  }
}

extension ElementStores: ReadWatcher {
  /// Looks after the elements that were read: another one may be in the place of one of them.
  ///
  /// - Complexity: O(*n*) in the stores that are held.
  nonisolated func mayHaveChanged() {
    // Stores, and so their engines, are confined to the main actor.
    MainActor.assumeIsolated {
      let element = access.elementsNow()
      var isRead: ID?
      for (id, entry) in entries {
        guard let store = entry.store else { continue }
        // See `store(id:)`.
        let projection = unsafeDowncast(
          store.projection,
          to: ElementProjection<ID, State, Action>.self
        )
        projection.tellIfReplaced(by: element)
        if projection.isReadAlone { isRead = id }
      }
      access.watchAgain(isRead)
    }
  }
}
