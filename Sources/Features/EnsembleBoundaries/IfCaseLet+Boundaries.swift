// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

extension Reducer {
  /// Runs a child's reducer on one case of enum state while it is current, and handles its delegate
  /// actions.
  ///
  /// See `ifCaseLet(_:action:then:)`. An action while the state is in
  /// another case is reported as an issue, and still passed to `delegate` and to this reducer.
  ///
  /// - Parameter delegate: A closure that runs after the child and before this reducer.
  @inlinable
  public func ifCaseLet<
    CaseState,
    CaseAction: TCAFeatureAction,
    CaseReducer: Reducer<CaseState, CaseAction>
  >(
    _ state: CaseKeyPath<State, CaseState>,
    action: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> CaseReducer,
    delegate: @escaping (inout State, CaseAction.DelegateAction) -> Effect<Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _Sequence(first: delegateReaction(AnyCasePath(action), delegate), second: self)
      .ifCaseLet(
        state,
        action: action,
        then: child,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
  }
}
