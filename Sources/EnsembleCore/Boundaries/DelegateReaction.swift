// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// What a parent does about what its child tells it: the `delegate:` of an operator, as a reducer.
@inlinable
func delegateReaction<State, Action, ChildAction: TCAFeatureAction>(
  _ action: AnyCasePath<Action, ChildAction>,
  _ react: @escaping (inout State, ChildAction.DelegateAction) -> Effect<Action>
) -> ReduceAction<State, Action, ChildAction> {
  ReduceAction(path: action) { state, childAction in
    guard let event = childAction.delegateAction else { return .none }
    return react(&state, event)
  }
}

/// The same for the elements of a collection.
@inlinable
func delegateReaction<State, Action, ID, ElementAction: TCAFeatureAction>(
  _ action: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>,
  _ react: @escaping (inout State, ID, ElementAction.DelegateAction) -> Effect<Action>
) -> ReduceAction<State, Action, IdentifiedAction<ID, ElementAction>> {
  ReduceAction(path: action) { state, action in
    guard case .element(let id, let elementAction) = action,
      let event = elementAction.delegateAction
    else { return .none }
    return react(&state, id, event)
  }
}

/// The same for the features of a stack.
func delegateReaction<State, Action, ElementState, ElementAction: TCAFeatureAction>(
  _ action: AnyCasePath<Action, StackAction<ElementState, ElementAction>>,
  _ react: @escaping (inout State, StackElementID, ElementAction.DelegateAction) -> Effect<Action>
) -> ReduceAction<State, Action, StackAction<ElementState, ElementAction>> {
  ReduceAction(path: action) { state, action in
    guard case .element(let id, let elementAction) = action,
      let event = elementAction.delegateAction
    else { return .none }
    return react(&state, id, event)
  }
}
