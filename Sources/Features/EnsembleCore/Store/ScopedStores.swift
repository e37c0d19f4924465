// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

// A parent holds its children weakly, and each child retains its parent. So scoping again returns
// the store that a view retains, at any depth, and the view is not evaluated again; stores that no
// view retains are released. Key paths that capture values are created anew each time, so after a
// search by address, key paths are compared by value. Entries without a live store are evicted when
// the cache has doubled.

/// A weak cache of child stores by the key paths they were scoped with.
///
/// Stores that are no longer in use are released. The number of entries is at most twice the number
/// of live stores, even if every scope uses a new key path, such as one that captures an index.
@MainActor
final class ScopedStores {
  /// The kind of a scope. Within a kind, key paths determine the types of state and actions.
  private enum Kind {
    case part, child, elements
  }

  private struct Key: Hashable {
    let kind: Kind
    // Retained, so that no other key path can reuse their addresses.
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  // A class, because reading a field of a structure with a weak reference copies the structure.
  private final class Entry {
    let key: Key
    /// A store, or the stores of a collection.
    weak var made: AnyObject?
    /// The ``Part`` of a non-optional part or the stores of a collection, retained for reuse.
    var kept: AnyObject?

    init(key: Key, made: AnyObject, kept: AnyObject?) {
      self.key = key
      self.made = made
      self.kept = kept
    }
  }

  /// A non-optional part of the state.
  private final class Part<State, Action> {
    let projection: any StoreProjection<State, Action>

    init(_ projection: any StoreProjection<State, Action>) {
      self.projection = projection
    }
  }

  // A feature has few children, and a key path literal is one object, so comparing addresses
  // linearly is faster than hashing two key paths.
  private var entries: [Entry] = []
  /// The entry of each key, used once there are too many entries for a linear search.
  private var index: [Key: Entry] = [:]
  private var limit = 2 * ScopedStores.linearSearchLimit

  nonisolated private static let linearSearchLimit = 16

  nonisolated init() {}

  /// Returns the store of a non-optional part. Its projection holds no state, and is retained for
  /// the next store of that part.
  ///
  /// - Parameter parent: The store to scope from.
  func part<State, Action>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    parent: AnyObject,
    project: () -> any StoreProjection<State, Action>
  ) -> Store<State, Action> {
    if let entry = find(.part, state, action) {
      // See `Kind`.
      if let store = entry.made { return unsafeDowncast(store, to: Store<State, Action>.self) }
      if let kept = entry.kept {
        let part = unsafeDowncast(kept, to: Part<State, Action>.self)
        let store = Store(projection: part.projection, parent: parent)
        entry.made = store
        return store
      }
    }
    let projection = project()
    let store = Store(projection: projection, parent: parent)
    set(.part, state, action, made: store, kept: Part(projection))
    return store
  }

  /// Returns the store of a child that may be removed.
  func child<State, Action>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> Store<State, Action>
  ) -> Store<State, Action> {
    if let store = find(.child, state, action)?.made {
      // See `Kind`.
      return unsafeDowncast(store, to: Store<State, Action>.self)
    }
    let store = make()
    set(.child, state, action, made: store)
    return store
  }

  /// Returns the stores of a collection's elements.
  func elements<Elements: AnyObject>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> Elements
  ) -> Elements {
    if let entry = find(.elements, state, action), let elements = entry.kept ?? entry.made {
      // See `Kind`.
      return unsafeDowncast(elements, to: Elements.self)
    }
    let elements = make()
    set(.elements, state, action, made: elements, kept: elements)
    return elements
  }

  /// Evicts the store of a removed child, so that the next child gets a new store.
  func evictChild(_ state: AnyKeyPath, _ action: AnyKeyPath) {
    find(.child, state, action)?.made = nil
  }

  // MARK: Entries

  private func find(_ kind: Kind, _ state: AnyKeyPath, _ action: AnyKeyPath) -> Entry? {
    for entry in entries.prefix(Self.linearSearchLimit) {
      let key = entry.key
      if key.state === state && key.action === action && key.kind == kind { return entry }
    }
    // Key paths with captured values, or from generic code, are created anew each time.
    let key = Key(kind: kind, state: state, action: action)
    return entries.count > Self.linearSearchLimit ? index[key] : entries.first { $0.key == key }
  }

  private func set(
    _ kind: Kind,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    made: AnyObject,
    kept: AnyObject? = nil
  ) {
    // Looked up again, because creating a store may have scoped others.
    if let entry = find(kind, state, action) {
      entry.made = made
      entry.kept = kept
      return
    }
    if entries.count == limit { sweep() }
    let key = Key(kind: kind, state: state, action: action)
    let entry = Entry(key: key, made: made, kept: kept)
    entries.append(entry)
    if index.isEmpty {
      if entries.count > Self.linearSearchLimit {
        for entry in entries { index[entry.key] = entry }
      }
    } else {
      index[key] = entry
    }
  }

  /// Evicts the entries that are no longer in use.
  private func sweep() {
    for entry in entries { entry.kept = nil }
    entries.removeAll { $0.made == nil }
    index = [:]
    limit = max(2 * Self.linearSearchLimit, 2 * entries.count)
  }
}
