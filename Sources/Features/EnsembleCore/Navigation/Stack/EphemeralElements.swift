// SPDX-License-Identifier: MIT

import EnsembleCollections

/// A predicate for elements of a stack that an action dismisses: alerts and dialogs.
struct EphemeralElements<State, Action> {
  private let dismissal = EphemeralDismissal<State, Action>()
  private let identity = ChildIdentity<State>()

  /// Returns the presence of an element that the action dismisses, or nil.
  func presence(_ state: borrowing State, endedBy action: Action) -> ChildPresence? {
    dismissal.ends(state, with: action) ? identity.presence(of: state) : nil
  }

  /// Returns the presence of the element with an id.
  func presence(_ stack: borrowing StackState<State>, _ id: StackElementID) -> ChildPresence {
    stack.entries[id: id].map { identity.presence(of: $0.state) } ?? .absent
  }
}

extension StackState {
  /// Returns an effect that cancels the effects of an element's descendants that the parent has
  /// removed.
  func cancelOrphans<Action>(
    _ id: StackElementID,
    _ cancelOrphans: (borrowing Element) -> Effect<Action>
  ) -> Effect<Action> {
    entries[id: id].map { cancelOrphans($0.state) } ?? .none
  }
}
