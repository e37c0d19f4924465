// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A container of a presented child's state: an optional, or a ``PresentationState``.
public protocol _PresentationContainer {
  /// The state of the child.
  associatedtype Presented

  /// The state of the child, or nil if it is not presented.
  var _presented: Presented? { get }

  /// Returns the store of the child, or nil if it is not presented.
  @MainActor
  static func _scope<State, Action, PresentedAction>(
    _ store: Store<State, Action>,
    _ state: KeyPath<State, Self>,
    _ action: CaseKeyPath<Action, PresentationAction<PresentedAction>>
  ) -> Store<Presented, PresentedAction>?
}

extension PresentationState: _PresentationContainer {
  public var _presented: State? { wrappedValue }

  public static func _scope<ParentState, ParentAction, PresentedAction>(
    _ store: Store<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, Self>,
    _ action: CaseKeyPath<ParentAction, PresentationAction<PresentedAction>>
  ) -> Store<State, PresentedAction>? {
    store.scope(state, action: action)
  }
}

extension Optional: _PresentationContainer {
  public var _presented: Wrapped? { self }

  public static func _scope<ParentState, ParentAction, PresentedAction>(
    _ store: Store<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, Self>,
    _ action: CaseKeyPath<ParentAction, PresentationAction<PresentedAction>>
  ) -> Store<Wrapped, PresentedAction>? {
    store.scope(state, action: action.appending(path: \.presented))
  }
}
