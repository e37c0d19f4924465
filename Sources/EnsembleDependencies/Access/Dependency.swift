// SPDX-License-Identifier: MIT

/// A property that reads a dependency.
///
/// ```swift
/// struct Feature {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(APIClient.self) var api
/// }
/// ```
///
/// It may be a stored property or a local variable. The dependencies in force where it is created
/// are remembered; a read sees those in force at the read, and the remembered ones below them. A
/// read that finds an override, or a default that is known, costs a few hashed look-ups.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  /// What was in force at the creation, and the place of the property.
  @usableFromInline
  let initial: DependencyValues

  @usableFromInline
  let reader: Reader

  @usableFromInline
  enum Reader: Sendable {
    case keyPath(any KeyPath<DependencyValues, Value> & Sendable)
    case key(@Sendable (DependencyValues) -> Value)
  }

  /// Creates a property that reads a property of ``DependencyValues``.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = AccessSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reader: .keyPath(keyPath), site: site)
  }

  /// Creates a property that reads the value of a key.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    let site = AccessSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reader: .key { $0[key: Key.self] }, site: site)
  }

  @usableFromInline
  init(reader: Reader, site: AccessSite) {
    var initial = DependencyValues.inForce
    initial.site = site
    self.initial = initial
    self.reader = reader
  }

  /// The dependency.
  @inlinable
  public var wrappedValue: Value {
    let values = DependencyValues.inForce.over(initial)
    switch reader {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .key(let read): return read(values)
    }
  }
}
