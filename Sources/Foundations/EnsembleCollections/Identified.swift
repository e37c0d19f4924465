// SPDX-License-Identifier: MIT

/// A value together with an id that is not part of it.
///
/// It makes values without an id usable as elements:
/// `IdentifiedArrayOf<Identified<Int, Timer.State>>`. The fields of the value are accessed through
/// it.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The id.
  public let id: ID
  /// The value.
  public var value: Value

  /// Creates an identified value with an id.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Creates an identified value with an id that is computed from it once.
  ///
  /// The id does not change with the value.
  public init(_ value: Value, id: (Value) -> ID) {
    self.init(value, id: id(value))
  }

  /// A part of the value.
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }

  /// A mutable part of the value.
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
