// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

// Children with the actions of their parent. `\.self` is not a case key path, since those start at
// a listing of cases, so it needs overloads.

extension Scope {
  /// Creates a reducer for a property of the state with the parent's own actions: `action: \.self`.
  @inlinable
  public init<ChildState>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: KeyPath<ParentAction, ParentAction>,
    @ReducerBuilder<ChildState, ParentAction> _ child: () -> Child
  ) where Child.State == ChildState, Child.Action == ParentAction {
    self.init(child(), state, AnyCasePath())
  }
}

extension Reducer {
  /// Runs a reducer with the same actions on one case of enum state while the state is in that
  /// case.
  ///
  /// Pass `action: \.self`.
  ///
  /// Every action is then a child action, so any action while the state is in another case is
  /// reported as an issue.
  @inlinable
  public func ifCaseLet<CaseState, CaseReducer: Reducer<CaseState, Action>>(
    _ state: CaseKeyPath<State, CaseState>,
    action: KeyPath<Action, Action>,
    @ReducerBuilder<CaseState, Action> then child: () -> CaseReducer,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, CaseReducer> {
    _IfCaseLetReducer(
      parent: self,
      child: child(),
      site: state,
      state: AnyCasePath(state),
      action: AnyCasePath(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
