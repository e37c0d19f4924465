// SPDX-License-Identifier: MIT

/// Builds the child of an operator that has no `delegate:` for it.
///
/// Where parent and child have boundaries, and the child delegates, the compiler warns. The builder knows
/// both, so the operators need no overloads for that.
@resultBuilder
public enum _ChildBuilder<ParentAction, State, Action>: _ReducerBuilding {
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

extension _ChildBuilder where ParentAction: TCAFeatureAction, Action: TCAFeatureAction {
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
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

extension _ChildBuilder where ParentAction: _ComposedFeatureAction, Action: TCAFeatureAction {
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

extension _ChildBuilder
where
  ParentAction: _ComposedFeatureAction, Action: TCAFeatureAction, Action.DelegateAction == Never
{
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}
