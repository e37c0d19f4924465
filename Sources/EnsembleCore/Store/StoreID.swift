// SPDX-License-Identifier: MIT

/// The identity of a store: its root store, and the way from there to its state.
///
/// Two stores have the same identity if they show the same place of the same root store: scoping again gives a
/// store with the identity of the first, also if nobody has held that one. The store of a row is told from the
/// others by the id of its element.
///
/// Holds neither the store nor its state. Comparing takes as long as the way is deep, whatever a collection's size.
///
/// `@unchecked Sendable`: all of it is constant; key paths are immutable, and the id of an element, the only value in
/// the `AnyHashable`, is of a type that was `Sendable` where it was wrapped.
public struct StoreID: Hashable, @unchecked Sendable {
  private let place: Place
  private let element: AnyHashable?

  private init(_ place: Place, element: AnyHashable? = nil) {
    self.place = place
    self.element = element
  }

  /// The identity of a root store, by a number that no other one of the process has.
  static func root(_ serial: UInt64) -> StoreID { StoreID(Place(serial)) }

  /// The identity of what a pair of key paths leads to.
  func child(_ state: AnyKeyPath, _ action: AnyKeyPath) -> StoreID {
    StoreID(Place(parent: self, state, action))
  }

  /// The identity of an element of the collection that this one is of.
  func element<ID: Hashable & Sendable>(_ id: ID) -> StoreID {
    StoreID(place, element: AnyHashable(id))
  }

  /// The id of the element that this identity is of; nil if it is not one of a collection.
  func elementID<ID: Hashable & Sendable>(in collection: StoreID) -> ID? {
    place == collection.place ? element?.base as? ID : nil
  }
}

/// One step on the way from a root store to a place.
private final class Place: Hashable {
  private let parent: StoreID?
  private let state: AnyKeyPath?
  private let action: AnyKeyPath?
  /// The number of a root store, or the hash of the whole way.
  private let code: UInt64

  init(_ serial: UInt64) {
    parent = nil
    state = nil
    action = nil
    code = serial
  }

  init(parent: StoreID, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    self.parent = parent
    self.state = state
    self.action = action
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(state)
    hasher.combine(action)
    code = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  static func == (lhs: Place, rhs: Place) -> Bool {
    lhs === rhs
      || lhs.code == rhs.code && lhs.state == rhs.state && lhs.action == rhs.action
        && lhs.parent == rhs.parent
  }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
