// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleConcurrency

// While the store of an element is alive, the field that holds the collection passes the elements
// that are removed from it, before they are released. So nothing is copied while an element exists:
// a copy would make the next change copy its buffers, and replace the identity that observers are
// registered with.

/// A weak cache of the stores of a collection's elements.
@MainActor
final class ElementStores<ID: Hashable, State, Action> {
  private struct Entry {
    weak var store: Store<State, Action>?
  }

  private let access: ElementsAccess<ID, State, Action>
  private var entries: [ID: Entry] = [:]
  private var sweepAt = 32
  private var isWatching = false
  /// The observers of the innermost observed value on the path to the collection, and its field.
  private var holder: (observers: BoxObservers, field: UInt64)?
  /// The sink of the field that holds the collection.
  private weak var sink: RemovalSink?

  init(_ access: ElementsAccess<ID, State, Action>) {
    self.access = access
  }

  /// Returns the id of the element that an identity of this collection refers to; nil for any
  /// other.
  func elementID(of store: StoreID) -> ID? { store.elementID(in: access.storeID) }

  /// Returns the store of an element, or nil if the element neither exists nor has a cached store.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - parent: The store of the collection.
  func store(id: ID, parent: AnyObject) -> Store<State, Action>? {
    if let store = entries[id]?.store { return store }
    guard let state = access.read(id) else { return nil }
    let store = Store<State, Action>(
      projection: ElementProjection(access, of: self, id: id, state: state),
      parent: parent
    )
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.store != nil }
      sweepAt = max(32, entries.count * 2)
    }
    entries[id] = Entry(store: store)
    watch()
    return store
  }

  private func projection(_ id: ID) -> ElementProjection<ID, State, Action>? {
    // See `store(id:)`.
    entries[id]?.store.map {
      unsafeDowncast($0.projection, to: ElementProjection<ID, State, Action>.self)
    }
  }
}

extension ElementStores: ReadWatcher {
  /// Registers with every observable value on the path to the elements.
  private func watch() {
    if isWatching { return }
    isWatching = true
    ReadCapture(for: self).capture(access.visit)
    let sink = holder.map { $0.observers.add(self, removedFrom: $0.field) }
    if let old = self.sink, old !== sink { old.remove(self) }
    self.sink = sink
    holder = nil
  }

  nonisolated func didWatch(_ observers: BoxObservers, _ fields: UInt64) {
    // Called by `watch`. The last value on the path is the one that holds the collection.
    MainActor.assumeIsolated { holder = (observers, fields) }
  }

  /// Notifies the observers of elements that were replaced since they were read.
  ///
  /// - Complexity: O(*n*) in the number of cached stores.
  nonisolated func mayHaveChanged() {
    // Stores, and so their engines, are confined to the main actor.
    MainActor.assumeIsolated {
      let element = access.currentElements()
      var isInUse = false
      for id in entries.keys {
        guard let projection = projection(id) else { continue }
        projection.notifyIfReplaced(by: element)
        isInUse = true
      }
      // The path may pass other values now.
      isWatching = false
      if isInUse { watch() }
    }
  }
}

extension ElementStores: RemovalReceiver {
  // A sink has receivers in the drains of stores only, which are confined to the main actor. So the
  // values that these functions pass to it stay on it.

  nonisolated func willRemove<RemovedID: Hashable, Element>(_ element: Element, id: RemovedID) {
    guard let id = id as? ID,
      let state = element as? State ?? (element as? StackEntry<State>)?.state
    else { return }
    let removed = UncheckedSendable((id: id, state: state))
    MainActor.assumeIsolated { projection(removed.value.id)?.keep(removed.value.state) }
  }

  nonisolated func didReplace<Value>(_ old: Value, by new: Value) {
    let values = UncheckedSendable((old: old, new: new))
    MainActor.assumeIsolated {
      guard let old = access.elements(values.value.old), let new = access.elements(values.value.new)
      else { return }
      for id in entries.keys where new(id) == nil {
        if let state = old(id) { projection(id)?.keep(state) }
      }
    }
  }
}
