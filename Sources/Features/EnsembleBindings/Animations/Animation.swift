// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)

// Reducers use animations without importing views, so the types are declared next to bindings, and
// `EnsembleUI` re-exports each of them. There is no `Effect.send(_:animation:)`: its action is
// processed in the drain of another action, whose observers are notified once, so it could not be
// animated separately.

/// An animation of a change.
///
/// It mirrors SwiftUI's type on platforms without SwiftUI, so that features with animations compile
/// there. A browser shows it; see ``withAnimation(_:_:)``.
public struct Animation: Hashable, Sendable {
  package let name: String
  package let duration: Double?

  private init(_ name: String, _ duration: Double? = nil) {
    self.name = name
    self.duration = duration
  }

  /// The default animation.
  public static let `default` = Animation("default")
  /// An animation at constant speed.
  public static let linear = Animation("linear")
  /// An animation that starts slowly.
  public static let easeIn = Animation("easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation("easeOut")
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation("easeInOut")
  /// A spring animation.
  public static let spring = Animation("spring")
  /// A spring animation for changes that follow a gesture.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// A spring animation whose value is added to the values of other animations.
  public static let interpolatingSpring = Animation("interpolatingSpring")
  /// A spring animation with a visible bounce.
  public static let bouncy = Animation("bouncy")
  /// A spring animation without a bounce.
  public static let smooth = Animation("smooth")
  /// A spring animation with a small bounce.
  public static let snappy = Animation("snappy")

  // Times are in seconds.

  /// Returns an animation at constant speed.
  public static func linear(duration: Double) -> Self { Self("linear", duration) }
  /// Returns an animation that starts slowly.
  public static func easeIn(duration: Double) -> Self { Self("easeIn", duration) }
  /// Returns an animation that ends slowly.
  public static func easeOut(duration: Double) -> Self { Self("easeOut", duration) }
  /// Returns an animation that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Self { Self("easeInOut", duration) }

  /// Returns a spring animation with a response and damping.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Self {
    Self("spring", response)
  }

  /// Returns a spring animation with a duration and bounce.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Self {
    Self("spring", duration)
  }

  /// Returns a spring animation for changes that follow a gesture.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Self {
    Self("interactiveSpring", response)
  }

  /// Returns a spring animation whose value is added to the values of other animations.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Self {
    Self("interpolatingSpring", duration)
  }

  /// Returns a spring animation with physical parameters, which ends when the spring is at rest.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Self {
    interpolatingSpring
  }

  /// Returns an animation along a cubic Bézier curve with two control points.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Self {
    Self("timingCurve", duration)
  }

  /// Returns a spring animation with a visible bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self("bouncy", duration)
  }

  /// Returns a spring animation without a bounce by default.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self("smooth", duration)
  }

  /// Returns a spring animation with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self("snappy", duration)
  }

  /// Returns the animation, which has no delay on this platform.
  public func delay(_ delay: Double) -> Self { self }

  /// Returns the animation, which has no speed on this platform.
  public func speed(_ speed: Double) -> Self { self }

  /// Returns the animation, which does not repeat on this platform.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }

  /// Returns the animation, which does not repeat on this platform.
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}

/// Calls a function that makes a change, which a browser animates.
///
/// In a browser, rows and other views move to their new positions, new rows fade in, and
/// backgrounds, sizes and effects of views change gradually, unless the person prefers less motion.
/// A terminal shows the change at once. Changes that effects make later are not part of the
/// animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try AnimatedChange.during(animation, body)
}

extension Binding {
  /// Returns the binding, whose changes are shown at once.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}
#endif
