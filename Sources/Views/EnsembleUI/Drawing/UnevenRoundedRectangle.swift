// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle whose corners have different radii.
///
/// ```swift
/// Text(message.text)
///   .padding()
///   .background(.blue, in: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
/// ```
public struct UnevenRoundedRectangle: BasicShape, InsettableShape {
  /// The radii of the corners, in points.
  public let cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with the radii of its corners, in points.
  public init(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
  }

  var outline: ShapeOutline { .uneven(cornerRadii) }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: Double
  /// The radius of the bottom leading corner.
  public var bottomLeading: Double
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: Double
  /// The radius of the top trailing corner.
  public var topTrailing: Double

  /// Creates the radii of the corners.
  public init(
    topLeading: Double = 0,
    bottomLeading: Double = 0,
    bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Creates equal radii.
  init(_ radius: Double) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have different radii.
  public static func rect(cornerRadii: RectangleCornerRadii) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii)
  }

  /// A rectangle whose corners have different radii, in points.
  public static func rect(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius
    )
  }
}
