// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore
import EnsembleInternals

#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor
extension Binding {
  /// Returns a binding to the store of a presented child, which is nil while no child is presented.
  ///
  /// ```swift
  /// $store.scope(\.$destination, action: \.destination)
  /// ```
  ///
  /// Writing nil sends the dismissal, unless the child of the last read was already removed. If no
  /// reducer dismisses the child, an issue is reported.
  ///
  /// - Parameters:
  ///   - state: The child's field: a ``PresentationState`` or an optional.
  ///   - action: The case with the child's actions and its dismissal.
  public func scope<State, Action, Container: _PresentationContainer, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Presented, ChildAction>?> where Value == Store<State, Action> {
    .init(
      presenting: PresentedChild(
        of: wrappedValue,
        state: state,
        action: action,
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }

  /// Returns a binding to the store of a presented child, which is nil while no child is presented.
  public func scope<State, Action, Container: _PresentationContainer, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Presented, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Returns a binding to the store of a stack.
  ///
  /// Writes are ignored: only actions change a stack.
  public func scope<State, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    .init(reading: wrappedValue.scope(state, action: action))
  }

  /// Returns a binding to the store of a stack.
  ///
  /// Writes are ignored: only actions change a stack.
  public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}
