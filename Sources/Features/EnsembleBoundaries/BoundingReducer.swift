// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import IssueReporting

/// A feature that handles each group of its actions in a separate function.
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
/// Every group with actions requires its function; a group without actions needs none. Actions in
/// no group are passed to `reduce(into:other:)`.
///
/// A feature with a body is a ``ComposedBoundingReducer``.
public protocol BoundingReducer<State, Action>: Reducer where Action: TCAFeatureAction {
  /// Handles an action of the view.
  @MainActor
  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action>

  /// Handles an action of the feature itself, or of a child, after the child.
  @MainActor
  func reduce(into state: inout State, internalAction action: Action.InternalAction)
    -> Effect<Action>

  /// Handles a delegate action of the feature before its parent does.
  ///
  /// The parent handles it in the `delegate:` closure of the operator that it composes this feature
  /// with.
  @MainActor
  func reduce(into state: inout State, delegateAction action: Action.DelegateAction)
    -> Effect<Action>

  /// Handles an action that is in no group.
  ///
  /// Without a body, the default implementation reports the action as an issue, since no other
  /// reducer handles it. With a body, it does nothing.
  @MainActor
  func reduce(into state: inout State, other action: Action) -> Effect<Action>
}

extension BoundingReducer where Action.ViewAction == Never {
  /// Never called, since the group has no actions.
  @MainActor
  public func reduce(into state: inout State, viewAction action: Never) -> Effect<Action> {}
}

extension BoundingReducer where Action.InternalAction == Never {
  /// Never called, since the group has no actions.
  @MainActor
  public func reduce(into state: inout State, internalAction action: Never) -> Effect<Action> {}
}

extension BoundingReducer where Action.DelegateAction == Never {
  /// Never called, since the group has no actions.
  @MainActor
  public func reduce(into state: inout State, delegateAction action: Never) -> Effect<Action> {}
}

extension BoundingReducer where Body == Never {
  /// Passes the action to the function of its group.
  @inlinable
  @MainActor
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceGroup(into: &state, action)
  }

  /// Reports the action as an issue, and does nothing.
  @MainActor
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
  /// Passes an action to the function of its group.
  @inlinable
  @inline(__always)
  @MainActor
  func _reduceGroup(into state: inout State, _ action: Action) -> Effect<Action> {
    switch action._group {
    case .view(let action): reduce(into: &state, viewAction: action)
    case .internal(let action): reduce(into: &state, internalAction: action)
    case .delegate(let action): reduce(into: &state, delegateAction: action)
    case .other: reduce(into: &state, other: action)
    }
  }
}
