// SPDX-License-Identifier: MIT

import EnsembleInternals

private enum CodingKeys: String, CodingKey {
  case name
  case value
  case report
}

extension BindingAction: Encodable {
  /// Encodes the name of the field and the value.
  ///
  /// A field has the name of its property, such as `name` or `address.city`. A form's field has its
  /// registered name, and its value is encoded as a text.
  ///
  /// - Throws: An `EncodingError` that names the field, unless it is a property of an
  ///   `@ObservableState` type, or of such a type in it, with a `Codable`, `Equatable` and
  ///   `Sendable` value.
  public func encode(to encoder: any Encoder) throws {
    if let root = Root.self as? any _FieldCoding.Type, !isInJournal(encoder.userInfo) {
      return try encode(as: root, to: encoder)
    }
    try encodeField(to: encoder)
  }

  /// Encodes the name of the property and the value.
  fileprivate func encodeField(to encoder: any Encoder) throws {
    guard let (name, coder) = FieldCoders<Root>.shared.coder(at: keyPath) else {
      throw Self.uncodable(keyPath, "A write to", encoder.codingPath)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    if let report = write.report { return try container.encode(report, forKey: .report) }
    try coder.encode(write, in: &container, forKey: .value)
  }

  private func encode<R: _FieldCoding>(as root: R.Type, to encoder: any Encoder) throws {
    // `R` is `Root`: its metatype was just cast from that.
    guard let action = self as? BindingAction<R> else { return }
    try R._encode(action, to: encoder)
  }
}

extension BindingAction: Decodable {
  /// Creates a write by decoding the name of a field and a value.
  ///
  /// Decodes a write to any observed field, so decode only data that the program has encoded
  /// itself. For untrusted input, use a form, which accepts its registered fields only.
  ///
  /// - Throws: A `DecodingError` at the name or the value.
  public init(from decoder: any Decoder) throws {
    if let root = Root.self as? any _FieldCoding.Type, !isInJournal(decoder.userInfo) {
      self = try Self.decode(as: root, from: decoder)
    } else {
      self = try BindingAction(fieldFrom: decoder)
    }
  }

  /// Creates a write by decoding the name of a property and a value.
  fileprivate init(fieldFrom decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    let coders = FieldCoders<Root>.shared
    guard let coder = coders.coder(named: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name,
        in: container,
        debugDescription: Self.unknownField(name)
      )
    }
    if let report = try container.decodeIfPresent(FieldReport.self, forKey: .report) {
      self.init(coder.report(report))
    } else {
      self.init(try coder.decode(from: container, forKey: .value))
    }
  }

  private static func decode<R: _FieldCoding>(
    as root: R.Type,
    from decoder: any Decoder
  ) throws -> Self {
    // `R` is `Root`, as in `encode`.
    unsafeBitCast(try R._decode(from: decoder), to: Self.self)
  }
}

/// Returns whether a journal uses the coder. Journals do not use the notation of forms, which may
/// round values.
private func isInJournal(_ userInfo: [CodingUserInfoKey: Any]) -> Bool {
  CodingUserInfoKey.keepsStackIDs.map { userInfo[$0] as? Bool == true } ?? false
}

/// A state that has its own notation for writes to its fields.
public protocol _FieldCoding {
  /// Encodes a write to a field.
  static func _encode(_ action: BindingAction<Self>, to encoder: any Encoder) throws
  /// Returns a decoded write to a field.
  static func _decode(from decoder: any Decoder) throws -> BindingAction<Self>
}

/// A write that is encoded by the name of the property, also for the state of a form, whose own
/// notation may leave fields out and round values.
package struct CodedFieldWrite<Root>: Codable {
  package let write: any FieldWrite<Root>

  package init(_ write: any FieldWrite<Root>) { self.write = write }

  package func encode(to encoder: any Encoder) throws {
    try BindingAction(write).encodeField(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    self.init(try BindingAction(fieldFrom: decoder).write)
  }
}

extension BindingAction {
  /// Returns the name by which a field is encoded.
  package static func codingName(
    of field: PartialKeyPath<Root>,
    _ codingPath: [any CodingKey]
  ) throws -> String {
    guard let (name, _) = FieldCoders<Root>.shared.coder(at: field) else {
      throw uncodable(field, "The status of", codingPath)
    }
    return name
  }

  /// Returns the field that is encoded by a name.
  package static func codingField(named name: String) -> PartialKeyPath<Root>? {
    FieldCoders<Root>.shared.coder(named: name)?.keyPath
  }

  /// Returns the message that there is no field with a name.
  package static func unknownField(_ name: String) -> String {
    let known = FieldCoders<Root>.shared.known.map { "'\($0)'" }.joined(separator: ", ")
    return """
      '\(typeName(Root.self))' has no field '\(name)' whose writes can be decoded. \
      \(known.isEmpty ? "It has none at all." : "It has: \(known).")
      """
  }

  private static func uncodable(
    _ field: PartialKeyPath<Root>,
    _ subject: String,
    _ codingPath: [any CodingKey]
  ) -> EncodingError {
    EncodingError.invalidValue(
      field,
      EncodingError.Context(
        codingPath: codingPath,
        debugDescription: """
          \(subject) '\(fieldDescription(of: field))' cannot be encoded. To fix, make the field \
          a property with a 'Codable', 'Equatable' and 'Sendable' value, and each type on the path \
          to it an '@ObservableState'.
          """
      )
    )
  }
}
