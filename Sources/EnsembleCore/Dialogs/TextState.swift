// SPDX-License-Identifier: MIT

/// A text in a state, that a view shows.
///
/// On every platform a plain string: equal texts are equal. On Apple platforms `TextState(localized:)`
/// looks a string up.
public struct TextState: Hashable, Sendable {
  let text: String

  /// A text to show as it is.
  public init(verbatim content: String) {
    text = content
  }

  /// A text to show as it is.
  public init<S: StringProtocol>(_ content: S) {
    text = String(content)
  }

  /// Two texts, one after the other.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(verbatim: lhs.text + rhs.text)
  }
}

extension TextState: CustomStringConvertible, CustomReflectable {
  public var description: String { text }

  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [text], displayStyle: .struct)
  }
}

extension String {
  /// The text that a view shows for the state.
  public init(state: TextState) {
    self = state.text
  }
}
