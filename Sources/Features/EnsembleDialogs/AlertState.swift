// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleShims

/// The state of an alert: its texts and buttons, as a value that tests can compare.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete this note?")
/// } actions: {
///   ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Keep") }
/// } message: {
///   TextState("It cannot be brought back.")
/// }
/// ```
///
/// Two alerts are equal if their texts and buttons are equal; their identities are ignored.
public struct AlertState<Action>: _EphemeralState, Identifiable {
  /// The identity of the alert, unique in the process. An alert with another identity is presented
  /// anew.
  public let id: UInt64
  /// The title.
  public var title: TextState
  /// The buttons. If there are none, a view shows a button that closes the alert.
  public var buttons: [ButtonState<Action>]
  /// The message below the title.
  public var message: TextState?

  init(id: UInt64, title: TextState, buttons: [ButtonState<Action>], message: TextState?) {
    self.id = id
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// Creates an alert.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: ensemble_next_serial(),
      title: title(),
      buttons: actions(),
      message: message?()
    )
  }

  /// Creates an alert with a message.
  ///
  /// The closure does not escape, so in a reducer it may read the `inout` state.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: () -> TextState
  ) {
    self.init(
      id: ensemble_next_serial(),
      title: title(),
      buttons: actions(),
      message: message()
    )
  }

  /// Returns the alert with other actions.
  ///
  /// - Parameter transform: A closure that transforms the action of a button. Nil stands for no
  ///   action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id,
      title: title,
      buttons: buttons.map { $0.map(transform) },
      message: message
    )
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.buttons == rhs.buttons && lhs.message == rhs.message
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(buttons)
    hasher.combine(message)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  /// A mirror without the identity and without empty properties.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: dialogChildren(title: title, buttons: buttons, message: message),
      displayStyle: .struct
    )
  }
}

/// Returns the children of a dialog's mirror.
func dialogChildren<Action>(
  title: TextState,
  buttons: [ButtonState<Action>],
  message: TextState?
) -> [Mirror.Child] {
  var children: [Mirror.Child] = [("title", title.text)]
  if !buttons.isEmpty { children.append(("buttons", buttons)) }
  if let message { children.append(("message", message.text)) }
  return children
}
