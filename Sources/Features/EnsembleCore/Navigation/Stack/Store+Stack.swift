// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleDependencies
import OrderedCollections

// The constraint hides both from the stores of other states, which may have properties with these
// names: a member that the store finds shadows the state's.
extension Store where State: _StackState {
  /// Returns the store of a feature on a stack, or nil if the stack does not contain its id.
  ///
  /// Returns the same instance as long as it is in use. A store that outlives its feature shows the
  /// feature's last state. The `forEach` that receives its actions reports them as an issue.
  ///
  /// - Complexity: O(1).
  public func element<ElementState, ElementAction>(
    id: StackElementID
  ) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard projection.readFields({ $0.entries.contains(id: id) }) else { return nil }
    return stackStores().store(id: id, parent: self)
  }

  /// Returns the stores of the features on a stack, created on demand.
  ///
  /// The collection is a snapshot of the ids, and holds no state.
  public func elements<ElementState, ElementAction>()
    -> some RandomAccessCollection<Store<ElementState, ElementAction>>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    StoreCollection(parent: self, stores: stackStores(), ids: projection.read { $0.ids })
  }
}

extension Store {
  /// Sends the action that pushes a feature on a stack with the next id.
  package func push<ElementState, ElementAction>(_ state: ElementState)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let id: StackElementID
    if projection.isDeferring {
      // A store with a journal generates its own ids, and replicas do not know each other's. So the
      // id is random, from a range that generators do not reach.
      id = StackElementID(generation: .random(in: (1 << 40)..<(1 << 62)))
    } else {
      let makeID = DependencyValues.current.stackElementID
      if let newestID = projection.readFields({ $0.newestID }) { makeID.pass(newestID) }
      id = makeID()
    }
    send(.push(id: id, state: state))
  }

  private func stackStores<ElementState, ElementAction>()
    -> ElementStores<StackElementID, ElementState, ElementAction>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    children.elements(\State.self, \Action.self) {
      ElementStores(
        ElementsAccess(
          parent: projection,
          storeID: projection.id.child(\State.self, \Action.self),
          elements: { $0.entries },
          element: { $0[id: $1]?.state },
          embed: { .element(id: $0, action: $1) }
        )
      )
    }
  }
}
