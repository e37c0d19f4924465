// SPDX-License-Identifier: MIT

/// A value whose characters a modifier shows or speaks: a string, a text, or the key of one.
///
/// A function that takes it replaces one overload for strings and one for texts. The compiler tries
/// each overload of each modifier in a chain to explain a mistake elsewhere in it.
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
