// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

extension Reducer {
  /// Runs a child's reducer while the child is presented, and handles its delegate actions.
  ///
  /// See ``ifLet(_:action:destination:fileID:filePath:line:column:)``. An action while no child is
  /// presented is reported as an issue, and still passed to `delegate` and to this reducer.
  ///
  /// - Parameter delegate: A closure that runs after the child and before this reducer.
  @inlinable
  public func ifLet<
    DestinationState,
    DestinationAction: TCAFeatureAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    delegate: @escaping (inout State, DestinationAction.DelegateAction) -> Effect<Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _Sequence(
      first: delegateReaction(AnyCasePath(action).appending(AnyCasePath(\.presented)), delegate),
      second: self
    )
    .ifLet(
      state,
      action: action,
      destination: destination,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
