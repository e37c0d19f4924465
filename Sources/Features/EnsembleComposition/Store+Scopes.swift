// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleCore

extension Store where State: ScopePathable, Action: CasePathable {
  /// The stores of the feature's children, by name.
  ///
  /// ```swift
  /// CounterView(store: store.scopes.counter)
  /// ForEach(store.scopes.rows) { … }
  /// if let editor = store.scopes.editor { … }
  /// ```
  public var scopes: ComposedScopeStores<State, Action> { ComposedScopeStores(store: self) }
}

/// The stores of a feature's children, by name.
@MainActor
@dynamicMemberLookup
public struct ComposedScopeStores<State: ScopePathable, Action: CasePathable> {
  let store: Store<State, Action>

  private func path<Path>(_ keyPath: KeyPath<State.AllComposedScopePaths, Path>) -> Path {
    State.allComposedScopePaths[keyPath: keyPath]
  }

  /// Returns the store of a non-optional child, or of a stack.
  @_disfavoredOverload
  public subscript<ChildState, ChildAction>(
    dynamicMember keyPath: ScopeKeyPath<State, ChildState, Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let path = path(keyPath)
    return store.scope(path.state, action: path.action)
  }

  /// Returns the store of an optional child, or nil if the child is absent.
  public subscript<ChildState, ChildAction>(
    dynamicMember keyPath: ScopeKeyPath<State, ChildState?, Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let path = path(keyPath)
    return store.scope(path.state, action: path.action)
  }

  /// Returns the store of a presented child, or nil if none is presented.
  public subscript<ChildState, ChildAction>(
    dynamicMember keyPath: ScopeKeyPath<
      State, PresentationState<ChildState>, Action, PresentationAction<ChildAction>
    >
  ) -> Store<ChildState, ChildAction>? {
    let path = path(keyPath)
    return store.scope(path.state, action: path.action)
  }

  /// Returns the stores of a collection's rows.
  public subscript<ID: Hashable, ElementState, ElementAction>(
    dynamicMember keyPath: ScopeKeyPath<
      State, IdentifiedArray<ID, ElementState>, Action, IdentifiedAction<ID, ElementAction>
    >
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    let path = path(keyPath)
    return store.scope(path.state, action: path.action)
  }

  /// Returns the store of a destination, or nil if none is presented.
  public subscript<ChildState, ChildAction, Members>(
    dynamicMember keyPath: ScopeGroupKeyPath<
      State, PresentationState<ChildState>, Action, PresentationAction<ChildAction>, Members
    >
  ) -> Store<ChildState, ChildAction>? {
    let path = path(keyPath).path
    return store.scope(path.state, action: path.action)
  }

  /// Returns the store of a destination that is a case of another one, or nil if that case is not
  /// presented: `store.scopes(\.destination.sheet)`.
  public func callAsFunction<ChildState, ChildAction, Members>(
    _ keyPath: ScopeGroupKeyPath<
      State, ChildState?, Action, PresentationAction<ChildAction>, Members
    >
  ) -> Store<ChildState, ChildAction>? {
    let path = path(keyPath).path
    return Optional._scope(store, path.state, path.action)
  }

  /// Returns the store of a case of a destination, or nil if that case is not presented:
  /// `store.scopes(\.destination.edit)`.
  public func callAsFunction<ChildState, ChildAction>(
    _ keyPath: ScopeKeyPath<State, ChildState?, Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    let path = path(keyPath)
    return Optional._scope(store, path.state, path.action)
  }
}
