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

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(.text(view.content)) }
}
