// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

/// The child stores that somebody holds, by where they were scoped to.
///
/// Held weakly: what is no longer on screen is released.
@MainActor
final class ScopedStores {
  /// What a pair of key paths was scoped to. For each kind, key paths determine the types of state
  /// and actions.
  private enum Kind {
    case part, child, elements
  }

  private struct Entry {
    let kind: Kind
    // Kept, so that no other key path can take their addresses.
    let state: AnyKeyPath
    let action: AnyKeyPath
    weak var store: AnyObject?
    /// What outlives the store: the projection of a part, or the stores of a collection.
    var kept: AnyObject?
  }

  // A feature has few children, and a literal is one object: comparing addresses in a row is faster
  // than hashing two key paths.
  private var entries: [Entry] = []

  nonisolated init() {}

  /// The store of a part that is always there. Its projection holds no state, and is kept for the
  /// next store.
  func part<State, Action>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    project: () -> StoreProjection<State, Action>
  ) -> Store<State, Action> {
    if let index = find(.part, state, action) {
      // See `Kind`.
      if let store = entries[index].store {
        return unsafeDowncast(store, to: Store<State, Action>.self)
      }
      if let kept = entries[index].kept {
        let projection = unsafeDowncast(kept, to: StoreProjection<State, Action>.self)
        let store = Store(projection: projection)
        entries[index].store = store
        return store
      }
    }
    let projection = project()
    let store = Store(projection: projection)
    insert(Entry(kind: .part, state: state, action: action, store: store, kept: projection))
    return store
  }

  /// The store of a child that may vanish.
  func child<State, Action>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> Store<State, Action>
  ) -> Store<State, Action> {
    let index = find(.child, state, action)
    if let index, let store = entries[index].store {
      // See `Kind`.
      return unsafeDowncast(store, to: Store<State, Action>.self)
    }
    let store = make()
    if let index {
      entries[index].store = store
    } else {
      insert(Entry(kind: .child, state: state, action: action, store: store))
    }
    return store
  }

  /// The stores of a collection's elements.
  func elements<Elements: AnyObject>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> Elements
  ) -> Elements {
    if let index = find(.elements, state, action), let elements = entries[index].kept {
      // See `Kind`.
      return unsafeDowncast(elements, to: Elements.self)
    }
    let elements = make()
    insert(Entry(kind: .elements, state: state, action: action, kept: elements))
    return elements
  }

  func forgetChild(_ state: AnyKeyPath, _ action: AnyKeyPath) {
    if let index = find(.child, state, action) { entries.remove(at: index) }
  }

  private func find(_ kind: Kind, _ state: AnyKeyPath, _ action: AnyKeyPath) -> Int? {
    for index in entries.indices {
      let isFound =
        entries[index].state === state && entries[index].action === action
        && entries[index].kind == kind
      if isFound { return index }
    }
    // Key paths with captured values, or from generic code, are made anew each time.
    return entries.firstIndex { $0.kind == kind && $0.state == state && $0.action == action }
  }

  private func insert(_ entry: Entry) {
    // Paths with captured values could otherwise pile up.
    if entries.count == entries.capacity {
      entries.removeAll { $0.store == nil && $0.kind != .elements }
    }
    entries.append(entry)
  }
}
