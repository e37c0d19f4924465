// SPDX-License-Identifier: MIT

// All fields are one kind of element with a `TextFieldKind`, because most code treats them alike. A
// separate case for editors would duplicate code in every `switch`, and two flags would allow a
// secure field of several lines.

/// The kind of a text field: its lines, its secrecy, and the effect of the return key.
public enum TextFieldKind: Equatable, Sendable {
  /// A single line. The return key submits.
  case line
  /// A single line whose characters are hidden. The return key submits.
  case secure
  /// As many lines as the text needs. The return key submits; with a modifier key it inserts a line
  /// break.
  case lines
  /// Several lines, as in a document. The return key inserts a line break.
  case editor

  /// A Boolean value that indicates whether a text of several lines is shown on several lines.
  public var hasLines: Bool {
    switch self {
    case .line, .secure: false
    case .lines, .editor: true
    }
  }
}
