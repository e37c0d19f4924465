// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleInternals

extension Reducer {
  // A dictionary has no structure token that would reveal a removed key in O(1), and one operator
  // may serve many dictionaries, in rows. So removed values are searched among the values with
  // running effects, which the registry knows. Without running effects, there is no search.

  /// Runs a reducer on the elements of a collection, each with its own cancellation identifiers.
  ///
  /// Equivalent to ``forEach(_:action:element:fileID:filePath:line:column:)``, which also separates
  /// them.
  @inlinable
  public func forEachNamespaced<
    ElementState,
    ElementAction,
    ID: Hashable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @_ChildBuilder<Action, ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    forEach(
      elements,
      action: action,
      element: element,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs a reducer on the values of `Identified` elements.
  ///
  /// The reducer receives the value of each `Identified`, without its id. Otherwise equivalent to
  /// ``forEach(_:action:element:fileID:filePath:line:column:)``.
  @inlinable
  public func forEachNamespaced<
    ElementState,
    ElementAction,
    ID: Hashable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ elements: WritableKeyPath<State, IdentifiedArrayOf<Identified<ID, ElementState>>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @_ChildBuilder<Action, ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer(
      parent: self,
      element: _valueScope(element()),
      elements: elements,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a reducer on the values of a dictionary, each with its own cancellation identifiers.
  ///
  /// The value's reducer runs first, then this one, on the same action. When this one removes
  /// values, all their effects are cancelled. An action for a missing key is reported as an issue,
  /// and this reducer still runs.
  ///
  /// - Complexity: O(*k*) per action, in the number of children of the feature that have running
  ///   effects; O(1) if no effect of the store is running.
  @inlinable
  public func forEachNamespaced<
    ElementState,
    ElementAction,
    Key: Hashable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ elements: WritableKeyPath<State, [Key: ElementState]>,
    action: CaseKeyPath<Action, IdentifiedAction<Key, ElementAction>>,
    @_ChildBuilder<Action, ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ForEachKeyReducer(
      parent: self,
      element: element(),
      elements: elements,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// Returns a reducer of the value of an `Identified`.
@inlinable
func _valueScope<ID, Element: Reducer>(
  _ element: Element
) -> Scope<Identified<ID, Element.State>, Element.Action, Element> {
  Scope(state: \.value, action: \.self) { element }
}
