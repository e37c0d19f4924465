// SPDX-License-Identifier: MIT

import EnsembleCollections

extension Store {
  /// Returns the store of a part of the state that sends this feature's own actions:
  /// `action: \.self`.
  public func scope<ChildState>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action> {
    scope(state: state, action: action)
  }

  /// Returns the store of an optional child that sends this feature's own actions, or nil if the
  /// child is absent.
  public func scope<ChildState>(
    _ state: KeyPath<State, ChildState?>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action>? {
    scope(state: state, action: action)
  }

  /// Returns the stores of a collection's elements that send this feature's own actions:
  /// `action: \.self`.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: KeyPath<Action, Action>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>>
  where Action == IdentifiedAction<ID, ElementAction> {
    scope(state: state, action: action)
  }
}
