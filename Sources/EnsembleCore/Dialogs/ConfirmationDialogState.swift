// SPDX-License-Identifier: MIT

import EnsembleShims

/// A choice among several actions in a state, as a value that a test can compare.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Export as")
/// } actions: {
///   ButtonState(action: .exportTapped(.pdf)) { TextState("PDF") }
///   ButtonState(action: .exportTapped(.text)) { TextState("Text") }
/// }
/// ```
///
/// Two of them are equal if they say and offer the same; the identity takes no part in it.
public struct ConfirmationDialogState<Action>: _EphemeralState, Identifiable {
  /// Tells the dialog from every other one that the process has made: another identity is another
  /// presentation.
  public let id: UInt64
  /// What it is about.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// What it offers.
  public var buttons: [ButtonState<Action>]
  /// What it says below the title.
  public var message: TextState?

  init(
    id: UInt64,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: TextState,
    buttons: [ButtonState<Action>],
    message: TextState?
  ) {
    self.id = id
    self.titleVisibility = titleVisibility
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// Creates a dialog.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: ensemble_next_serial(),
      titleVisibility: titleVisibility,
      title: title(),
      buttons: actions(),
      message: message?()
    )
  }

  /// Creates a dialog with a message.
  ///
  /// The closure does not escape, so in a reducer it may read the `inout` state.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: () -> TextState
  ) {
    self.init(
      id: ensemble_next_serial(),
      titleVisibility: titleVisibility,
      title: title(),
      buttons: actions(),
      message: message()
    )
  }

  /// The same dialog for other actions.
  ///
  /// - Parameter transform: Gives what a button sends for what it sends now, nil standing for nothing.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id,
      titleVisibility: titleVisibility,
      title: title,
      buttons: buttons.map { $0.map(transform) },
      message: message
    )
  }
}

/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// As is usual on the platform.
  case automatic
  case hidden
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.buttons == rhs.buttons && lhs.message == rhs.message
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(buttons)
    hasher.combine(message)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomReflectable {
  /// Without the identity, and without what the dialog has none of.
  public var customMirror: Mirror {
    var children = dialogChildren(title: title, buttons: buttons, message: message)
    if titleVisibility != .automatic {
      children.insert(("titleVisibility", titleVisibility), at: 1)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
