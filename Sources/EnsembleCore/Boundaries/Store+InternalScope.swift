// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

// What these take could also be written as paths of the actions, which would be built anew at each
// evaluation. The path of an internal action is one object, by whose address its child store is found.
extension Store where Action: TCAFeatureAction, Action.InternalAction: CasePathable {
  /// The store of a child feature, whose actions are among the internal ones.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    part(state, action) {
      PartProjection(projection, state, Action.path(to: action), at: action)
    }
  }

  /// The store of a child feature, whose actions are among the internal ones.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// The store of an optional child feature, or nil if there is none now.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optional(state, action) { Action.path(to: action) }
  }

  /// The store of an optional child feature, or nil if there is none now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action.InternalAction, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The store of a presented child, or nil if none is presented now.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action.InternalAction, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    presented(state, action) {
      let path = Action.path(to: action)
      return { path.embed(.presented($0)) }
    }
  }

  /// The store of a presented child, or nil if none is presented now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action.InternalAction, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The stores of the elements of a collection, made as they are asked for.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action.InternalAction, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    elements(state, action) { Action.path(to: action) }
  }

  /// The stores of the elements of a collection, made as they are asked for.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action.InternalAction, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(state, action: action)
  }
}
