// SPDX-License-Identifier: MIT

/// A property whose value is shared, and cannot be changed through it.
///
/// See ``Shared``.
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value>: Sendable {
  let box: ReferenceBox<Value>

  init(_ reference: any SharedReference<Value>) {
    box = ReferenceBox(reference)
  }

  init(_ cell: SharedCell<Value>) {
    box = ReferenceBox(cell)
  }

  /// Creates a constant.
  public init(value: sending Value) {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }

  /// Creates a property from a projected value, such as a closure's parameter `$value`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// Creates a property that reads another one.
  public init(_ base: Shared<Value>) {
    self.init(base.box.reference)
  }

  /// Unwraps a shared optional, or returns nil if it is nil.
  ///
  /// When the optional becomes nil, the property keeps the last value.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// Unwraps a shared optional, or returns nil if it is nil.
  ///
  /// When the optional becomes nil, the property keeps the last value.
  public init?(_ base: SharedReader<Value?>) {
    let reference = base.box.reference
    guard let value = reference.value else { return nil }
    self.init(UnwrappedReference(reference, value))
  }

  /// The value.
  public var wrappedValue: Value { box.value }

  /// The property itself, to derive others from it, or to give it another key.
  ///
  /// Setting it makes this property, and its copies, refer to another shared value.
  public var projectedValue: Self {
    get {
      _ = box.reference
      return self
    }
    nonmutating set { box.reference = newValue.box.latest }
  }

  /// A member of the value, shared like the whole.
  ///
  /// Reading it observes only the member.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(MemberReference(box.reference, keyPath))
  }

  /// Returns a property whose value a closure computes from this one.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader<Member>(MappedReference(box.reference, body))
  }
}
