// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleCore

// Callers could also pass key paths of the whole actions, but these would be created anew at each
// evaluation. The key path of an internal action is one object, which allows a lookup of the child
// store by address.
extension Store where Action: TCAFeatureAction, Action.InternalAction: CasePathable {
  /// Returns the store of a child feature whose actions are internal actions.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scopePart(state, action) { Action.path(to: action) }
  }

  /// Returns the store of a child feature whose actions are internal actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// Returns the store of an optional child feature, or nil if the child is absent.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scopeOptional(state, action) { Action.path(to: action) }
  }

  /// Returns the store of an optional child feature, or nil if the child is absent.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// Returns the store of a presented child, or nil if none is presented.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action.InternalAction, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scopePresented(state, action) {
      let path = Action.path(to: action)
      return { path.embed(.presented($0)) }
    }
  }

  /// Returns the store of a presented child, or nil if none is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action.InternalAction, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// Returns the stores of a collection's elements, created on demand.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action.InternalAction, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scopeElements(state, action) { Action.path(to: action) }
  }

  /// Returns the stores of a collection's elements, created on demand.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action.InternalAction, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(state, action: action)
  }
}
