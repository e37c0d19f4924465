// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

extension Reducer {
  /// Runs a reducer on the features of a stack, and handles their delegate actions.
  ///
  /// See ``forEach(_:action:destination:fileID:filePath:line:column:)``. An action for a missing
  /// element is reported as an issue, and still passed to `delegate` and to this reducer.
  ///
  /// - Parameter delegate: A closure that runs after the child and before this reducer, with the id
  ///   of the element.
  public func forEach<
    DestinationState,
    DestinationAction: TCAFeatureAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ stack: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    delegate:
      @escaping (inout State, StackElementID, DestinationAction.DelegateAction) -> Effect<Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _Sequence(first: delegateReaction(AnyCasePath(action), delegate), second: self)
      .forEach(
        stack,
        action: action,
        destination: destination,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
  }
}
