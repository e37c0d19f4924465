// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension Reducer {
  /// Runs a child's reducer on optional state while there is any, and reacts to what it delegates.
  ///
  /// See ``ifLet(_:action:then:fileID:filePath:line:column:)``.
  /// An action while there is no child is reported, and `delegate` still hears it, as this reducer does.
  ///
  /// - Parameter delegate: Runs after the child, and before this reducer.
  @inlinable
  public func ifLet<
    WrappedState,
    WrappedAction: TCAFeatureAction,
    Wrapped: Reducer<WrappedState, WrappedAction>
  >(
    _ state: WritableKeyPath<State, WrappedState?>,
    action: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    delegate: @escaping (inout State, WrappedAction.DelegateAction) -> Effect<Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    let path = AnyCasePath(action)
    return _IfLetReducer(
      parent: _Sequence(first: delegateReaction(path, delegate), second: self),
      child: wrapped(),
      state: state,
      action: path,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
