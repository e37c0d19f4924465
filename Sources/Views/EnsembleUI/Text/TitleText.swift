// SPDX-License-Identifier: MIT

/// A value that is the title of a control: a string, or a localization key.
///
/// Not all types that conform to `StringProtocol` do. A second initializer for keys would make the
/// compiler's messages about the other arguments of a control vague.
public nonisolated protocol _TitleText: _StringOrText {
  /// Returns a value as a text with its styles.
  static func _text(of value: Self) -> Text
}

nonisolated extension String: _TitleText {
  public static func _text(of value: String) -> Text { Text(verbatim: value) }
}

nonisolated extension Substring: _TitleText {
  public static func _text(of value: Substring) -> Text { Text(verbatim: String(value)) }
}

nonisolated extension LocalizedStringKey: _TitleText {
  public static func _text(of value: LocalizedStringKey) -> Text { Text(value) }
}

nonisolated extension Text {
  /// Creates a text from a title.
  init<Title: _TitleText>(title: Title) {
    self = Title._text(of: title)
  }
}
