// SPDX-License-Identifier: MIT

/// A style of lines.
///
/// A browser draws all of it, but chooses the length of dashes around rectangles itself. A terminal
/// draws thin lines only.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: Double
  /// The shape of the ends of the line.
  public var lineCap: CGLineCap
  /// The shape of the corners of the line.
  public var lineJoin: CGLineJoin
  /// The length of a pointed corner, as a multiple of the width, above which it is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and the gaps behind them, in points; empty for a solid line.
  public var dash: [Double]
  /// The distance from the beginning of the pattern to the beginning of the line, in points.
  public var dashPhase: Double

  /// Creates a style.
  public init(
    lineWidth: Double = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A shape of the ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its last point.
  case butt
  /// A half circle around the last point.
  case round
  /// Half of a square around the last point.
  case square
}

/// A shape of the corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A pointed corner.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel
}
