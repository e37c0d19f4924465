// SPDX-License-Identifier: MIT

/// A value of some key.
///
/// `@unchecked Sendable`: immutable, as its only subclass is, whose value is `Sendable`.
@usableFromInline
class AnyBox: @unchecked Sendable {
  /// What the dependency is called where it is read.
  let function: StaticString
  private let key: any Any.Type

  @usableFromInline
  init(key: any Any.Type, function: StaticString) {
    self.key = key
    self.function = function
  }

  /// What goes between the brackets of `@Dependency(…)`.
  var path: String { dependencyPath(name: propertyName(function), key: key) }

  /// The value.
  ///
  /// Only for the key that the box was made for, which is the one that it is stored by.
  @inlinable
  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: Box<Key.Value>.self).value
  }
}

/// A value of a key, reached without a dynamic cast.
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
