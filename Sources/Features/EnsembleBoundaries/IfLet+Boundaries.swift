// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

extension Reducer {
  /// Runs a child's reducer on optional state while it is non-nil, and handles its delegate
  /// actions.
  ///
  /// See `ifLet(_:action:then:)`. An action while the state is nil is
  /// reported as an issue, and still passed to `delegate` and to this reducer.
  ///
  /// - Parameter delegate: A closure that runs after the child and before this reducer.
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
    _Sequence(first: delegateReaction(AnyCasePath(action), delegate), second: self)
      .ifLet(
        state,
        action: action,
        then: wrapped,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
  }
}
