// SPDX-License-Identifier: MIT

import EnsembleShims

/// A button in a state: what it says, what it is for, and what it sends.
///
/// ```swift
/// ButtonState(role: .destructive, action: .deleteConfirmed) {
///   TextState("Delete")
/// }
/// ```
///
/// Two of them are equal if they say, are for and send the same; the identity takes no part in it.
public struct ButtonState<Action>: Identifiable {
  /// Tells the button from every other one that the process has made, for views that list buttons.
  public let id: UInt64
  /// What it is for.
  public let role: ButtonStateRole?
  /// What it sends.
  public let action: ButtonStateAction<Action>
  /// What it says.
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

  /// A button that sends an action in a given way; or nothing, and only closes what it is in.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: ensemble_next_serial(), role: role, action: action, label: label())
  }

  /// A button that sends an action; or nothing, and only closes what it is in.
  public init(
    role: ButtonStateRole? = nil,
    action: Action?,
    label: () -> TextState
  ) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Calls a function with what the button sends, nil for nothing, as pressing it does.
  public func withAction<R>(_ perform: (Action?) -> R) -> R {
    perform(action.action)
  }

  /// The same button for other actions.
  ///
  /// - Parameter transform: Gives what to send for what is sent now, nil standing for nothing.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

/// What a button is for, which decides how it looks and where it stands.
public enum ButtonStateRole: Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Cannot be undone.
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
  /// Without the identity, and without what the button has none of.
  public var customMirror: Mirror {
    var children: [Mirror.Child] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label.text))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
