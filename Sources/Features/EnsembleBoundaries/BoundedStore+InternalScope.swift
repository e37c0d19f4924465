// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleCore

extension BoundedStore where Action: TCAFeatureAction, Action.InternalAction: CasePathable {
  /// Returns the store of a child feature whose actions are internal actions.
  ///
  /// The store can send all actions of the child; pass on its `bounded` store to restrict these as
  /// well.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state, action: action)
  }

  /// Returns the store of an optional child feature, or nil if the child is absent.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// Returns the store of a presented child, or nil if none is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action.InternalAction, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// Returns the stores of a collection's elements, created on demand.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action.InternalAction, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    store.scope(state, action: action)
  }
}
