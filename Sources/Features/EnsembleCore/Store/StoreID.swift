// SPDX-License-Identifier: MIT

/// The identity of a store: its root store, and the path from there to its state.
///
/// Two stores have the same identity if they show the same part of the same root store. Scoping
/// again returns a store with the same identity, even if the first store was released. The stores
/// of rows are distinguished by the ids of their elements.
///
/// An identity retains neither the store nor its state. Comparing two of them is O(*d*) in the
/// depth of the path, independent of the size of collections.
///
/// `@unchecked Sendable`: all members are constant; key paths are immutable, and the id of an
/// element, the only value in the `AnyHashable`, was `Sendable` when it was wrapped.
public struct StoreID: Hashable, @unchecked Sendable {
  private let step: Step
  private let element: AnyHashable?

  private init(_ step: Step, element: AnyHashable? = nil) {
    self.step = step
    self.element = element
  }

  /// Returns the identity of a root store with a serial number that is unique in the process.
  static func root(_ serial: UInt64) -> StoreID { StoreID(Step(serial)) }

  /// Returns the identity of the child at a pair of key paths.
  func child(_ state: AnyKeyPath, _ action: AnyKeyPath) -> StoreID {
    StoreID(Step(parent: self, state, action))
  }

  /// Returns the identity of an element of the collection with this identity.
  func element<ID: Hashable>(_ id: ID) -> StoreID {
    StoreID(step, element: AnyHashable(id))
  }

  /// Returns the id of the element with this identity, or nil if it is not in the collection.
  func elementID<ID: Hashable>(in collection: StoreID) -> ID? {
    step == collection.step ? element?.base as? ID : nil
  }
}

/// One step on the path from a root store to a part of its state.
private final class Step: Hashable {
  private let parent: StoreID?
  private let state: AnyKeyPath?
  private let action: AnyKeyPath?
  /// The serial number of a root store, or the hash of the whole path.
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

  static func == (lhs: Step, rhs: Step) -> Bool {
    lhs === rhs
      || lhs.code == rhs.code && lhs.state == rhs.state && lhs.action == rhs.action
        && lhs.parent == rhs.parent
  }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
