// SPDX-License-Identifier: MIT

import EnsembleCore

/// The state of a text that a view shows.
///
/// A plain string on every platform. On Apple platforms `TextState(localized:)` looks up a
/// localized string.
public struct TextState: Hashable, Sendable {
  let text: String

  /// Creates a text that is shown verbatim.
  public init(verbatim content: String) {
    text = content
  }

  /// Creates a text that is shown verbatim.
  public init<S: StringProtocol>(_ content: S) {
    text = String(content)
  }

  /// Returns the concatenation of two texts.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(verbatim: lhs.text + rhs.text)
  }
}

extension TextState: Codable {
  /// Creates a text by decoding a string.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension TextState: CustomStringConvertible, CustomReflectable {
  public var description: String { text }

  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [text], displayStyle: .struct)
  }
}

extension String {
  /// Creates the string that a view shows for a text state.
  public init(state: TextState) {
    self = state.text
  }
}
