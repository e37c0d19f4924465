// SPDX-License-Identifier: MIT

import EnsembleDialogs
import Foundation

/// A view that shows text.
public struct Text: PrimitiveView {
  let content: String

  /// Creates a text from a string.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Creates a text from a string as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Creates a text from a text state.
  public init(_ state: TextState) {
    content = String(state: state)
  }

  /// Creates a text from a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = format.format(input)
  }

  /// Returns the concatenation of two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }

  /// Creates a text from a date, in the locale of the process.
  public init(_ date: Date, style: DateStyle) {
    content =
      switch style {
      case .date: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      }
  }

  /// The components of a date to show.
  public enum DateStyle: Hashable, Sendable {
    /// The day, with the name of the month.
    case date
    /// The hour and minute.
    case time
  }

  static func update(_ view: Self, in node: _ViewNode) { node.show(.text(view.content)) }
}
