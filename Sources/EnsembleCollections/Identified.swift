// SPDX-License-Identifier: MIT

/// A value together with an id that is no part of it.
///
/// Makes rows of what has no id of its own: `IdentifiedArrayOf<Identified<Int, Timer.State>>`. The
/// fields of the value are read and written through it.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// What tells it from others.
  public let id: ID
  /// What it is about.
  public var value: Value

  /// Gives a value an id.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Gives a value an id that is worked out from it once.
  ///
  /// The id stays as it is when the value changes.
  public init(_ value: Value, id: (Value) -> ID) {
    self.init(value, id: id(value))
  }

  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }

  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: member] }
    set { value[keyPath: member] = newValue }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where Value: Sendable, ID: Sendable {}
extension Identified: Decodable where Value: Decodable, ID: Decodable {}
extension Identified: Encodable where Value: Encodable, ID: Encodable {}
