// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleShims

/// The state of a button: its label, role and action.
///
/// ```swift
/// ButtonState(role: .destructive, action: .deleteConfirmed) {
///   TextState("Delete")
/// }
/// ```
///
/// Two buttons are equal if their labels, roles and actions are equal; their identities are
/// ignored.
public struct ButtonState<Action>: Identifiable {
  /// The identity of the button, unique in the process, for views that list buttons.
  public let id: UInt64
  /// The role.
  public let role: ButtonStateRole?
  /// The action, and how it is sent.
  public let action: ButtonStateAction<Action>
  /// The label.
  public let label: TextState

  init(
    id: UInt64,
    role: ButtonStateRole?,
    action: ButtonStateAction<Action>,
    label: TextState
  ) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// Creates a button with an action that is sent in a given way. Without an action, it only closes
  /// its dialog.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: ensemble_next_serial(), role: role, action: action, label: label())
  }

  /// Creates a button with an action. Without an action, it only closes its dialog.
  public init(
    role: ButtonStateRole? = nil,
    action: Action?,
    label: () -> TextState
  ) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Calls a closure with the button's action, or nil without one, as a press of the button does.
  public func withAction<R>(_ perform: (Action?) -> R) -> R {
    perform(action.action)
  }

  /// Returns the button with another action.
  ///
  /// - Parameter transform: A closure that transforms the action. Nil stands for no action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

/// The role of a button, which determines its appearance and position.
public enum ButtonStateRole: String, Codable, Hashable, Sendable {
  /// A button that cancels.
  case cancel
  /// A button with an irreversible action.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.role == rhs.role && lhs.action == rhs.action && lhs.label == rhs.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomReflectable {
  /// A mirror without the identity and without empty properties.
  public var customMirror: Mirror {
    var children: [Mirror.Child] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label.text))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
