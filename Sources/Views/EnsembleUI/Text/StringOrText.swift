// SPDX-License-Identifier: MIT

/// A value with text that a modifier shows or speaks: a string, a ``Text``, or a localization key.
///
/// A function with such a parameter replaces overloads for strings and texts. To diagnose an error
/// in a chain of modifiers, the compiler tries each overload of each modifier.
public nonisolated protocol _StringOrText {
  /// Returns the characters of a value.
  static func _characters(of value: Self) -> String
}

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

nonisolated extension String: _StringOrText {
  public static func _characters(of value: String) -> String { value }
}

nonisolated extension Substring: _StringOrText {
  public static func _characters(of value: Substring) -> String { String(value) }
}

nonisolated extension Text: _StringOrText {
  public static func _characters(of value: Text) -> String { value.content }
}

nonisolated extension LocalizedStringKey: _StringOrText {
  public static func _characters(of value: LocalizedStringKey) -> String { Text(value).content }
}

nonisolated extension _StringOrText {
  var characters: String { Self._characters(of: self) }
}
