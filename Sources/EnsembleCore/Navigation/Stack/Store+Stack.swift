// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import OrderedCollections

extension Store {
  /// The store of a feature on a stack, or nil if there is none with that id now.
  ///
  /// The same instance as before while somebody holds it. A store that outlives its feature shows the state that there
  /// was when the store was made, of which it keeps a copy; actions sent to it are reported by the `forEach` that gets
  /// them.
  ///
  /// - Complexity: O(1).
  public func element<ElementState, ElementAction>(
    id: StackElementID
  ) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard projection.readFields({ $0.entries.contains(id: id) }) else { return nil }
    return stackStores().store(id: id, parent: self)
  }

  /// The stores of the features on a stack, made as they are asked for.
  ///
  /// The collection is of the ids as they are now; it holds no state.
  public func elements<ElementState, ElementAction>()
    -> some RandomAccessCollection<Store<ElementState, ElementAction>>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    StoreCollection(parent: self, stores: stackStores(), ids: projection.read { $0.ids })
  }

  /// Sends the action that pushes a feature on a stack, with the id that is next.
  package func push<ElementState, ElementAction>(_ state: ElementState)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    send(.push(id: .makeNext(), state: state))
  }

  private func stackStores<ElementState, ElementAction>()
    -> ElementStores<StackElementID, ElementState, ElementAction>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    children.elements(\State.self, \Action.self) {
      ElementStores(
        ElementsAccess(
          parent: projection,
          place: projection.id.child(\State.self, \Action.self),
          elements: { $0.entries },
          element: { $0[id: $1]?.state },
          embed: { .element(id: $0, action: $1) }
        )
      )
    }
  }
}
