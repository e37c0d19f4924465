// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A collection of dependencies, with defaults for those that are not overridden.
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
/// costs a hashed lookup; reading a cached default costs one more, and a short lock.
public struct DependencyValues: Sendable {
  /// The overrides; nil if there are none.
  @usableFromInline
  var overrides: Overrides?

  /// The overrides that hold where `overrides` has none.
  ///
  /// Only used while a ``Dependency`` is read, where merging would cost too much; nil in current
  /// values.
  @usableFromInline
  var overridesBelow: Overrides?

  /// The source location of the read; only known while a ``Dependency`` is read.
  @usableFromInline
  var site: SourceLocation?

  /// Creates values with no overrides.
  public init() {}

  /// The value of a dependency.
  ///
  /// A missing test value, or a missing live value, is reported when its default is first needed:
  /// at the ``Dependency`` that reads it, otherwise at the caller.
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
        site: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      ).value(of: key)
    }
    set {
      setOverride(Box(newValue, key: key, name: function), of: ObjectIdentifier(key))
    }
  }

  /// The value of a dependency whose key has no property.
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

  /// Returns the override or the cached default of a key; nil if the default has not been made yet.
  @usableFromInline
  func knownValue(of key: ObjectIdentifier) -> AnyBox? {
    guard overrides != nil || overridesBelow != nil else {
      return defaults.find(key, in: nil)
    }
    let box =
      overrides?.boxes[key] ?? overridesBelow?.boxes[key]
      ?? defaults.find(key, in: contextOverride)
    if let reads, let box { reads.note(box) }
    return box
  }
}
