// SPDX-License-Identifier: MIT

/// What may be written into a field of text, and what the return key does there.
public enum TextFieldKind: Equatable, Sendable {
  /// One line. The return key submits.
  case line
  /// One line that who looks on cannot read. The return key submits.
  case secure
  /// As many lines as the text needs. The return key submits; together with another key it breaks the line.
  case lines
  /// Lines, as in a document. The return key breaks the line.
  case editor

  /// Whether a text of several lines is shown in as many.
  public var hasLines: Bool {
    switch self {
    case .line, .secure: false
    case .lines, .editor: true
    }
  }
}
