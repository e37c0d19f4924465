// SPDX-License-Identifier: MIT

/// A type-erased value of a dependency key.
///
/// `@unchecked Sendable`: immutable, as its only subclass is, whose value is `Sendable`.
@usableFromInline
class AnyBox: @unchecked Sendable {
  /// The `#function` of the property that reads or writes the dependency.
  let function: StaticString
  private let key: any Any.Type

  @usableFromInline
  init(key: any Any.Type, function: StaticString) {
    self.key = key
    self.function = function
  }

  /// The argument of `@Dependency(…)` that reads the dependency.
  var path: String { dependencyPath(name: propertyName(function), key: key) }

  /// Returns the value.
  ///
  /// The key must be the one that the box was created for, under which it is stored.
  @inlinable
  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: Box<Key.Value>.self).value
  }
}

/// A value of a dependency key, accessed without a dynamic cast.
@usableFromInline
final class Box<Value: Sendable>: AnyBox, @unchecked Sendable {
  @usableFromInline
  let value: Value

  @usableFromInline
  init<Key: TestDependencyKey>(_ value: Value, key: Key.Type, name: StaticString)
  where Key.Value == Value {
    self.value = value
    super.init(key: key, function: name)
  }
}
