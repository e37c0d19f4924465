// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleCore

extension Reducer {
  /// Runs a reducer on the elements of a collection, and handles their delegate actions.
  ///
  /// See ``forEach(_:action:element:fileID:filePath:line:column:)``. An action for a missing
  /// element is reported as an issue, and still passed to `delegate` and to this reducer.
  ///
  /// - Parameter delegate: A closure that runs after the child and before this reducer, with the id
  ///   of the element.
  @inlinable
  public func forEach<
    ElementState,
    ElementAction: TCAFeatureAction,
    ID: Hashable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    delegate: @escaping (inout State, ID, ElementAction.DelegateAction) -> Effect<Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _Sequence(first: delegateReaction(AnyCasePath(action), delegate), second: self)
      .forEach(
        elements,
        action: action,
        element: element,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
  }
}
