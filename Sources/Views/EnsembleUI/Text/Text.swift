// SPDX-License-Identifier: MIT

import EnsembleDialogs
import Foundation

/// A view that shows text.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// The characters of the text.
  let content: String
  /// The parts of the text with their styles; nil for a plain text.
  let runs: [TextRun]?

  /// Creates a text from a literal, in which Markdown marks bold and italic text, code and links.
  ///
  /// Interpolated values are shown as they are.
  public init(_ key: LocalizedStringKey) {
    self.init(runs: key.runs)
  }

  package init(runs: [TextRun]) {
    let runs = runs.joined
    content = runs.map(\.text).joined()
    self.runs = runs.allSatisfy(\.isPlain) ? nil : runs
  }

  /// The parts of the text with their styles.
  var styledRuns: [TextRun] { runs ?? [TextRun(content)] }

  /// Creates a text from a string.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from a string as it is.
  public init(verbatim content: String) {
    self.content = content
    runs = nil
  }

  /// Creates a text from a text state.
  @_disfavoredOverload
  public init(_ state: TextState) {
    self.init(verbatim: String(state: state))
  }

  /// Creates a text from a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Returns the concatenation of two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.styledRuns + rhs.styledRuns)
  }

  static func update(_ view: Self, in node: _ViewNode) {
    guard view.hasTime else {
      node.stopTime()
      return node.showText(view)
    }
    node.showTime { now, _ in
      view.resolved(at: now)
    } show: { text, now, node in
      node.showText(text)
      return view.change(after: now)
    }
  }
}
