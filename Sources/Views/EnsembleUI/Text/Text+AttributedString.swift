// SPDX-License-Identifier: MIT

import Foundation

extension Text {
  /// Creates a text from an attributed string, with its fonts, colors, lines, spacing and links.
  ///
  /// ```swift
  /// var total = AttributedString("12 €")
  /// total.foregroundColor = .red
  /// Text(total)
  /// ```
  // Disfavored, because an attributed string can be a literal.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        TextRun(String(attributedContent[run.range].characters), run.attributes)
      }
    )
  }

  /// A line below a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// A pattern of a line. It has no effect.
    public enum Pattern: Hashable, Sendable {
      /// A line without gaps.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots.
      case dashDot
      /// Dashes and two dots each.
      case dashDotDot
    }

    /// A single line.
    public static let single = LineStyle()

    /// Creates a line. The pattern and the color have no effect.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

extension TextRun {
  fileprivate init(_ text: String, _ attributes: AttributeContainer) {
    self.init(text)
    #if !canImport(SwiftUI)
    if let style = attributes[AttributeScopes.SwiftUIAttributes.InlineStyleAttribute.self] {
      self = style.with(text)
    }
    font = attributes.font ?? font
    foreground = attributes.foregroundColor ?? foreground
    background = attributes.backgroundColor ?? background
    isUnderlined = isUnderlined || attributes.underlineStyle != nil
    isStruckThrough = isStruckThrough || attributes.strikethroughStyle != nil
    tracking = (attributes.tracking ?? attributes.kern).map { Double($0) }
    #endif
    link = attributes.link?.absoluteString
  }
}
