// SPDX-License-Identifier: MIT

import EnsembleShims

/// One element of a collection in another projection.
///
/// Once it is gone, the store shows the state that it had when the store was made.
///
/// Reading fields of an element observes those fields, and whether another element is in its place, but not whether
/// others come or go: otherwise each row would have to be evaluated again for one that was added.
final class ElementProjection<ID: Hashable & Sendable, State, Action>:
  StoreProjection<State, Action>
{
  private let elements: ElementsAccess<ID, State, Action>
  /// Watches the collection for as long as one of its elements has a store.
  private let stores: ElementStores<ID, State, Action>
  private let elementID: ID
  private let fallback: State
  /// Whose fields were read without a read of the collection.
  private var note = BoxNote()

  init(
    _ elements: ElementsAccess<ID, State, Action>,
    of stores: ElementStores<ID, State, Action>,
    id: ID,
    fallback: State
  ) {
    self.elements = elements
    self.stores = stores
    elementID = id
    self.fallback = fallback
  }

  override var id: StoreID { elements.place.element(elementID) }

  override func read<R>(_ body: (borrowing State) -> R) -> R {
    body(elements.read(elementID) ?? fallback)
  }

  override func readUnlocatedFields<R>(_ body: (borrowing State) -> R) -> R {
    // In a reducer nothing is registered, and a watcher wants to know of all that is passed.
    guard ensemble_scope_get() == nil, let state = elements.readAlone(elementID, &note) else {
      return read(body)
    }
    return body(state)
  }

  /// Whether fields were read that the collection has not to do with.
  var isReadAlone: Bool { !note.isEmpty }

  /// Tells those who have read fields of an element that is not in this place any more.
  func tellIfReplaced(by element: (ID) -> State?) {
    if isReadAlone { elements.check(&note, element(elementID)) }
  }

  override func send(_ action: Action) -> EffectGroup? {
    elements.send(elementID, action)
  }

  override var isValid: Bool { elements.isValid(elementID) }
  override var isProcessing: Bool { elements.isProcessing() }
}
