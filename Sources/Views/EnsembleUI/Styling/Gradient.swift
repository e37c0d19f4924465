// SPDX-License-Identifier: MIT

/// A sequence of colors that blend into each other.
public struct Gradient: Hashable, Sendable {
  /// A color and its location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 for the beginning to 1 for the end.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colors and their locations, in order.
  public var stops: [Stop]

  /// Creates a gradient from colors at given locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

/// A point in a unit square, from 0 at the top leading corner to 1 at the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A gradient along a line. It fills shapes and text, and as a view it fills its space.
///
/// Text in a terminal has the first color.
public struct LinearGradient: ShapeStyle {
  public let _paint: Paint

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _paint = .linear(gradient, from: startPoint, to: endPoint)
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from colors at given locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a center outwards. It fills shapes and text, and as a view it fills its space.
///
/// Text in a terminal has the first color.
public struct RadialGradient: ShapeStyle {
  public let _paint: Paint

  /// Creates a gradient between two distances from a center, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    _paint = .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

/// A gradient around a center, clockwise. It fills shapes, and as a view it fills its space.
///
/// Lines, paths and text have the first color.
public struct AngularGradient: ShapeStyle {
  public let _paint: Paint

  /// Creates a gradient between two angles, of which 0 is the trailing side.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    _paint = .angular(gradient, center: center, start: startAngle, end: endAngle)
  }

  /// Creates a gradient around the whole center, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: Angle(degrees: angle.degrees + 360)
    )
  }

  /// Creates a gradient from colors at equal distances, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient from colors at equal distances, around the whole center.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension AngularGradient: PrimitiveView {
  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.shape(ShapeDrawing(.rectangle, fill: view._paint)))
  }
}

extension LinearGradient: PrimitiveView {
  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.shape(ShapeDrawing(.rectangle, fill: view._paint)))
  }
}

extension RadialGradient: PrimitiveView {
  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.shape(ShapeDrawing(.rectangle, fill: view._paint)))
  }
}
