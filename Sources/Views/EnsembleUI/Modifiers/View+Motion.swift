// SPDX-License-Identifier: MIT

import EnsembleBindings

nonisolated extension View {
  /// Animates changes of sizes, spaces, colors, opacities and effects that modifiers inside of the
  /// view set.
  ///
  /// A browser animates them whenever they change, unless the user prefers less motion. Other
  /// changes are shown at once, unless they are made in `withAnimation`. It has no effect in a
  /// terminal.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    style { $0.drawing.inherited.motion = animation.map(DrawingStyle.Motion.init) }
  }

  /// Sets the motion with which the view appears in a browser. It disappears without motion. It has
  /// no effect in a terminal, or if the user prefers less motion.
  public func transition(_ transition: AnyTransition) -> some View {
    drawn { $0.transition = transition }
  }
}

extension DrawingStyle.Motion {
  init(_ animation: Animation) {
    #if canImport(SwiftUI)
    // SwiftUI does not document the curve.
    self.init(curve: .easeInOut, duration: 0.35)
    #else
    let curve: Curve =
      switch animation.name {
      case "linear": .linear
      case "easeIn": .easeIn
      case "easeOut": .easeOut
      case "easeInOut", "default": .easeInOut
      default: .spring
      }
    self.init(curve: curve, duration: animation.duration ?? 0.35)
    #endif
  }
}
