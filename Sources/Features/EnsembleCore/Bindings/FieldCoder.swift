// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals

/// A coder of the values that are written to one field.
protocol FieldCoder<Root>: Sendable {
  associatedtype Root

  /// The key path of the field.
  var keyPath: PartialKeyPath<Root> { get }

  /// Encodes the value of a write to the field.
  func encode<Key>(
    _ write: any FieldWrite<Root>,
    in container: inout KeyedEncodingContainer<Key>,
    forKey key: Key
  ) throws

  /// Returns a write of a decoded value to the field.
  func decode<Key>(
    from container: KeyedDecodingContainer<Key>,
    forKey key: Key
  ) throws -> any FieldWrite<Root>

  /// Returns a report about the field.
  func report(_ report: FieldReport) -> any FieldWrite<Root>

  /// Returns the coder of the same field, as reached through a part of another type.
  func prefixed<Outer>(by part: WritableKeyPath<Outer, Root>) -> any FieldCoder<Outer>
}

/// A coder of the values of a known type.
///
/// `@unchecked Sendable`: generated code made the key path of observed properties, without
/// arguments that it could capture.
struct TypedFieldCoder<Root, Value: Codable & Equatable>: FieldCoder, @unchecked Sendable {
  private let path: WritableKeyPath<Root, Value>

  init(_ path: WritableKeyPath<Root, Value>) {
    self.path = path
  }

  var keyPath: PartialKeyPath<Root> { path }

  func encode<Key>(
    _ write: any FieldWrite<Root>,
    in container: inout KeyedEncodingContainer<Key>,
    forKey key: Key
  ) throws {
    // A write to the field has a value of its type.
    guard let write = write as? TypedFieldWrite<Root, Value> else { return }
    try container.encode(write.typedValue, forKey: key)
  }

  func decode<Key>(
    from container: KeyedDecodingContainer<Key>,
    forKey key: Key
  ) throws -> any FieldWrite<Root> {
    TypedFieldWrite(path, try container.decode(Value.self, forKey: key))
  }

  func report(_ report: FieldReport) -> any FieldWrite<Root> { FieldReportWrite(path, report) }

  func prefixed<Outer>(by part: WritableKeyPath<Outer, Root>) -> any FieldCoder<Outer> {
    TypedFieldCoder<Outer, Value>(part.appending(path: path))
  }
}

/// The coders of all fields of a type whose values are `Codable`.
///
/// `@unchecked Sendable`: all members are constant; key paths are safe to use from any thread.
final class FieldCoders<Root>: @unchecked Sendable {
  private let all: [any FieldCoder<Root>]
  private let names: [PartialKeyPath<Root>: String]
  private let indices: [String: Int]

  private init() {
    all = observableFields(of: Root.self)?.coders ?? []
    var names: [PartialKeyPath<Root>: String] = [:]
    var indices: [String: Int] = [:]
    for (index, coder) in all.enumerated() {
      let name = String(fieldName(of: coder.keyPath).dropFirst())
      // Without reflection metadata, fields have no names.
      if name.isEmpty || name.contains("<") { continue }
      names[coder.keyPath] = name
      indices[name] = index
    }
    self.names = names
    self.indices = indices
  }

  /// The names of the fields, sorted.
  var known: [String] { indices.keys.sorted() }

  /// Returns the coder with a name.
  func coder(named name: String) -> (any FieldCoder<Root>)? { indices[name].map { all[$0] } }

  /// Returns the name and the coder of a field.
  func coder(at keyPath: PartialKeyPath<Root>) -> (name: String, coder: any FieldCoder<Root>)? {
    names[keyPath].flatMap { name in coder(named: name).map { (name, $0) } }
  }

  /// The coders of the type, listed once.
  static var shared: FieldCoders {
    let id = ObjectIdentifier(Root.self)
    if let known = knownCoders.withValue({ $0[id] }) {
      // The entry was found by the id of `Root`.
      return unsafeDowncast(known, to: FieldCoders.self)
    }
    let coders = FieldCoders()
    knownCoders.withValue { $0[id] = coders }
    return coders
  }
}

/// Bounded by the number of types, so entries are never evicted.
private let knownCoders = LockIsolated<[ObjectIdentifier: any AnyObject & Sendable]>([:])
