// SPDX-License-Identifier: MIT

import EnsembleCore

// If parent and child have boundaries, and the child has delegate actions, an operator without a
// `delegate:` closure emits a warning.

extension _ChildBuilder where ParentAction: TCAFeatureAction, Action: TCAFeatureAction {
  /// Returns the composed child.
  @available(
    *,
    deprecated,
    message:
      "the child delegates, and nothing here reacts to it; add 'delegate: { state, event in … }'"
  )
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

extension _ChildBuilder
where
  ParentAction: TCAFeatureAction, Action: TCAFeatureAction, Action.DelegateAction == Never
{
  /// Returns the composed child.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

extension _ChildBuilder where ParentAction: _ComposedFeatureAction, Action: TCAFeatureAction {
  /// Returns the composed child.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

extension _ChildBuilder
where
  ParentAction: _ComposedFeatureAction, Action: TCAFeatureAction, Action.DelegateAction == Never
{
  /// Returns the composed child.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}
