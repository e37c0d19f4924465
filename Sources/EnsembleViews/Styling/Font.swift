// SPDX-License-Identifier: MIT

/// A size and weight of text, chosen by purpose.
public struct Font: Hashable, Sendable {
  /// The purpose of a text.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  }

  /// The weight of a text.
  public enum Weight: Int, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The purpose of the text.
  public let textStyle: TextStyle
  /// A Boolean value that indicates whether all characters have the same width.
  public private(set) var isMonospaced = false

  /// Returns the font for a purpose.
  public static func system(_ style: TextStyle) -> Font { Font(textStyle: style) }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)

  private init(textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// Returns the font with characters of equal width.
  public func monospaced() -> Font {
    var copy = self
    copy.isMonospaced = true
    return copy
  }
}
