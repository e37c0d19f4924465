// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

/// The path to a child of a feature: its state, and the case of its actions.
///
/// `store.scopes.child` and `$store.scopes(\.child)` resolve such a path. The result depends on the
/// types: a non-optional child, an optional one, rows, a presented child, or a stack.
public struct ScopePath<State, ChildState, Action: CasePathable, ChildAction> {
  package let state: KeyPath<State, ChildState>
  package let action: CaseKeyPath<Action, ChildAction>

  /// Creates a path from a part of the state and a case of the actions.
  public init(state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>) {
    self.state = state
    self.action = action
  }
}

/// The path to a child with named children of its own: a destination, with its cases.
///
/// `\.destination.edit` is the path to a case.
@dynamicMemberLookup
public struct ScopePathGroup<State, ChildState, Action: CasePathable, ChildAction, Members> {
  package let path: ScopePath<State, ChildState, Action, ChildAction>
  private let members: Members

  /// Creates a group from the path of a child and the paths of its own children.
  public init(_ path: ScopePath<State, ChildState, Action, ChildAction>, members: Members) {
    self.path = path
    self.members = members
  }

  /// Returns the path of a child of the child.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Members, Member>) -> Member {
    members[keyPath: keyPath]
  }
}

/// The state of a composed feature that has children.
public protocol ScopePathable: ObservableState {
  /// The type of the paths, with a property for each child.
  associatedtype AllComposedScopePaths

  /// The paths of the children.
  @MainActor static var allComposedScopePaths: AllComposedScopePaths { get }
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
