// SPDX-License-Identifier: MIT

import Foundation

/// The outline of a shape, made of lines and curves. Coordinates are in points.
public struct Path: Equatable, Sendable {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new outline.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the outline.
    case closeSubpath
  }

  /// The parts of the path, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure draws.
  public init(_ draw: (inout Path) -> Void) {
    draw(&self)
  }

  /// Creates a path around a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a path around the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates a path around a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(cornerRadius))
  }

  /// Creates a path around a rectangle whose corners have different radii.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii)
  }

  /// A Boolean value that indicates whether the path has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new outline at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Adds a line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Adds lines between points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line to the beginning of the outline.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds the parts of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the ellipse in a rectangle, from its trailing side on, clockwise.
  public mutating func addEllipse(in rect: CGRect) {
    let (x, y) = (rect.midX, rect.midY)
    let (w, h) = (rect.width / 2, rect.height / 2)
    // The distance of control points that approximates a quarter of an ellipse.
    let (cw, ch) = (w * 0.5523, h * 0.5523)
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    move(to: point(w, 0))
    addCurve(to: point(0, h), control1: point(w, ch), control2: point(cw, h))
    addCurve(to: point(-w, 0), control1: point(-cw, h), control2: point(-w, ch))
    addCurve(to: point(0, -h), control1: point(-w, -ch), control2: point(-cw, -h))
    addCurve(to: point(w, 0), control1: point(cw, -h), control2: point(w, -ch))
    closeSubpath()
  }

  /// Adds an arc of a circle. A line connects it with the current point.
  ///
  /// - Parameters:
  ///   - clockwise: The direction as in SwiftUI, where true is counterclockwise on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: Double,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    guard sweep.isFinite else { return }
    if clockwise, sweep > 0 { sweep -= turn }
    if !clockwise, sweep < 0 { sweep += turn }
    if sweep == 0, endAngle != startAngle { sweep = clockwise ? -turn : turn }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle.radians)
    if elements.isEmpty { move(to: first) } else { addLine(to: first) }
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (
        startAngle.radians + Double(index) * step, startAngle.radians + Double(index + 1) * step
      )
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to))
      )
    }
  }

  /// Adds a rectangle with rounded corners. Radii that exceed a side are reduced in proportion.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = cornerRadii.fitting(rect.size)
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    // The distance of control points from the corner that approximates a quarter of a circle.
    let share = 0.4477
    var (radius, near) = (radii.topTrailing, radii.topTrailing * share)
    move(to: at(l + radii.topLeading, t))
    addLine(to: at(r - radius, t))
    addCurve(to: at(r, t + radius), control1: at(r - near, t), control2: at(r, t + near))
    (radius, near) = (radii.bottomTrailing, radii.bottomTrailing * share)
    addLine(to: at(r, b - radius))
    addCurve(to: at(r - radius, b), control1: at(r, b - near), control2: at(r - near, b))
    (radius, near) = (radii.bottomLeading, radii.bottomLeading * share)
    addLine(to: at(l + radius, b))
    addCurve(to: at(l, b - radius), control1: at(l + near, b), control2: at(l, b - near))
    (radius, near) = (radii.topLeading, radii.topLeading * share)
    addLine(to: at(l, t + radius))
    addCurve(to: at(l + radius, t), control1: at(l, t + near), control2: at(l + near, t))
    closeSubpath()
  }
}

extension RectangleCornerRadii {
  /// Returns the radii, reduced so that no two exceed the side between them.
  fileprivate func fitting(_ size: CGSize) -> Self {
    let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading].map { max(0, $0) }
    let sides = [size.width, size.height, size.width, size.height]
    let shares = sides.indices.map { index in
      let sum = radii[index] + radii[(index + 1) % 4]
      return sum > sides[index] ? max(0, sides[index]) / sum : 1
    }
    let share = shares.min() ?? 1
    return Self(
      topLeading: radii[0] * share,
      bottomLeading: radii[3] * share,
      bottomTrailing: radii[2] * share,
      topTrailing: radii[1] * share
    )
  }
}
