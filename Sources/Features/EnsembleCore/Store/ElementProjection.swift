// SPDX-License-Identifier: MIT

import EnsembleShims

/// A projection of one element of a collection in another projection.
///
/// After the element is removed, the store shows its last state. See ``ElementStores``.
///
/// Reading fields of an element observes these fields and the replacement of the element, but not
/// insertions and removals of other elements: otherwise each row would be evaluated again whenever
/// one is added.
final class ElementProjection<ID: Hashable, State, Action>: StoreProjection {
  private let elements: ElementsAccess<ID, State, Action>
  /// Keeps the watcher of the collection alive as long as one of its elements has a store.
  private let stores: ElementStores<ID, State, Action>
  private let elementID: ID
  /// The state to show when the element was removed.
  private var last: State
  /// Whether the element was missing at the end of the last drain that changed the collection.
  private var isGone = false
  /// The box whose fields were read without observing the collection.
  private var readBox = ReadBox()

  init(
    _ elements: ElementsAccess<ID, State, Action>,
    of stores: ElementStores<ID, State, Action>,
    id: ID,
    state: State
  ) {
    self.elements = elements
    self.stores = stores
    elementID = id
    last = detached(state)
  }

  var id: StoreID { elements.storeID.element(elementID) }

  func read<R>(_ body: (borrowing State) -> R) -> R {
    body(elements.read(elementID) ?? last)
  }

  /// Keeps the last state of the element, which is being removed.
  func keep(_ state: State) {
    // An element with the same id may be removed from another collection in the same field.
    if isGone { return }
    let old = last
    last = detached(state)
    // Not released during the assignment: releasing a state may run arbitrary code.
    withExtendedLifetime(old) {}
  }

  func readComputedFields<R>(_ body: (borrowing State) -> R) -> R {
    // Reducers register no reads, and a read watcher needs every value along the path.
    guard ensemble_scope_get() == nil, let state = elements.readAlone(elementID, &readBox) else {
      return read(body)
    }
    return body(state)
  }

  /// Notifies the observers of the fields that were read if another element has taken their place.
  func notifyIfReplaced(by element: (ID) -> State?) {
    let current = element(elementID)
    isGone = current == nil
    if !readBox.isEmpty { elements.notifyIfReplaced(&readBox, current) }
  }

  func send(_ action: Action) -> EffectGroup? {
    elements.send(elementID, action)
  }

  var isValid: Bool { elements.isValid(elementID) }
  var isDeferring: Bool { elements.isDeferring() }
}
