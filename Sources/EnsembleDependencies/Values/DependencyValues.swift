// SPDX-License-Identifier: MIT

/// The dependencies that are in force: what has been overridden, and defaults for all else.
///
/// Extend it with a property per dependency, so that ``Dependency`` can read it and
/// ``withDependencies(_:operation:)`` can override it:
///
/// ```swift
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClientKey.self] }
///     set { self[APIClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// Values hold the overrides only, and copies share them until one changes. Reading an override
/// costs a hashed look-up; reading a default that is known already costs one more, and a short
/// lock.
public struct DependencyValues: Sendable {
  /// The overrides; nothing if there are none.
  @usableFromInline
  var overrides: Overrides?

  /// Overrides that hold where `overrides` has none. Only used while a ``Dependency`` is read,
  /// where merging would cost too much; nothing in values that are in force.
  @usableFromInline
  var overridesBelow: Overrides?

  /// Who reads. Only known while a ``Dependency`` is read.
  @usableFromInline
  var site: AccessSite?

  /// Creates values with no overrides.
  public init() {}

  /// The value of a dependency.
  ///
  /// A missing test value, or a missing live value, is reported when its default is first needed:
  /// at the ``Dependency`` that reads it, else here.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      if let box = knownValue(of: ObjectIdentifier(key)) { return box.value(of: key) }
      return makeDefault(
        of: key,
        name: function,
        site: AccessSite(fileID: fileID, filePath: filePath, line: line, column: column)
      ).value(of: key)
    }
    set {
      setOverride(Box(newValue, key: key, name: function), of: ObjectIdentifier(key))
    }
  }

  /// The value of a dependency, by a key that has no property.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Key.Value {
    get { self[key, fileID, filePath, line, column, ""] }
    set { self[key, fileID, filePath, line, column, ""] = newValue }
  }

  /// The override or the default of a key, unless the default is yet to be made.
  @usableFromInline
  func knownValue(of key: ObjectIdentifier) -> AnyBox? {
    if let box = overrides?.boxes[key] { return box }
    if let box = overridesBelow?.boxes[key] { return box }
    return ValueCache.current.find(key, in: contextOverride)
  }
}
