// SPDX-License-Identifier: MIT

/// A builder of the child of an operator, which knows the actions of the parent and of the child.
///
/// A module above can add a function for certain actions, such as one that emits a warning, so the
/// operators need no overloads.
@resultBuilder
public enum _ChildBuilder<ParentAction, State, Action>: _ReducerBuilding {
  /// Returns the composed child.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}
