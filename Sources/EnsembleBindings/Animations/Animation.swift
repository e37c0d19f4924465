// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
  /// How a change is to be shown.
  ///
  /// Spelled like SwiftUI's, for platforms that have no SwiftUI, so that features which ask for animations compile
  /// there. Every change is shown at once.
  public struct Animation: Hashable, Sendable {
    private let name: String
    private let duration: Double?

    private init(_ name: String, _ duration: Double? = nil) {
      self.name = name
      self.duration = duration
    }

    public static let `default` = Animation("default")
    public static let linear = Animation("linear")
    public static let easeIn = Animation("easeIn")
    public static let easeOut = Animation("easeOut")
    public static let easeInOut = Animation("easeInOut")
    public static let spring = Animation("spring")
    public static let interactiveSpring = Animation("interactiveSpring")
    public static let interpolatingSpring = Animation("interpolatingSpring")
    public static let bouncy = Animation("bouncy")
    public static let smooth = Animation("smooth")
    public static let snappy = Animation("snappy")

    // Times are in seconds.

    public static func linear(duration: Double) -> Self { Self("linear", duration) }
    public static func easeIn(duration: Double) -> Self { Self("easeIn", duration) }
    public static func easeOut(duration: Double) -> Self { Self("easeOut", duration) }
    public static func easeInOut(duration: Double) -> Self { Self("easeInOut", duration) }

    public static func spring(
      response: Double = 0.5,
      dampingFraction: Double = 0.825,
      blendDuration: Double = 0
    ) -> Self {
      Self("spring", response)
    }

    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Self {
      Self("spring", duration)
    }

    public static func interactiveSpring(
      response: Double = 0.15,
      dampingFraction: Double = 0.86,
      blendDuration: Double = 0.25
    ) -> Self {
      Self("interactiveSpring", response)
    }

    public static func interpolatingSpring(
      duration: Double = 0.5,
      bounce: Double = 0,
      initialVelocity: Double = 0
    ) -> Self {
      Self("interpolatingSpring", duration)
    }

    /// A spring of physics, which ends when it is at rest.
    public static func interpolatingSpring(
      mass: Double = 1,
      stiffness: Double,
      damping: Double,
      initialVelocity: Double = 0
    ) -> Self {
      interpolatingSpring
    }

    /// A curve between two points that control it.
    public static func timingCurve(
      _ x1: Double,
      _ y1: Double,
      _ x2: Double,
      _ y2: Double,
      duration: Double = 0.35
    ) -> Self {
      Self("timingCurve", duration)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
      Self("bouncy", duration)
    }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
      Self("smooth", duration)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
      Self("snappy", duration)
    }

    /// The animation, after some seconds. Changes are shown at once all the same.
    public func delay(_ delay: Double) -> Self { self }

    /// The animation at another speed.
    public func speed(_ speed: Double) -> Self { self }

    /// The animation, several times.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }

    /// The animation, until the view goes.
    public func repeatForever(autoreverses: Bool = true) -> Self { self }
  }

  /// Makes a change. It is shown at once.
  public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }

  extension Binding {
    /// The binding. What is written through it is shown at once.
    public func animation(_ animation: Animation? = .default) -> Self { self }
  }
#endif
