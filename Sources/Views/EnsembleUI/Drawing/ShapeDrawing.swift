// SPDX-License-Identifier: MIT

import Foundation

/// The outline of a shape. All but a path fit into any rectangle.
public enum ShapeOutline: Equatable, Sendable {
  /// A rectangle.
  case rectangle
  /// A rectangle with rounded corners, whose radius is in points.
  case rounded(Double)
  /// A rectangle whose corners have different radii.
  indirect case uneven(RectangleCornerRadii)
  /// The largest circle that fits.
  case circle
  /// A rectangle whose shorter sides are half circles.
  case capsule
  /// An ellipse.
  case ellipse
  /// A path for a rectangle of 100 by 100 points, stretched to the size of the shape.
  case stretched(Path)
  /// A path for a square of 100 by 100 points, in the largest square that fits.
  case square(Path)
  /// A path at its own coordinates.
  case path(Path)

  /// Returns the path in a rectangle.
  package func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: return Path(rect)
    case .rounded(let radius): return Path(roundedRect: rect, cornerRadius: radius)
    case .uneven(let radii): return Path(roundedRect: rect, cornerRadii: radii)
    case .capsule:
      return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .ellipse: return Path(ellipseIn: rect)
    case .circle: return Path(ellipseIn: rect.largestSquare)
    case .stretched(let path): return path.stretched(to: rect)
    case .square(let path): return path.stretched(to: rect.largestSquare)
    case .path(let path): return path
    }
  }
}

extension CGRect {
  /// The largest square that fits, with the same center.
  fileprivate var largestSquare: CGRect {
    let side = min(width, height)
    let corner = CGPoint(x: midX - side / 2, y: midY - side / 2)
    return CGRect(origin: corner, size: CGSize(width: side, height: side))
  }
}

extension Path {
  /// Returns the path, which was drawn for a square of 100 by 100 points, scaled to a rectangle.
  fileprivate func stretched(to rect: CGRect) -> Path {
    mapped {
      CGPoint(x: rect.minX + $0.x / 100 * rect.width, y: rect.minY + $0.y / 100 * rect.height)
    }
  }

  /// Returns the path with a function applied to each point.
  package func mapped(_ move: (CGPoint) -> CGPoint) -> Path {
    Path { path in
      for element in elements {
        switch element {
        case .move(let to): path.move(to: move(to))
        case .line(let to): path.addLine(to: move(to))
        case .quadCurve(let to, let control):
          path.addQuadCurve(to: move(to), control: move(control))
        case .curve(let to, let one, let two):
          path.addCurve(to: move(to), control1: move(one), control2: move(two))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}

/// A shape with its fill or its line.
public struct ShapeDrawing: Equatable, Sendable {
  /// The outline.
  public var outline: ShapeOutline
  /// The color or gradient inside of the outline; nil for the color of text if there is no line.
  public var fill: Paint?
  /// The color or gradient of the line; nil if there is none.
  public var stroke: Paint?
  /// The style of the line.
  public var line: StrokeStyle

  /// Creates a drawing.
  public init(
    _ outline: ShapeOutline,
    fill: Paint? = nil,
    stroke: Paint? = nil,
    line: StrokeStyle = StrokeStyle()
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.line = line
  }
}
