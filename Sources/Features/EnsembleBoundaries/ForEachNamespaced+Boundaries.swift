// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleCore

extension Reducer {
  /// Runs a reducer on the elements of a collection, and handles their delegate actions.
  ///
  /// Equivalent to ``forEach(_:action:element:delegate:fileID:filePath:line:column:)``.
  @inlinable
  public func forEachNamespaced<
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
    forEach(
      elements,
      action: action,
      element: element,
      delegate: delegate,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs a reducer on the values of `Identified` elements, and handles their delegate actions.
  ///
  /// See ``forEach(_:action:element:delegate:fileID:filePath:line:column:)``.
  @inlinable
  public func forEachNamespaced<
    ElementState,
    ElementAction: TCAFeatureAction,
    ID: Hashable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ elements: WritableKeyPath<State, IdentifiedArrayOf<Identified<ID, ElementState>>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    delegate: @escaping (inout State, ID, ElementAction.DelegateAction) -> Effect<Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _Sequence(first: delegateReaction(AnyCasePath(action), delegate), second: self)
      .forEachNamespaced(
        elements,
        action: action,
        element: element,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
  }

  /// Runs a reducer on the values of a dictionary, and handles their delegate actions.
  ///
  /// See `forEachNamespaced(_:action:element:)`. An action for a
  /// missing key is reported as an issue, and still passed to `delegate`.
  ///
  /// - Parameter delegate: A closure that runs after the child and before this reducer, with the
  ///   key of the value.
  @inlinable
  public func forEachNamespaced<
    ElementState,
    ElementAction: TCAFeatureAction,
    Key: Hashable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ elements: WritableKeyPath<State, [Key: ElementState]>,
    action: CaseKeyPath<Action, IdentifiedAction<Key, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    delegate: @escaping (inout State, Key, ElementAction.DelegateAction) -> Effect<Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _Sequence(first: delegateReaction(AnyCasePath(action), delegate), second: self)
      .forEachNamespaced(
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
