// SPDX-License-Identifier: MIT

import EnsembleShims

/// An alert in a state: what it says and asks, as a value that a test can compare.
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
/// Two of them are equal if they say and ask the same; the identity takes no part in it.
public struct AlertState<Action>: _EphemeralState, Identifiable {
  /// Tells the alert from every other one that the process has made: another identity is another
  /// presentation.
  public let id: UInt64
  /// What it is about.
  public var title: TextState
  /// What it offers. A view shows one to close it if there are none.
  public var buttons: [ButtonState<Action>]
  /// What it says below the title.
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

  /// The same alert for other actions.
  ///
  /// - Parameter transform: Gives what a button sends for what it sends now, nil standing for nothing.
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
  /// Without the identity, and without what the alert has none of.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: dialogChildren(title: title, buttons: buttons, message: message),
      displayStyle: .struct
    )
  }
}

/// What a mirror of a dialog shows.
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
