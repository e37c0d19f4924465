// SPDX-License-Identifier: MIT

import Foundation

// SwiftUI declares its own.
#if !canImport(SwiftUI)
extension AttributeScopes {
  /// The attributes of text that views show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The size and weight.
    public let font: FontAttribute
    /// The color.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between characters, in points.
    public let kern: KerningAttribute
    /// The space between characters, in points.
    public let tracking: TrackingAttribute
    /// The attributes that Foundation declares.
    public let foundation: FoundationAttributes
    let inlineStyle: InlineStyleAttribute

    /// The key of the size and weight.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the space between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of the space between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of the style from Markdown.
    enum InlineStyleAttribute: AttributedStringKey {
      typealias Value = TextRun
      static let name = "Ensemble.InlineStyle"
    }
  }

  /// The attributes of text that views show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that views show.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// Creates a text from Markdown: bold, italic and struck text, code and links.
  ///
  /// Other syntax, such as headings and lists, is shown as text.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown([.markdown(markdown)]).runs {
      var part = AttributedString(run.text)
      part.link = run.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      var style = run.with("")
      style.link = nil
      if !style.isPlain {
        part[AttributeScopes.SwiftUIAttributes.InlineStyleAttribute.self] = style
      }
      append(part)
    }
  }

  /// The treatment of Markdown. It has no effect: inline marks are parsed, and mistakes are text.
  public struct MarkdownParsingOptions: Sendable {
    /// The marks that are parsed. It has no effect.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All marks.
      case full
      /// The marks within lines.
      case inlineOnly
      /// The marks within lines, with all spaces.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of mistakes. It has no effect.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// The parsed part is returned.
      case returnPartiallyParsedIfPossible
    }

    /// The marks that are parsed. It has no effect.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of mistakes. It has no effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text. It has no effect.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
#endif
