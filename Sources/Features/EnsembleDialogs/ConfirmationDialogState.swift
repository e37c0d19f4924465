// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleShims

/// The state of a confirmation dialog: a choice among actions, as a value that tests can compare.
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
/// Two dialogs are equal if their texts and buttons are equal; their identities are ignored.
public struct ConfirmationDialogState<Action>: _EphemeralState, Identifiable {
  /// The identity of the dialog, unique in the process. Another identity is another presentation.
  public let id: UInt64
  /// The title.
  public var title: TextState
  /// The visibility of the title.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// The buttons.
  public var buttons: [ButtonState<Action>]
  /// The message below the title.
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

  /// Returns the dialog with other actions.
  ///
  /// - Parameter transform: A closure that transforms the action of a button. Nil stands for no
  ///   action.
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

/// The visibility of a dialog's title.
public enum ConfirmationDialogStateTitleVisibility: String, Codable, Hashable, Sendable {
  /// The default of the platform.
  case automatic
  /// A hidden title.
  case hidden
  /// A visible title.
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
  /// A mirror without the identity and without empty properties.
  public var customMirror: Mirror {
    var children = dialogChildren(title: title, buttons: buttons, message: message)
    if titleVisibility != .automatic {
      children.insert(("titleVisibility", titleVisibility), at: 1)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
