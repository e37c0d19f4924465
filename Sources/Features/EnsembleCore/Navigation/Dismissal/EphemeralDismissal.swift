// SPDX-License-Identifier: MIT

/// A predicate for actions that dismiss a presented state implicitly: those of the buttons of an
/// alert or a dialog.
///
/// The state may be the alert itself, or an enum in a case with one as its payload.
@usableFromInline
struct EphemeralDismissal<State, Action> {
  /// A predicate for states of an alert or a dialog; nil if the type has none.
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

  /// Returns whether the action dismisses the state.
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
