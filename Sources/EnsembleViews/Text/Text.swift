// SPDX-License-Identifier: MIT

import EnsembleCore
import Foundation

/// Some words.
public struct Text: PrimitiveView {
  let content: String

  /// Shows a string.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Shows the text of a state.
  public init(_ state: TextState) {
    content = String(state: state)
  }

  /// Shows a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = format.format(input)
  }

  /// One text behind another.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }

  /// Shows a date or a time, as it is written where the program runs.
  public init(_ date: Date, style: DateStyle) {
    content =
      switch style {
      case .date: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      }
  }

  /// What of a date is shown.
  public enum DateStyle: Hashable, Sendable {
    case date, time
  }

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(.text(view.content)) }
}
