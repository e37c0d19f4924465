// SPDX-License-Identifier: MIT

/// A value with text that a modifier shows or speaks: a string, a ``Text``, or a localization key.
///
/// A function with such a parameter replaces overloads for strings and texts. To diagnose an error
/// in a chain of modifiers, the compiler tries each overload of each modifier.
public nonisolated protocol _StringOrText {
  /// Returns the characters of a value.
  static func _characters(of value: Self) -> String
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
