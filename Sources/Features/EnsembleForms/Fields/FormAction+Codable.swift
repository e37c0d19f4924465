// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

private enum CodingKeys: String, CodingKey {
  case name
  case value
  case report
}

extension FormState {
  /// Encodes the registered name of a field and the text of a value.
  ///
  /// - Throws: An `EncodingError` if the field has no name.
  public static func _encode(_ action: BindingAction<Self>, to encoder: any Encoder) throws {
    let field = unisolatedFormFields.field(at: action.keyPath)
    if let field, let report = action.write.report {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(field.name, forKey: .name)
      return try container.encode(report, forKey: .report)
    }
    guard let field, let text = field.textOfValue(action.value) else {
      throw EncodingError.invalidValue(
        action,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: """
            '\(fieldDescription(of: action.keyPath))' has no name among the form fields of \
            '\(typeName(Self.self))', so a write to it cannot be encoded.
            """
        )
      )
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(field.name, forKey: .name)
    try container.encode(text, forKey: .value)
  }

  /// Returns an action from a decoded name of a field and text of a value.
  ///
  /// - Throws: A `DecodingError` at the name or the value, with the ``FormError`` under it.
  public static func _decode(from decoder: any Decoder) throws -> BindingAction<Self> {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    let report = try container.decodeIfPresent(FieldReport.self, forKey: .report)
    let value = try report.map { _ in "" } ?? container.decode(String.self, forKey: .value)
    do throws(FormError) {
      if let report {
        return BindingAction(try unisolatedFormFields.field(named: name).write(report))
      }
      return try BindingAction(name: name, value: value)
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
