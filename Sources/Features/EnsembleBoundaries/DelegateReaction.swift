// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

/// Returns a reducer for the delegate actions of a child: the `delegate:` closure of an operator.
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

/// Returns a reducer for the delegate actions of a collection's elements.
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

/// Returns a reducer for the delegate actions of a stack's features.
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
