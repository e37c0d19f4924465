// SPDX-License-Identifier: MIT

/// A weak cache of the stores of a collection's elements.
@MainActor
final class ElementStores<ID: Hashable, State, Action> {
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

  /// Returns the id of the element that an identity of this collection refers to; nil for any
  /// other.
  func elementID(of store: StoreID) -> ID? { store.elementID(in: access.place) }

  /// Returns the store of an element, or nil if the element neither exists nor has a cached store.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - parent: The store of the collection.
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
  /// Notifies the observers of elements that were replaced since they were read.
  ///
  /// - Complexity: O(*n*) in the number of cached stores.
  nonisolated func mayHaveChanged() {
    // Stores, and so their engines, are confined to the main actor.
    MainActor.assumeIsolated {
      let element = access.currentElements()
      var isRead: ID?
      for (id, entry) in entries {
        guard let store = entry.store else { continue }
        // See `store(id:)`.
        let projection = unsafeDowncast(
          store.projection,
          to: ElementProjection<ID, State, Action>.self
        )
        projection.notifyIfReplaced(by: element)
        if projection.isReadAlone { isRead = id }
      }
      access.watchAgain(isRead)
    }
  }
}
