// SPDX-License-Identifier: MIT

/// Tells which actions end a presented state by themselves: those that the buttons of an alert or a
/// dialog send.
///
/// The state may be the alert itself, or an enum in a case that carries one.
@usableFromInline
struct EphemeralDismissal<State, Action> {
  private let isEphemeral: (borrowing State) -> Bool

  @usableFromInline
  init() {
    if State.self is any _EphemeralState.Type {
      isEphemeral = { _ in true }
    } else if let caseID = observableCase(of: State.self) {
      isEphemeral = { caseID($0)?.isEphemeral ?? false }
    } else {
      let reflect = EnumReflection<State>()
      isEphemeral = { reflect($0)?.isEphemeral ?? false }
    }
  }

  /// Whether the state goes away with the action.
  @usableFromInline
  func ends(_ state: borrowing State, with action: Action) -> Bool {
    guard isEphemeral(state) else { return false }
    return withUnsafePointer(to: state) { state in
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
