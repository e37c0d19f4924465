// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
  import EnsembleConcurrency
  import EnsembleCore
  import SwiftUI

  extension ButtonRole {
    /// The role of a button in a state.
    public init(_ role: ButtonStateRole) {
      switch role {
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }

  extension ButtonState {
    /// Calls a function with what the button sends, in the animation that the button asks for.
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
    /// A button of a state.
    ///
    /// - Parameters:
    ///   - state: The button.
    ///   - perform: Called with what the button sends, nil for nothing.
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
