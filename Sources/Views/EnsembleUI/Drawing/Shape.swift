// SPDX-License-Identifier: MIT

import Foundation

/// A view that is an outline, filled with a color or drawn as a line.
///
/// A shape without `fill` and `stroke` has the color of text. It fills the available space;
/// `frame(width:height:)` sets a size. A terminal draws it with colored cells and half blocks.
///
/// The path of a custom shape is created once, in a rectangle of 100 by 100 points, and renderers
/// stretch the result, since sizes are not known when views are evaluated.
public nonisolated protocol Shape: MaskingView, Sendable {
  /// Returns the path of the shape in a rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape in the color of text.
  @MainActor public var body: some View {
    ShapeView(drawing: ShapeDrawing(_outline), inset: drawnInset)
  }

  /// Fills the shape.
  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(drawing: ShapeDrawing(_outline, fill: style._paint), inset: drawnInset)
  }

  /// Fills the shape with the color of text.
  public func fill() -> some View { ShapeView(drawing: ShapeDrawing(_outline)) }

  /// Draws the outline as a line. Renderers draw it inside of the edge.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline as a line of a style. Renderers draw it inside of the edge.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    ShapeView(
      drawing: ShapeDrawing(_outline, stroke: content._paint, line: style),
      inset: drawnInset
    )
  }

  /// Draws the outline as a line in the color of text.
  public func stroke(lineWidth: Double = 1) -> some View {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline as a line of a style, in the color of text.
  public func stroke(style: StrokeStyle) -> some View {
    ShapeView(
      drawing: ShapeDrawing(_outline, line: style),
      inset: drawnInset,
      strokesTextColor: true
    )
  }

  /// Draws the outline as a line inside of the edge.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  /// Draws the outline as a line of a style, inside of the edge.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    stroke(content, style: style)
  }

  /// The outline that renderers draw.
  var _outline: ShapeOutline {
    (self as? any BasicShape)?.outline
      ?? .stretched(path(in: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }
}

/// A shape that renderers know.
protocol BasicShape: Shape {
  var outline: ShapeOutline { get }
  /// The distance between the shape and the edges of its space, in points.
  var inset: Double { get }
}

extension BasicShape {
  var inset: Double { 0 }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}

struct ShapeView: PrimitiveView {
  let drawing: ShapeDrawing
  /// The distance between the shape and the edges of its space, in points.
  var inset = 0.0
  /// Whether the shape is a line in the color of text.
  var strokesTextColor = false

  static func update(_ view: Self, in node: _ViewNode) {
    guard view.inset == 0 else {
      let shape = ShapeView(drawing: view.drawing, strokesTextColor: view.strokesTextColor)
      return node.updateChild(0, to: shape.padding(view.inset))
    }
    var drawing = view.drawing
    if view.strokesTextColor { drawing.stroke = node.environment.style.paint ?? .color(.primary) }
    node.show(.shape(drawing))
  }
}

/// A rectangle.
public struct Rectangle: BasicShape {
  /// Creates a rectangle.
  public init() {}

  var outline: ShapeOutline { .rectangle }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: BasicShape {
  /// The radius of the corners, in points.
  public let cornerRadius: Double

  /// Creates a rectangle with rounded corners.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  var outline: ShapeOutline { .rounded(cornerRadius) }
}

/// A style of rounded corners. It has no effect: corners are parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Parts of a circle.
  case circular
  /// A smooth transition.
  case continuous
}

/// The largest circle that fits.
public struct Circle: BasicShape {
  /// Creates a circle.
  public init() {}

  var outline: ShapeOutline { .circle }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: BasicShape {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  var outline: ShapeOutline { .capsule }
}

/// An ellipse.
public struct Ellipse: BasicShape {
  /// Creates an ellipse.
  public init() {}

  var outline: ShapeOutline { .ellipse }
}

extension Path: BasicShape {
  var outline: ShapeOutline { .path(self) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(cornerRadius: Double) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
