// SPDX-License-Identifier: MIT

import EnsembleBindings

/// The motion with which a view appears.
public struct AnyTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity, opacity, scale
    case move(Edge)
  }

  package let kind: Kind
  /// The curve and duration; nil for the renderer's default.
  package private(set) var motion: DrawingStyle.Motion?

  init(kind: Kind) {
    self.kind = kind
  }

  /// No motion.
  public static let identity = AnyTransition(kind: .identity)
  /// From transparent to opaque.
  public static let opacity = AnyTransition(kind: .opacity)
  /// From small to its size.
  public static let scale = AnyTransition(kind: .scale)
  /// From the leading edge.
  public static let slide = AnyTransition(kind: .move(.leading))

  /// Returns a motion from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }

  /// Returns a motion from an edge.
  public static func push(from edge: Edge) -> AnyTransition { move(edge: edge) }

  /// Returns a motion from small to its size. The scale and the anchor have no effect.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  /// Returns the motion of the insertion. The removal has no effect, since views disappear without
  /// motion.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Returns this motion. Motions cannot be combined.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the motion with the curve and duration of an animation; nil for the renderer's
  /// default.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.motion = animation.map(DrawingStyle.Motion.init)
    return copy
  }
}
