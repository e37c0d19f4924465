// SPDX-License-Identifier: MIT

import Foundation

/// The text of a literal, in which Markdown marks bold and italic text, code and links.
///
/// ```swift
/// Text("A **bold** word and a [link](https://example.com)")
/// ```
///
/// Interpolated values are shown as they are. A key is not looked up in a table of translations.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A part of the text: written in the literal, or interpolated.
  enum Part: Equatable, Sendable {
    case markdown(String)
    case verbatim(String)
    case styled([TextRun])

    /// The characters of the part.
    var text: String {
      switch self {
      case .markdown(let text), .verbatim(let text): text
      case .styled(let runs): runs.map(\.text).joined()
      }
    }

    /// True if the part has neither marks nor a style.
    var isPlain: Bool {
      switch self {
      case .markdown(let text): !text.utf8.contains(where: InlineMarkdown.isMark)
      case .verbatim: true
      case .styled: false
      }
    }
  }

  let parts: [Part]

  /// Creates a key whose text may contain Markdown.
  public init(_ value: String) {
    parts = [.markdown(value)]
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The interpolated values and the parts of a literal between them.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var parts: [Part] = []

    /// Creates an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.markdown(literal)) }
    }

    /// Appends the description of a value, or the character of a symbol or the name of an image.
    // Images have no overload of their own: with two overloads of concrete types, the compiler has
    // no message for "\(store.nmae)" if the store has bindings.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let text = (value as? Image)?.inlineText ?? String(describing: value)
      parts.append(.verbatim(text))
    }

    /// Appends a text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(text.runs.map(Part.styled) ?? .verbatim(text.content))
    }

    /// Appends a date, or its distance from the current date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Appends a text that counts the time of an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatOutput == String {
      parts.append(.verbatim(format.format(value)))
    }

    /// Appends a number in a format of `String(format:)`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      parts.append(.verbatim(String(format: specifier, value)))
    }
  }

  /// The text in its styles.
  var runs: [TextRun] {
    guard parts.allSatisfy(\.isPlain) else { return InlineMarkdown(parts).runs }
    return [TextRun(parts.map(\.text).joined())]
  }
}
