// SPDX-License-Identifier: MIT

import EnsembleCore
import OrderedCollections

private enum CodingKeys: String, CodingKey {
  case isSubmitting
  case fields
}

/// The encoded status of one field, with the values for comparisons and resets.
private struct FieldEntry<State>: Codable {
  let name: String
  let status: FormFieldStatus
  let record: Record?

  struct Record: Codable {
    let original: CodedFieldWrite<State>?
    let lastValue: CodedFieldWrite<State>
    let checkProblems: [String]
  }
}

extension FormStatus: Encodable {
  /// Encodes the status of each field with the name of its property, and the values for comparisons
  /// and resets.
  ///
  /// - Throws: An `EncodingError` that names the field, unless it is a property of an
  ///   `@ObservableState` type, or of such a type in it, with a `Codable`, `Equatable` and
  ///   `Sendable` value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isSubmitting, forKey: .isSubmitting)
    let others = keys.filter { records[$0] == nil }.sorted { $0.name < $1.name }
    let entries = try (Array(records.keys) + others).map { key in
      FieldEntry<State>(
        name: try BindingAction.codingName(of: key.keyPath, encoder.codingPath),
        status: self[key],
        record: records[key].map {
          FieldEntry.Record(
            original: $0.original.map { CodedFieldWrite($0) },
            lastValue: CodedFieldWrite($0.lastValue),
            checkProblems: $0.checkProblems
          )
        }
      )
    }
    try container.encode(entries, forKey: .fields)
  }
}

extension FormStatus: Decodable {
  /// Creates a status by decoding the names of fields, with their status.
  ///
  /// A check that was running when the status was encoded is not started again. A write to its
  /// field starts it, or a submission, unless one was being checked; a reset ends the wait.
  ///
  /// - Throws: A `DecodingError` at a name or a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    isSubmitting = try container.decode(Bool.self, forKey: .isSubmitting)
    for entry in try container.decode([FieldEntry<State>].self, forKey: .fields) {
      guard let field = BindingAction<State>.codingField(named: entry.name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .fields,
          in: container,
          debugDescription: BindingAction<State>.unknownField(entry.name)
        )
      }
      let key = FormFieldKey(field)
      self[key] = entry.status
      guard let record = entry.record else { continue }
      records[key] = FieldRecord(
        original: record.original?.write,
        lastValue: record.lastValue.write,
        checkProblems: record.checkProblems
      )
    }
  }
}
