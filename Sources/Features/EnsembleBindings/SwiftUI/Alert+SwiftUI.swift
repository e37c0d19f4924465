// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import EnsembleDialogs
import SwiftUI

extension Alert {
  /// Creates an alert from its state, for the older `alert(item:)`, which shows at most two
  /// buttons.
  ///
  /// - Parameters:
  ///   - state: The state of the alert.
  ///   - perform: A closure called with the action of the pressed button; nil if it has none.
  @MainActor
  public init<Action>(
    _ state: AlertState<Action>,
    action perform: @escaping @MainActor (Action?) -> Void
  ) {
    let title = Text(state.title)
    let message = state.message.map { Text($0) }
    let buttons = state.buttons.map { Button($0, perform) }
    if buttons.count >= 2 {
      self.init(
        title: title,
        message: message,
        primaryButton: buttons[0],
        secondaryButton: buttons[1]
      )
    } else {
      self.init(title: title, message: message, dismissButton: buttons.first)
    }
  }
}

extension Alert.Button {
  @MainActor
  init<Action>(
    _ state: ButtonState<Action>,
    _ perform: @escaping @MainActor (Action?) -> Void
  ) {
    let press = { @MainActor in state.press(perform) }
    switch state.role {
    case .cancel: self = .cancel(Text(state.label), action: press)
    case .destructive: self = .destructive(Text(state.label), action: press)
    case nil: self = .default(Text(state.label), action: press)
    }
  }
}
#endif
