// SPDX-License-Identifier: MIT

/// Why a text is no action of a form. Its description can be shown to whoever wrote the text.
public enum FormError: Error, Equatable, Sendable {
  /// The text is not of the form `name=value`.
  case noAssignment(text: String)
  /// The form has no field of that name.
  case unknownField(name: String, known: [String])
  /// The text is not that of a value of the field.
  case invalidValue(field: String, text: String, expected: String)
}

extension FormError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noAssignment(let text):
      "'\(text)' writes to no field. Expected: name=value."
    case .unknownField(let name, known: []):
      "There is no field '\(name)': the form has none."
    case .unknownField(let name, let known):
      "There is no field '\(name)'. The fields are: \(known.joined(separator: ", "))."
    case .invalidValue(let field, let text, let expected):
      "'\(text)' is no value for '\(field)'. Expected: \(expected)."
    }
  }
}
