// SPDX-License-Identifier: MIT

// A text keeps its own style, so that texts with different styles can be concatenated.
extension Text {
  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold.
  public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = isActive } }

  /// Makes the text bold if the weight is semibold or heavier.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    bold((weight ?? .regular).rawValue >= Font.Weight.semibold.rawValue)
  }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic.
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }

  /// Strikes the text through. The line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruckThrough = isActive }
  }

  /// Underlines the text. The line has the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isUnderlined = isActive }
  }

  /// Shows the text as code, with characters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.isCode = isActive } }

  /// Sets the color of the text.
  public func foregroundStyle(_ color: Color) -> Text { changed { $0.foreground = color } }

  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.foreground = color } }
}
