// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// Where a child of a feature is: its state, and the case with its actions.
///
/// `store.scopes.child` and `$store.scopes(\.child)` take the two from one of these. What the value
/// gives depends on the types: a child that is always there, an optional one, rows, something presented,
/// a stack.
public struct ScopePath<State, ChildState, Action: CasePathable, ChildAction> {
  package let state: KeyPath<State, ChildState>
  package let action: CaseKeyPath<Action, ChildAction>

  /// Pairs a part of the state with a case of the actions.
  public init(state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>) {
    self.state = state
    self.action = action
  }
}

/// Where a child is that has children of its own to name: a destination, with its cases.
///
/// `\.destination.edit` leads on to a case.
@dynamicMemberLookup
public struct ScopePathGroup<State, ChildState, Action: CasePathable, ChildAction, Members> {
  package let path: ScopePath<State, ChildState, Action, ChildAction>
  private let members: Members

  /// Pairs a child with the paths of what is in it.
  public init(_ path: ScopePath<State, ChildState, Action, ChildAction>, members: Members) {
    self.path = path
    self.members = members
  }

  /// A path to what is in the child.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Members, Member>) -> Member {
    members[keyPath: keyPath]
  }
}

/// The state of a composed feature that has children.
public protocol ScopePathable: ObservableState {
  /// A property for each child.
  associatedtype AllComposedScopePaths

  /// The children.
  static var allComposedScopePaths: AllComposedScopePaths { get }
}

/// A key path to a child of a composed feature.
public typealias ScopeKeyPath<State: ScopePathable, ChildState, Action: CasePathable, ChildAction> =
  KeyPath<State.AllComposedScopePaths, ScopePath<State, ChildState, Action, ChildAction>>

/// A key path to a child of a composed feature that has cases.
public typealias ScopeGroupKeyPath<
  State: ScopePathable,
  ChildState,
  Action: CasePathable,
  ChildAction,
  Members
> = KeyPath<
  State.AllComposedScopePaths, ScopePathGroup<State, ChildState, Action, ChildAction, Members>
>
