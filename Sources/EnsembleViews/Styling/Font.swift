// SPDX-License-Identifier: MIT

/// A size and weight of text, chosen by purpose.
///
/// A terminal shows titles and headings in bold, and footnotes and captions dimmed; the other
/// purposes look alike there.
public struct Font: Hashable, Sendable {
  /// The purpose of a text.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
  }

  /// The weight of a text. Renderers have two: semibold and heavier ones are bold, the others are
  /// not.
  public enum Weight: Int, CaseIterable, Hashable, Sendable {
    /// The ultralight weight.
    case ultraLight
    /// The thin weight.
    case thin
    /// The light weight.
    case light
    /// The regular weight.
    case regular
    /// The medium weight.
    case medium
    /// The semibold weight.
    case semibold
    /// The bold weight.
    case bold
    /// The heavy weight.
    case heavy
    /// The black weight.
    case black
  }

  /// The purpose of the text.
  public let textStyle: TextStyle
  /// A Boolean value that indicates whether all characters have the same width.
  public private(set) var isMonospaced = false

  /// Returns the font for a purpose.
  public static func system(_ style: TextStyle) -> Font { Font(textStyle: style) }

  /// The font of a large title.
  public static let largeTitle = system(.largeTitle)
  /// The font of a title of the first level.
  public static let title = system(.title)
  /// The font of a title of the second level.
  public static let title2 = system(.title2)
  /// The font of a title of the third level.
  public static let title3 = system(.title3)
  /// The font of a heading.
  public static let headline = system(.headline)
  /// The font of a subheading.
  public static let subheadline = system(.subheadline)
  /// The font of body text.
  public static let body = system(.body)
  /// The font of a callout.
  public static let callout = system(.callout)
  /// The font of a footnote.
  public static let footnote = system(.footnote)
  /// The font of a caption.
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
