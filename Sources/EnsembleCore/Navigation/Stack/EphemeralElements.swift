// SPDX-License-Identifier: MIT

import EnsembleCollections

/// Tells which elements of a stack go away with an action: alerts and dialogs.
struct EphemeralElements<State, Action> {
  private let dismissal = EphemeralDismissal<State, Action>()
  private let identity = ChildIdentity<State>()

  /// Which element it is, if it goes away with the action.
  func presence(_ state: borrowing State, endedBy action: Action) -> ChildPresence? {
    dismissal.ends(state, with: action) ? identity.presence(of: state) : nil
  }

  /// Which element there is now.
  func presence(_ stack: borrowing StackState<State>, _ id: StackElementID) -> ChildPresence {
    stack.entries[id: id].map { identity.presence(of: $0.state) } ?? .absent
  }
}

extension StackState {
  /// Ends the effects of what the parent has removed within an element.
  func settle<Action>(
    _ id: StackElementID,
    _ settle: (borrowing Element) -> Effect<Action>
  ) -> Effect<Action> {
    entries[id: id].map { settle($0.state) } ?? .none
  }
}
