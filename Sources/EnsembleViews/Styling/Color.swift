// SPDX-License-Identifier: MIT

/// A named color. The renderer chooses the shade.
///
/// A browser has one for light backgrounds and one for dark ones. A terminal shows the closest of
/// its own colors, so two names may look alike.
public struct Color: Hashable, Sendable {
  /// The name of a color.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The color of text.
    case primary
    /// The color of less important text.
    case secondary
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

  /// The name of the color.
  public let name: Name

  private init(_ name: Name) {
    self.name = name
  }

  /// The color of text.
  public static let primary = Color(.primary)
  /// The color of less important text.
  public static let secondary = Color(.secondary)
  /// The color of controls.
  public static let accentColor = Color(.accent)
  /// The color red.
  public static let red = Color(.red)
  /// The color orange.
  public static let orange = Color(.orange)
  /// The color yellow.
  public static let yellow = Color(.yellow)
  /// The color green.
  public static let green = Color(.green)
  /// The color mint.
  public static let mint = Color(.mint)
  /// The color teal.
  public static let teal = Color(.teal)
  /// The color cyan.
  public static let cyan = Color(.cyan)
  /// The color blue.
  public static let blue = Color(.blue)
  /// The color indigo.
  public static let indigo = Color(.indigo)
  /// The color purple.
  public static let purple = Color(.purple)
  /// The color pink.
  public static let pink = Color(.pink)
  /// The color brown.
  public static let brown = Color(.brown)
  /// The color gray.
  public static let gray = Color(.gray)
}
