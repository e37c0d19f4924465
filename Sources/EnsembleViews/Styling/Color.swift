// SPDX-License-Identifier: MIT

/// A named color. The renderer chooses the shade, to fit a light or dark background.
public struct Color: Hashable, Sendable {
  /// The name of a color.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case primary, secondary, accent
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  }

  /// The name of the color.
  public let name: Name

  private init(_ name: Name) {
    self.name = name
  }

  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accentColor = Color(.accent)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let gray = Color(.gray)
}
