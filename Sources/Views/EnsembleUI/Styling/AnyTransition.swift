// SPDX-License-Identifier: MIT

/// The motion with which a view appears.
public struct AnyTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity, opacity, scale
    case move(Edge)
  }

  package let kind: Kind

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

  /// Returns this motion. Others are not added to it.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
