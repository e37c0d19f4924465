// SPDX-License-Identifier: MIT

/// A color or a gradient, as renderers draw it.
public enum Paint: Hashable, Sendable {
  /// A single color.
  case color(Color)
  /// Colors along a line between two points.
  indirect case linear(Gradient, from: UnitPoint, to: UnitPoint)
  /// Colors by their distance from a center, in points.
  indirect case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colors by their direction from a center.
  indirect case angular(Gradient, center: UnitPoint, start: Angle, end: Angle)

  /// The color, or the first color of the gradient.
  public var firstColor: Color {
    switch self {
    case .color(let color): color
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .angular(let gradient, _, _, _):
      gradient.stops.first?.color ?? .clear
    }
  }
}

/// A color or a gradient that fills text and shapes.
///
/// Conforming types are ``Color``, ``LinearGradient``, ``RadialGradient``, ``AngularGradient``,
/// ``Material``, ``BackgroundStyle`` and ``HierarchicalShapeStyle``. Other types cannot conform.
public protocol ShapeStyle: Sendable {
  /// The color or gradient to draw.
  var _paint: Paint { get }
}

extension Color: ShapeStyle {
  public var _paint: Paint { .color(self) }
}

/// A style of any type, as for a condition whose branches have styles of different types.
public struct AnyShapeStyle: ShapeStyle {
  /// The color or gradient to draw.
  public let _paint: Paint

  /// Creates a style that draws as another one does.
  public init(_ style: some ShapeStyle) { _paint = style._paint }
}

/// A level of importance of content.
public struct HierarchicalShapeStyle: ShapeStyle {
  let color: Color

  public var _paint: Paint { .color(color) }
}

/// A translucent layer. Renderers show it as a light gray.
public struct Material: ShapeStyle {
  let opacity: Double

  public var _paint: Paint { .color(.gray.opacity(opacity)) }
}

/// The surface of rows and fields. A terminal has none.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public var _paint: Paint { .color(Color(.background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The surface of rows and fields.
  public static var background: Self { Self() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of text.
  public static var primary: Self { Self(color: .primary) }
  /// The style of less important text.
  public static var secondary: Self { Self(color: .secondary) }
  /// The style of even less important text.
  public static var tertiary: Self { Self(color: .secondary.opacity(0.75)) }
  /// The style of the least important text.
  public static var quaternary: Self { Self(color: .secondary.opacity(0.5)) }
}

extension ShapeStyle where Self == Material {
  /// A mostly transparent layer.
  public static var ultraThinMaterial: Self { Self(opacity: 0.1) }
  /// A more transparent layer.
  public static var thinMaterial: Self { Self(opacity: 0.15) }
  /// A translucent layer.
  public static var regularMaterial: Self { Self(opacity: 0.2) }
  /// A less transparent layer.
  public static var thickMaterial: Self { Self(opacity: 0.25) }
  /// A mostly opaque layer.
  public static var ultraThickMaterial: Self { Self(opacity: 0.3) }
  /// The layer of bars.
  public static var bar: Self { Self(opacity: 0.2) }
}

// The only declarations of these colors: additional ones in `Color` would overload each
// `Color.red`, and for a body with an error, the type checker would try each overload with all
// closures.
extension ShapeStyle where Self == Color {
  /// The color of controls.
  public static var tint: Color { .accentColor }
  /// The color red.
  public static var red: Color { Color(.red) }
  /// The color orange.
  public static var orange: Color { Color(.orange) }
  /// The color yellow.
  public static var yellow: Color { Color(.yellow) }
  /// The color green.
  public static var green: Color { Color(.green) }
  /// The color mint.
  public static var mint: Color { Color(.mint) }
  /// The color teal.
  public static var teal: Color { Color(.teal) }
  /// The color cyan.
  public static var cyan: Color { Color(.cyan) }
  /// The color blue.
  public static var blue: Color { Color(.blue) }
  /// The color indigo.
  public static var indigo: Color { Color(.indigo) }
  /// The color purple.
  public static var purple: Color { Color(.purple) }
  /// The color pink.
  public static var pink: Color { Color(.pink) }
  /// The color brown.
  public static var brown: Color { Color(.brown) }
  /// The color gray.
  public static var gray: Color { Color(.gray) }
  /// The color white.
  public static var white: Color { Color(white: 1) }
  /// The color black.
  public static var black: Color { Color(white: 0) }
  /// No color.
  public static var clear: Color { Color(white: 0, opacity: 0) }
}
