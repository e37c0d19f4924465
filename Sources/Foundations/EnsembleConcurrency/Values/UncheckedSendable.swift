// SPDX-License-Identifier: MIT

/// A value that is declared `Sendable` without a check of the compiler.
///
/// It disables the check for a single value. Nothing is guarded: the proof is up to the caller.
///
/// `@unchecked Sendable`: this is the purpose of the type.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Creates a wrapper of a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Creates a wrapper of a property's value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A mutable part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
