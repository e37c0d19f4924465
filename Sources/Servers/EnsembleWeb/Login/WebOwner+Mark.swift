// SPDX-License-Identifier: MIT

#if Web
import EnsembleDependencies
import Foundation
import IssueReporting

// The script of a page keeps the texts that were typed in a tab under the mark of its owner, also
// while the server restarts, so a mark must not depend on the process, as the hash of a value does.

extension WebOwner {
  /// The owner as applications know it; nil if a closure of the server has returned another value.
  var sessionOwner: SessionOwner? { value as? SessionOwner }

  /// Returns whether another owner is the same person, whatever the roles.
  func isPerson(_ other: WebOwner) -> Bool {
    guard let person = sessionOwner, let otherPerson = other.sessionOwner else {
      return self == other
    }
    return person.id == otherPerson.id
  }

  /// A text that identifies the owner, including an owner that a closure of the server has
  /// returned.
  ///
  /// For a type that ``report(_:of:)`` reports, the text differs in each process.
  var mark: String { stableText(of: value) ?? String(value.hashValue) }

  /// Reports a type of owners without a stable text.
  static func report(_ type: (some Hashable & Sendable).Type, of application: String) {
    if hasStableText(type) { return }
    reportIssue(
      """
      The owners of '\(application)' have the type '\(type)', from which no text can be made, so that what people have \
      typed is not found again after a restart.

      Let the type conform to 'Identifiable', 'RawRepresentable' or 'Codable', or return a 'SessionOwner'.
      """
    )
  }
}

private func hasStableText(_ type: Any.Type) -> Bool {
  switch type {
  case is SessionOwner.Type, is any LosslessStringConvertible.Type, is UUID.Type: true
  case let type as any RawRepresentable.Type: hasStableText(rawValueType(type))
  case let type as any Identifiable.Type where !(type is AnyClass): hasStableText(idType(type))
  default: type is any Encodable.Type
  }
}

private func rawValueType<Value: RawRepresentable>(_: Value.Type) -> Any.Type {
  Value.RawValue.self
}

private func idType<Value: Identifiable>(_: Value.Type) -> Any.Type { Value.ID.self }

private func stableText(of value: Any) -> String? {
  switch value {
  case let owner as SessionOwner: owner.id
  case let text as any LosslessStringConvertible: text.description
  case let id as UUID: id.uuidString
  case let value as any RawRepresentable: stableText(of: value.rawValue)
  // The identity of an object is its address.
  case let value as any Identifiable where !(type(of: value) is AnyClass): stableText(of: value.id)
  case let value as any Encodable:
    (try? JSONEncoder().encode(value))
      .flatMap { try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }
      .map { sortedText($0, sortsArrays: hasUnorderedPart(value)) }
  default: nil
  }
}

/// Returns whether a value contains a set, or a dictionary that may be encoded as an array.
private func hasUnorderedPart(_ value: Any) -> Bool {
  let mirror = Swift.Mirror(reflecting: value)
  return switch mirror.displayStyle {
  // Objects may refer to each other without end.
  case .set, .class: true
  case .dictionary where !(value is [String: Any]): true
  default: mirror.children.contains { hasUnorderedPart($0.value) }
  }
}

/// Returns the text of a JSON value. The arrays of a value with a set are sorted, since the order
/// of a set differs in each process.
private func sortedText(_ value: Any, sortsArrays: Bool) -> String {
  func text(_ value: Any) -> String { sortedText(value, sortsArrays: sortsArrays) }
  return switch value {
  case let object as [String: Any]:
    "{\(object.map { String(reflecting: $0) + ":" + text($1) }.sorted().joined(separator: ","))}"
  case let array as [Any]:
    "[\((sortsArrays ? array.map(text).sorted() : array.map(text)).joined(separator: ","))]"
  case let text as String: String(reflecting: text)
  default: "\(value)"
  }
}
#endif
