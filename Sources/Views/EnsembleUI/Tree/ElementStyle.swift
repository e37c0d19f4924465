// SPDX-License-Identifier: MIT

/// The appearance of an element. The renderer decides everything that is not set.
public struct ElementStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether text is bold.
  public var isBold = false
  /// A Boolean value that indicates whether text is italic.
  public var isItalic = false
  /// A Boolean value that indicates whether text is struck through.
  public var isStruckThrough = false
  private var plainFont: PlainFont?
  private var plainForeground: Color.Name?
  /// A Boolean value that indicates whether there is space around the element.
  public var isPadded = false
  /// The state of the element that screen readers announce.
  public var trait: Trait?
  /// The details, held indirectly: each element has a style, but few have details.
  var sharedDetails: SharedDetails?

  /// The rarely used part, held indirectly: each element has a style, but few have such a part.
  private var rare: Rare?

  private final class Rare: Equatable, Sendable {
    let drawing: DrawingStyle

    init(_ drawing: DrawingStyle) {
      self.drawing = drawing
    }

    static func == (lhs: Rare, rhs: Rare) -> Bool { lhs === rhs || lhs.drawing == rhs.drawing }
  }

  /// A font without size, weight and design.
  private struct PlainFont: Equatable {
    /// The characters of equal width: an enum, which leaves room for an optional in its byte.
    private enum Widths {
      case none, digits, characters, both
    }

    private let textStyle: Font.TextStyle
    private let widths: Widths

    init(_ font: Font) {
      textStyle = font.textStyle
      widths =
        switch (font.isMonospaced, font.hasMonospacedDigits) {
        case (false, false): .none
        case (false, true): .digits
        case (true, false): .characters
        case (true, true): .both
        }
    }

    var font: Font {
      var font = Font(textStyle: textStyle)
      font.isMonospaced = widths == .characters || widths == .both
      font.hasMonospacedDigits = widths == .digits || widths == .both
      return font
    }
  }

  /// Creates a style with default values.
  public init() {}

  /// A state of an element that is not part of its content.
  public enum Trait: Hashable, Sendable {
    /// The element is the selected one of several.
    case selected
    /// The content of the element is shown, or hidden.
    case expanded, collapsed
  }
}

extension ElementStyle {
  /// The font of text; nil for the renderer's default.
  public var font: Font? {
    get { plainFont?.font ?? rare?.drawing.inherited.font }
    set {
      let isPlain = newValue?.custom == nil
      plainFont = isPlain ? newValue.map(PlainFont.init) : nil
      let custom = isPlain ? nil : newValue
      if rare?.drawing.inherited.font != custom { drawing.inherited.font = custom }
    }
  }

  /// The color of text and symbols, or the first color of their gradient; nil for the renderer's
  /// default.
  public var foreground: Color? {
    get { paint?.firstColor }
    set { paint = newValue.map(Paint.color) }
  }

  /// The color or gradient of text and symbols; nil for the renderer's default.
  public var paint: Paint? {
    get { plainForeground.map { .color(Color($0)) } ?? rare?.drawing.inherited.paint }
    set {
      if case .color(let color) = newValue, let name = color.name, color.opacity == 1 {
        plainForeground = name
      } else {
        plainForeground = nil
      }
      let custom = plainForeground == nil ? newValue : nil
      if rare?.drawing.inherited.paint != custom { drawing.inherited.paint = custom }
    }
  }

  /// The layout and drawing of the element.
  package var drawing: DrawingStyle {
    get { rare?.drawing ?? DrawingStyle() }
    set { rare = newValue == DrawingStyle() ? nil : Rare(newValue) }
  }

  /// Whether the element has a layout or drawing of its own.
  package var isDrawn: Bool { rare != nil }
}
