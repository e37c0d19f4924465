// SPDX-License-Identifier: MIT

// The builder knows the actions of both features, so a parent with boundaries that omits
// `delegate:` gets a warning where the child is built. More specialized overloads of the operators
// would have the same result, but each operator in a chain multiplies the work of the type checker:
// 1.2 s for four. `delegate:` runs after the child and before the parent, inside of the operator,
// which detects its changes.

/// A builder of the child of an operator, which knows the actions of the parent and of the child.
///
/// A module that imports this one can add an overload for certain actions, such as one that emits a
/// warning, so the operators need no overloads.
@resultBuilder
public enum _ChildBuilder<ParentAction, State, Action>: _ReducerBuilding {
  /// Returns the composed child.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}
