// SPDX-License-Identifier: MIT

import EnsembleCore

/// An error in the text of a form action. Its description is suitable for the author of the text.
public enum FormError: Error, Equatable, Sendable {
  /// A text that is not of the form `name=value`.
  case noAssignment(text: String)
  /// A name that no field of the form has.
  case unknownField(name: String, known: [String])
  /// A text that does not represent a value of the field.
  case invalidValue(field: String, text: String, expected: String)
}

extension FormError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noAssignment(let text):
      "'\(text)' is not an assignment. Expected: name=value."
    case .unknownField(let name, known: []):
      "There is no field '\(name)': the form has no fields."
    case .unknownField(let name, let known):
      "There is no field '\(name)'. The fields are: \(known.joined(separator: ", "))."
    case .invalidValue(let field, let text, let expected):
      "'\(text)' is not a valid value for '\(field)'. Expected: \(expected)."
    }
  }
}
