// SPDX-License-Identifier: MIT

/// A size and weight of text, chosen by purpose or in points.
///
/// A terminal shows titles, headings and heavy weights in bold, and footnotes and captions dimmed;
/// the other purposes and sizes look alike there.
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
    /// A small caption.
    case caption2
  }

  /// The weight of a text. In a terminal, semibold and heavier weights are bold, and all others
  /// regular.
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

  /// The design of the characters. It has no effect in a terminal.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The default design.
    case `default`
    /// Characters with serifs.
    case serif
    /// Characters of equal width.
    case monospaced
    /// Rounded characters.
    case rounded
  }

  /// The parts of a font that are not implied by its purpose.
  package struct Custom: Hashable, Sendable {
    package var size: Double?
    package var weight: Weight?
    package var design: Design?
    package var isItalic = false
  }

  /// The purpose of the text.
  public let textStyle: TextStyle
  /// The size, weight and design, held indirectly: few fonts have them.
  private var indirectCustom: Box?
  package var custom: Custom? {
    get { indirectCustom?.custom }
    set { indirectCustom = newValue.map(Box.init) }
  }

  private final class Box: Hashable, Sendable {
    let custom: Custom

    init(_ custom: Custom) {
      self.custom = custom
    }

    static func == (lhs: Box, rhs: Box) -> Bool { lhs.custom == rhs.custom }

    func hash(into hasher: inout Hasher) { custom.hash(into: &hasher) }
  }
  /// A Boolean value that indicates whether all characters have the same width.
  public internal(set) var isMonospaced = false
  /// A Boolean value that indicates whether all digits have the same width.
  public internal(set) var hasMonospacedDigits = false

  /// Returns the font for a purpose.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = Font(textStyle: style)
    if design != nil || weight != nil { font.custom = Custom(weight: weight, design: design) }
    return font
  }

  /// Returns a font of a size in points.
  public static func system(
    size: Double,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    var font = Font(textStyle: .body)
    font.custom = Custom(size: size, weight: weight, design: design)
    return font
  }

  /// Returns a font of a size in points. The name has no effect: renderers choose the family.
  public static func custom(_ name: String, size: Double) -> Font { system(size: size) }

  /// Returns a font of a size in points. The name has no effect: renderers choose the family.
  public static func custom(_ name: String, fixedSize: Double) -> Font { system(size: fixedSize) }

  /// Returns a font of a size in points. The name and the text style have no effect.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    system(size: size)
  }

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
  /// The font of a small caption.
  public static let caption2 = system(.caption2)

  init(textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }

  private func changed(_ change: (inout Custom) -> Void) -> Font {
    var (copy, custom) = (self, custom ?? Custom())
    change(&custom)
    copy.custom = custom
    return copy
  }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }

  /// Returns the font with characters of equal width.
  public func monospaced() -> Font {
    var copy = self
    copy.isMonospaced = true
    return copy
  }
}
