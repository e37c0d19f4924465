// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

/// A feature that handles each group of its actions in a function of its own.
///
/// ```swift
/// struct Login: BoundingReducer {
///   func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
///     …
///   }
///   func reduce(into state: inout State, internalAction action: Action.InternalAction) -> Effect<Action> {
///     …
///   }
///   func reduce(into state: inout State, delegateAction action: Action.DelegateAction) -> Effect<Action> {
///     .none
///   }
/// }
/// ```
///
/// A group with actions must have its function, and one without needs none. Actions in no group go
/// to ``reduce(into:other:)-(State,Action)``.
///
/// A feature with a body is a ``ComposedBoundingReducer``.
public protocol BoundingReducer<State, Action>: Reducer where Action: TCAFeatureAction {
  /// Handles an action of the view.
  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action>

  /// Handles an action of the feature itself, or of a child, after the child.
  func reduce(into state: inout State, internalAction action: Action.InternalAction)
    -> Effect<Action>

  /// Handles what the feature tells its parent, on its way there.
  ///
  /// The parent does not react to it here, but in the `delegate:` of the operator that it composes
  /// this feature with.
  func reduce(into state: inout State, delegateAction action: Action.DelegateAction)
    -> Effect<Action>

  /// Handles an action that is in no group.
  ///
  /// In a feature without a body the default reports it, as nobody else could have handled it. With a
  /// body it does nothing.
  func reduce(into state: inout State, other action: Action) -> Effect<Action>
}

extension BoundingReducer where Action.ViewAction == Never {
  /// Never called, as the group has no actions.
  public func reduce(into state: inout State, viewAction action: Never) -> Effect<Action> {}
}

extension BoundingReducer where Action.InternalAction == Never {
  /// Never called, as the group has no actions.
  public func reduce(into state: inout State, internalAction action: Never) -> Effect<Action> {}
}

extension BoundingReducer where Action.DelegateAction == Never {
  /// Never called, as the group has no actions.
  public func reduce(into state: inout State, delegateAction action: Never) -> Effect<Action> {}
}

extension BoundingReducer where Body == Never {
  /// Passes the action to the function for its group.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceGroup(into: &state, action)
  }

  /// Reports the action, and does nothing.
  public func reduce(into state: inout State, other action: Action) -> Effect<Action> {
    reportIssue(
      """
      "\(typeName(Self.self))" received an action that is in none of its groups.

        Action:
          \(debugCase(of: action))

      Nothing has handled it. Write 'reduce(into:other:)', or give the feature a body with a reducer \
      for such actions: see 'ComposedBoundingReducer'.
      """
    )
    return .none
  }
}

extension BoundingReducer {
  /// Passes an action to the function for its group.
  @inlinable
  @inline(__always)
  func _reduceGroup(into state: inout State, _ action: Action) -> Effect<Action> {
    switch action._group {
    case .view(let action): reduce(into: &state, viewAction: action)
    case .internal(let action): reduce(into: &state, internalAction: action)
    case .delegate(let action): reduce(into: &state, delegateAction: action)
    case .other: reduce(into: &state, other: action)
    }
  }
}
