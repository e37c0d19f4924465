// SPDX-License-Identifier: MIT

/// Tells which actions end a presented state by themselves: those that the buttons of an alert or a
/// dialog send.
///
/// The state may be the alert itself, or an enum in a case that carries one.
@usableFromInline
struct EphemeralDismissal<State, Action> {
  /// Nil if no state of the type ever is.
  @usableFromInline let isEphemeral: ((borrowing State) -> Bool)?

  @usableFromInline
  init() {
    if State.self is any _EphemeralState.Type {
      isEphemeral = { _ in true }
    } else if State.self is any ObservableState.Type {
      isEphemeral = observableCase(of: State.self).map { caseID in
        { caseID($0)?.isEphemeral ?? false }
      }
    } else {
      let reflect = EnumReflection<State>()
      isEphemeral = { reflect($0)?.isEphemeral ?? false }
    }
  }

  /// Whether the state goes away with the action.
  @inlinable
  @inline(__always)
  func ends(_ state: borrowing State, with action: Action) -> Bool {
    guard let isEphemeral, isEphemeral(state) else { return false }
    return sends(state, action)
  }

  @usableFromInline
  func sends(_ state: borrowing State, _ action: Action) -> Bool {
    withUnsafePointer(to: state) { state in
      enumPayloads(of: state.pointee).contains { payload in
        guard let ephemeral = payload.value as? any _EphemeralState else { return false }
        return Self.sends(ephemeral, action)
      }
    }
  }

  private static func sends<E: _EphemeralState>(_: E, _ action: Action) -> Bool {
    enumPayloads(of: action).contains { $0.value is E.Action }
  }
}
