// SPDX-License-Identifier: MIT

/// A builder of the child of an operator without a `delegate:` closure.
///
/// If parent and child have boundaries, and the child has delegate actions, the compiler emits a
/// warning. The builder has both types, so the operators need no overloads.
@resultBuilder
public enum _ChildBuilder<ParentAction, State, Action>: _ReducerBuilding {
  /// Returns the composed child.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

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
