// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals

/// A property that reads a dependency.
///
/// ```swift
/// struct Feature {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(APIClient.self) var api
/// }
/// ```
///
/// It may be a stored property or a local variable. It captures the dependencies that are current
/// where it is created. A read sees those that are current at the read, and falls back to the
/// captured ones. In a test, the defaults are part of them: a property that is created in a test
/// has the defaults of that test on every thread and in every task. A read that finds an override,
/// or a default that is already known, costs a few hashed lookups.
///
/// An effect reads a dependency of a reducer in an escaping, `@Sendable` closure. A public reducer
/// is not implicitly `Sendable`, so either it conforms to `Sendable`, or the closure captures the
/// dependency by name:
///
/// ```swift
/// return .run { [clock] send in
///   try await clock.sleep(for: .seconds(1))
///   await send(.ticked)
/// }
/// ```
@propertyWrapper
public struct Dependency<Value>: Sendable {
  /// The dependencies that were current at the creation, with the location of the property.
  @usableFromInline
  let initial: DependencyValues

  @usableFromInline
  let reader: Reader

  // `@unchecked Sendable`: key paths are immutable. A key path to a property that is isolated to
  // the main actor, as in a module with that default isolation, is not `Sendable`; but such a
  // property only calls the subscript of `DependencyValues`.
  @usableFromInline
  enum Reader: @unchecked Sendable {
    case keyPath(KeyPath<DependencyValues, Value>)
    case key(@Sendable (DependencyValues) -> Value)
  }

  /// Creates a property that reads a property of ``DependencyValues``.
  @inlinable
  public init(
    _ keyPath: KeyPath<DependencyValues, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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
    let site = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reader: .key { $0[key: Key.self] }, site: site)
  }

  @usableFromInline
  init(reader: Reader, site: SourceLocation) {
    var initial = DependencyValues.escaping
    initial.site = site
    self.initial = initial
    self.reader = reader
  }

  /// The dependency.
  @inlinable
  public var wrappedValue: Value {
    let values = DependencyValues.current.over(initial)
    switch reader {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .key(let read): return read(values)
    }
  }
}

extension Dependency where Value == _MissingMember {
  /// Tells that there is no such dependency.
  @available(
    *,
    unavailable,
    message: "There is no such dependency: it is misspelled, or its module is not imported."
  )
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<_MissingMember, Value>) { fatalError() }
}
