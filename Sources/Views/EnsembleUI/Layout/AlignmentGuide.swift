// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Has no effect: views are aligned as their stack says, and only renderers know their sizes.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }

  /// Has no effect: views are aligned as their stack says, and only renderers know their sizes.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }
}

/// The size and the guides of a view. They are never computed.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  /// The value of a guide.
  public subscript(guide: HorizontalAlignment) -> Double {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The value of a guide.
  public subscript(guide: VerticalAlignment) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline: height
    }
  }
}

extension HorizontalAlignment {
  /// The leading end of the line below a row. It is the leading edge.
  public static var listRowSeparatorLeading: Self { .leading }
  /// The trailing end of the line below a row. It is the trailing edge.
  public static var listRowSeparatorTrailing: Self { .trailing }
}

extension VerticalAlignment {
  /// Aligns the baselines of the first lines, which differs from the last lines for texts of
  /// several lines.
  public static var lastTextBaseline: Self { .firstTextBaseline }
}
