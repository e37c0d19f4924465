// SPDX-License-Identifier: MIT

/// A color: a named one, whose shade the renderer chooses, or one with given components.
///
/// A browser has a shade of each named color for light backgrounds and one for dark ones. A
/// terminal shows the closest of its own colors, so two names may look the same. Components are in
/// sRGB, in 256 steps.
public struct Color: Hashable, Sendable {
  /// The name of a color.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The color of text.
    case primary
    /// The color of less important text.
    case secondary
    /// The color of rows and fields.
    case background
    /// The color of controls.
    case accent
    /// The color red.
    case red
    /// The color orange.
    case orange
    /// The color yellow.
    case yellow
    /// The color green.
    case green
    /// The color mint.
    case mint
    /// The color teal.
    case teal
    /// The color cyan.
    case cyan
    /// The color blue.
    case blue
    /// The color indigo.
    case indigo
    /// The color purple.
    case purple
    /// The color pink.
    case pink
    /// The color brown.
    case brown
    /// The color gray.
    case gray
  }

  /// The components of a color, from 0 to 255.
  public struct Components: Hashable, Sendable {
    /// The amount of red.
    public let red: UInt8
    /// The amount of green.
    public let green: UInt8
    /// The amount of blue.
    public let blue: UInt8
  }

  /// The name of the color; nil if it is given by its components.
  public let name: Name?
  /// The components of the color; nil if it has a name.
  public let components: Components?
  private var alpha: UInt8 = 255

  /// The opacity, from 0 to 1.
  public var opacity: Double { Double(alpha) / 255 }

  init(_ name: Name) {
    self.name = name
    components = nil
  }

  /// Creates a color from its components in sRGB, from 0 to 1. Other values are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = nil
    components = Components(red: Self.step(red), green: Self.step(green), blue: Self.step(blue))
    alpha = Self.step(opacity)
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ number: Double) -> Double {
      let part = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(part, 4 - part, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha = Self.step(self.opacity * opacity)
    return copy
  }

  private static func step(_ value: Double) -> UInt8 {
    value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
  }

  /// The color of text.
  public static let primary = Color(.primary)
  /// The color of less important text.
  public static let secondary = Color(.secondary)
  /// The color of controls.
  public static let accentColor = Color(.accent)
}

extension Color: PrimitiveView {
  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.shape(ShapeDrawing(.rectangle, fill: .color(view))))
  }
}
