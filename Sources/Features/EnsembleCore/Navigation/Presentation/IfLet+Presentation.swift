// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

extension Reducer {
  /// Runs a child's reducer while the child is presented.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .ifLet(\.$destination, action: \.destination) {
  ///     Destination()
  ///   }
  /// ```
  ///
  /// | state | action | behavior |
  /// | --- | --- | --- |
  /// | present | `.presented` | the child, then this reducer |
  /// | present | `.dismiss` | this reducer; then the state is cleared, unless this reducer has replaced it |
  /// | present | any other | this reducer |
  /// | nil | `.presented` or `.dismiss` | reported; then this reducer |
  ///
  /// When the child is dismissed, or replaced by one with another identity (an `Identifiable` id,
  /// or an enum case), all its effects are cancelled. The child can dismiss itself with the
  /// dependency `dismiss`.
  ///
  /// A state that is an alert or a dialog, or an enum in such a case, is cleared after an action of
  /// one of its buttons.
  @inlinable
  public func ifLet<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @_ChildBuilder<Action, DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      parent: self,
      child: destination(),
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Clears the state of an alert or a dialog on dismissal, and after an action of one of its
  /// buttons.
  ///
  /// See ``ifLet(_:action:destination:fileID:filePath:line:column:)``.
  @inlinable
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      parent: self,
      child: EmptyReducer<DestinationState, DestinationAction>(),
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the reducers of an `@Reducer enum` while one of its cases is presented.
  ///
  /// See ``ifLet(_:action:destination:fileID:filePath:line:column:)``.
  @inlinable
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    _PresentationReducer(
      parent: self,
      child: DestinationState.StateReducer.unisolatedBody,
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with a child that it presents.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, PresentationState<Child.State>>
  @usableFromInline let action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    state: WritableKeyPath<Parent.State, PresentationState<Child.State>>,
    action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.location = location
  }

  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    PresentationOperator(self).resolved(around: parent)
  }
}
