// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

/// The child stores that somebody holds, by where they were scoped to.
///
/// Held weakly: what is no longer on screen is released.
@MainActor
final class ScopedStores {
  private struct Entry {
    // Kept, so that no other key path can take their addresses.
    let state: AnyKeyPath
    let action: AnyKeyPath
    weak var store: AnyObject?
    var elements: AnyObject?
  }

  // A feature has few children, and a literal is one object: comparing addresses in a row is faster
  // than hashing two key paths.
  private var entries: [Entry] = []

  nonisolated init() {}

  func store<State, Action>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> Store<State, Action>
  ) -> Store<State, Action> {
    let index = find(state, action)
    if let index, let store = entries[index].store {
      // Key paths determine the types of a store's state and actions.
      return unsafeDowncast(store, to: Store<State, Action>.self)
    }
    let store = make()
    if let index {
      entries[index].store = store
    } else {
      insert(Entry(state: state, action: action, store: store))
    }
    return store
  }

  func elements<Elements: AnyObject>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> Elements
  ) -> Elements {
    if let index = find(state, action), let elements = entries[index].elements {
      // Key paths determine the types of an element's state and actions.
      return unsafeDowncast(elements, to: Elements.self)
    }
    let elements = make()
    entries.append(Entry(state: state, action: action, elements: elements))
    return elements
  }

  func forget(_ state: AnyKeyPath, _ action: AnyKeyPath) {
    if let index = find(state, action) { entries.remove(at: index) }
  }

  private func find(_ state: AnyKeyPath, _ action: AnyKeyPath) -> Int? {
    if let index = entries.firstIndex(where: { $0.state === state && $0.action === action }) {
      return index
    }
    // Key paths with captured values, or from generic code, are made anew each time.
    return entries.firstIndex { $0.state == state && $0.action == action }
  }

  private func insert(_ entry: Entry) {
    // Paths with captured values could otherwise pile up.
    if entries.count == entries.capacity {
      entries.removeAll { $0.store == nil && $0.elements == nil }
    }
    entries.append(entry)
  }
}

/// The stores of one collection's elements that somebody holds.
@MainActor
final class ElementStores<ParentState, ParentAction, ID: Hashable & Sendable, State, Action> {
  private struct Entry {
    weak var store: Store<State, Action>?
  }

  private let access: ElementsAccess<ParentState, ParentAction, ID, State, Action>
  private var entries: [ID: Entry] = [:]
  private var sweepAt = 32

  init(_ access: ElementsAccess<ParentState, ParentAction, ID, State, Action>) {
    self.access = access
  }

  /// The store of an element; nil if there is no such element.
  func store(id: ID) -> Store<State, Action>? {
    if let store = entries[id]?.store { return store }
    guard let state = access.parent.read({ $0[keyPath: access.state][id: id] }) else { return nil }
    let store = Store<State, Action>(
      projection: ElementProjection(access, id: id, fallback: detached(state))
    )
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.store != nil }
      sweepAt = max(32, entries.count * 2)
    }
    entries[id] = Entry(store: store)
    return store
  }
}
