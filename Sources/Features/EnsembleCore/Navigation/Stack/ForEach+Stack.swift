// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleInternals

extension Reducer {
  /// Runs a reducer on the features of a stack.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// | action | behavior |
  /// | --- | --- |
  /// | `.element(id:action:)` | the element, then this reducer |
  /// | `.popFrom(id:)` | this reducer; then the element and everything above it is removed |
  /// | `.push(id:state:)` | the state is appended; then this reducer |
  /// | any other | this reducer |
  ///
  /// All effects of an element are cancelled when any reducer removes it. An element can dismiss
  /// itself with the dependency `dismiss`: it is then popped, with everything above it. An element
  /// that is an alert or a dialog is also popped after an action of one of its buttons. Each
  /// element has its own cancellation identifiers.
  ///
  /// An action for a missing element, and a push of an existing one, are reported as issues.
  ///
  /// - Complexity: O(1) per action in the number of elements.
  public func forEach<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ stack: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @_ChildBuilder<Action, DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _StackReducer(
      parent: self,
      element: destination(),
      stack: stack,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the reducers of an `@Reducer enum` on the features of a stack.
  ///
  /// See ``forEach(_:action:destination:fileID:filePath:line:column:)``.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ stack: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    _StackReducer(
      parent: self,
      element: DestinationState.StateReducer.unisolatedBody,
      stack: stack,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with the reducer of the features of a stack.
struct _StackReducer<Parent: Reducer, Element: Reducer>: Reducer {
  let parent: Parent
  let element: Element
  let stack: WritableKeyPath<Parent.State, StackState<Element.State>>
  let action: AnyCasePath<Parent.Action, StackAction<Element.State, Element.Action>>
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    StackOperator(self).resolved(around: parent)
  }
}
