// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore
import EnsembleInternals

extension Scope where Child.Action: TCAFeatureAction {
  /// Creates a reducer for a property of the state, and handles the child's delegate actions.
  ///
  /// - Parameter delegate: A closure that runs directly after the child, on the parent's state.
  @inlinable
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child,
    delegate: @escaping (inout ParentState, ChildAction.DelegateAction) -> Effect<ParentAction>
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let path = AnyCasePath(action)
    self.init(child(), state, path, then: delegateReaction(path, delegate))
  }

  /// Creates a reducer for a property of the state, and handles the child's delegate actions.
  ///
  /// - Parameter delegate: A closure that runs directly after the child, on the parent's state.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    delegate: @escaping (inout ParentState, ChildAction.DelegateAction) -> Effect<ParentAction>
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let path = AnyCasePath(action)
    self.init(child(), state, path, then: delegateReaction(path, delegate))
  }

  /// Creates a reducer for a case of the state, and handles the child's delegate actions.
  ///
  /// - Parameter delegate: A closure that runs directly after the child, on the parent's state,
  ///   unless the state is in another case.
  @inlinable
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    delegate: @escaping (inout ParentState, ChildAction.DelegateAction) -> Effect<ParentAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let path = AnyCasePath(action)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(child(), AnyCasePath(state), path, location, then: delegateReaction(path, delegate))
  }
}
