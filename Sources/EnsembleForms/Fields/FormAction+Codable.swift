// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

private enum CodingKeys: String, CodingKey {
  case name
  case value
}

extension BindingAction: Encodable where Root: FormState {
  /// Encodes the registered name of the field and the text of the value.
  ///
  /// - Throws: An `EncodingError` if the field has no name.
  public func encode(to encoder: any Encoder) throws {
    guard
      let field = Root.formFields.field(at: keyPath),
      let text = field.textOfValue(value)
    else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: """
            '\(fieldDescription(of: keyPath))' has no name among the form fields of \
            '\(typeName(Root.self))', so a write to it cannot be encoded.
            """
        )
      )
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(field.name, forKey: .name)
    try container.encode(text, forKey: .value)
  }
}

extension BindingAction: Decodable where Root: FormState {
  /// Creates an action by decoding the name of a field and the text of a value.
  ///
  /// - Throws: A `DecodingError` at the name or the value, with the ``FormError`` under it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    let value = try container.decode(String.self, forKey: .value)
    do throws(FormError) {
      try self.init(name: name, value: value)
    } catch {
      var key = CodingKeys.name
      if case .invalidValue = error { key = .value }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + [key],
          debugDescription: error.description,
          underlyingError: error
        )
      )
    }
  }
}
