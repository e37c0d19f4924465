// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

extension BoundedStore where Action: TCAFeatureAction, Action.InternalAction: CasePathable {
  /// The store of a child feature, whose actions are among the internal ones.
  ///
  /// It can send all actions of the child: hand on its `bounded`, too.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state, action: action)
  }

  /// The store of an optional child feature, or nil if there is none now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// The store of a presented child, or nil if none is presented now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action.InternalAction, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// The stores of the elements of a collection, made as they are asked for.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action.InternalAction, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    store.scope(state, action: action)
  }
}
