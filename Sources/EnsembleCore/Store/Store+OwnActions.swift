// SPDX-License-Identifier: MIT

import EnsembleCollections

extension Store {
  /// The store of a part of the state, with this feature's own actions: `action: \.self`.
  public func scope<ChildState>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action> {
    scope(state: state, action: action)
  }

  /// The store of an optional child feature with this feature's own actions, or nil if there is none now:
  /// `action: \.self`.
  public func scope<ChildState>(
    _ state: KeyPath<State, ChildState?>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action>? {
    scope(state: state, action: action)
  }

  /// The stores of the elements of a collection whose actions are this feature's own: `action: \.self`.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: KeyPath<Action, Action>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>>
  where Action == IdentifiedAction<ID, ElementAction> {
    scope(state: state, action: action)
  }
}
