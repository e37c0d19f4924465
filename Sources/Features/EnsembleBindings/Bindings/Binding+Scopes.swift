// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleComposition
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor
extension Bindable {
  /// Returns a binding to the store of a child that a composed feature presents.
  ///
  /// ```swift
  /// $store.scopes(\.destination.alert)
  /// ```
  ///
  /// It behaves as the binding returned by `scope`: writing nil dismisses the child.
  public func scopes<
    State: ScopePathable,
    Action: CasePathable,
    Container: _PresentationContainer,
    ChildAction
  >(
    _ keyPath: ScopeKeyPath<State, Container, Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Presented, ChildAction>?> where Value == Store<State, Action> {
    let path = State.allComposedScopePaths[keyPath: keyPath]
    return scope(
      path.state,
      action: path.action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Returns a binding to the store of a destination that a composed feature presents.
  public func scopes<
    State: ScopePathable,
    Action: CasePathable,
    Container: _PresentationContainer,
    ChildAction,
    Members
  >(
    _ keyPath: ScopeGroupKeyPath<
      State, Container, Action, PresentationAction<ChildAction>, Members
    >,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Presented, ChildAction>?> where Value == Store<State, Action> {
    let path = State.allComposedScopePaths[keyPath: keyPath].path
    return scope(
      path.state,
      action: path.action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Returns a binding to the store of a composed feature's stack, which ignores writes.
  public func scopes<State: ScopePathable, Action: CasePathable, ElementState, ElementAction>(
    _ keyPath: ScopeKeyPath<
      State, StackState<ElementState>, Action, StackAction<ElementState, ElementAction>
    >
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    let path = State.allComposedScopePaths[keyPath: keyPath]
    return scope(path.state, action: path.action)
  }
}

@MainActor
extension Binding {
  /// Returns a binding to the store of a child that a composed feature presents.
  ///
  /// ```swift
  /// $store.scopes(\.destination.alert)
  /// ```
  ///
  /// It behaves as the binding returned by `scope`: writing nil dismisses the child.
  public func scopes<
    State: ScopePathable,
    Action: CasePathable,
    Container: _PresentationContainer,
    ChildAction
  >(
    _ keyPath: ScopeKeyPath<State, Container, Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Presented, ChildAction>?> where Value == Store<State, Action> {
    let path = State.allComposedScopePaths[keyPath: keyPath]
    return scope(
      path.state,
      action: path.action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Returns a binding to the store of a destination that a composed feature presents.
  public func scopes<
    State: ScopePathable,
    Action: CasePathable,
    Container: _PresentationContainer,
    ChildAction,
    Members
  >(
    _ keyPath: ScopeGroupKeyPath<
      State, Container, Action, PresentationAction<ChildAction>, Members
    >,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Presented, ChildAction>?> where Value == Store<State, Action> {
    let path = State.allComposedScopePaths[keyPath: keyPath].path
    return scope(
      path.state,
      action: path.action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Returns a binding to the store of a composed feature's stack, which ignores writes.
  public func scopes<State: ScopePathable, Action: CasePathable, ElementState, ElementAction>(
    _ keyPath: ScopeKeyPath<
      State, StackState<ElementState>, Action, StackAction<ElementState, ElementAction>
    >
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    let path = State.allComposedScopePaths[keyPath: keyPath]
    return scope(path.state, action: path.action)
  }
}
