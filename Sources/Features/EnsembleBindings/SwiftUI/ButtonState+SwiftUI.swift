// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import EnsembleConcurrency
import EnsembleDialogs
import SwiftUI

extension ButtonRole {
  /// Creates a role from the role of a button's state.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension ButtonState {
  /// Calls a function with the button's action, with the animation of that action.
  @MainActor
  func press(_ perform: (Action?) -> Void) {
    if let animation = action.animation?.base as? Animation {
      withAnimation(animation) { withAction(perform) }
    } else {
      withAction(perform)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button from its state.
  ///
  /// - Parameters:
  ///   - state: The state of the button.
  ///   - perform: A closure called with the button's action; nil if it has none.
  @MainActor
  public init<Action>(
    _ state: ButtonState<Action>,
    action perform: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(
      role: state.role.map { ButtonRole($0) },
      action: { state.press(perform) },
      label: { Text(state.label) }
    )
  }
}
#endif
