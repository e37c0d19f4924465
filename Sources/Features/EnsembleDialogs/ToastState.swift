// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleShims

/// The state of a toast: a short message, with a button if there is something to do about it.
///
/// ```swift
/// state.toast = ToastState {
///   TextState("“\(song.title)” was deleted.")
/// } action: {
///   ButtonState(action: .undoTapped) { TextState("Undo") }
/// }
/// ```
///
/// The view removes a toast after its time, by which it sends the dismissal. So a feature has no
/// timer for it, and its test no clock. A toast keeps nobody from using the rest of the screen, and
/// may end unread: what must be read is an ``AlertState``.
///
/// Two toasts are equal if their texts, buttons and times are equal; their identities are ignored.
public struct ToastState<Action>: _EphemeralState, Identifiable {
  /// The identity of the toast, unique in the process. A toast with another identity is presented
  /// anew, for its whole time.
  public let id: UInt64
  /// The message.
  public var text: TextState
  /// The button; nil for none.
  public var button: ButtonState<Action>?
  /// The time for which the toast is shown; nil for 5 seconds, or 10 seconds with a button.
  public var duration: Duration?

  init(id: UInt64, text: TextState, button: ButtonState<Action>?, duration: Duration?) {
    self.id = id
    self.text = text
    self.button = button
    self.duration = duration
  }

  /// Creates a toast with a button.
  ///
  /// - Parameters:
  ///   - duration: The time for which the toast is shown; nil for 10 seconds.
  ///   - text: Returns the message.
  ///   - action: Returns the button, such as one that undoes what the message says.
  public init(
    duration: Duration? = nil,
    text: () -> TextState,
    action: () -> ButtonState<Action>
  ) {
    self.init(id: ensemble_next_serial(), text: text(), button: action(), duration: duration)
  }

  /// Creates a toast without a button.
  ///
  /// - Parameters:
  ///   - duration: The time for which the toast is shown; nil for 5 seconds.
  ///   - text: Returns the message.
  public init(duration: Duration? = nil, text: () -> TextState) {
    self.init(id: ensemble_next_serial(), text: text(), button: nil, duration: duration)
  }

  /// Returns the toast with another action.
  ///
  /// - Parameter transform: A closure that transforms the action of the button. Nil stands for no
  ///   action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ToastState<NewAction> {
    ToastState<NewAction>(id: id, text: text, button: button?.map(transform), duration: duration)
  }
}

extension ToastState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text == rhs.text && lhs.button == rhs.button && lhs.duration == rhs.duration
  }
}

extension ToastState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(button)
    hasher.combine(duration)
  }
}

extension ToastState: Sendable where Action: Sendable {}

extension ToastState: ChangeProvable {
  /// Returns no evidence: a toast that replaces an equal one is another presentation.
  public mutating func _$changeProof() -> ChangeProof { .nothing }

  public static var _$isMarkedByProof: Bool { false }
}

extension ToastState: CustomReflectable {
  /// A mirror without the identity and without empty properties.
  public var customMirror: Mirror {
    var children: [Mirror.Child] = [("text", text.text)]
    if let button { children.append(("button", button)) }
    if let duration { children.append(("duration", duration)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
