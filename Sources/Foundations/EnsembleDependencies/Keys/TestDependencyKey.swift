// SPDX-License-Identifier: MIT

/// A key of a dependency that has a value for tests and previews.
///
/// Conform to ``DependencyKey`` where the live value can be built. A module of interfaces conforms
/// to this protocol alone and leaves the live value, in an extension, to another module.
///
/// ```swift
/// extension APIClient: TestDependencyKey {
///   static let testValue = APIClient(fetch: unimplemented("APIClient.fetch", placeholder: []))
/// }
/// ```
///
/// A default value is made on its first read, with the dependencies that are current there, and
/// cached: for the process, or for the test that the reading code belongs to. Code belongs to a
/// test if its task does, or if it reads through a ``Dependency`` or an escaped context of the
/// test.
public protocol TestDependencyKey<Value>: _SendableMetatype {
  /// The type of the dependency; the conforming type by default.
  associatedtype Value: Sendable = Self

  /// The value in previews.
  ///
  /// By default it is the live value, or the test value if there is no live value.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }
}

#if compiler(>=6.2)
/// A type whose conformances may be used from any isolation domain.
public typealias _SendableMetatype = SendableMetatype
#else
/// A type whose conformances may be used from any isolation domain, as all may with this
/// compiler.
public typealias _SendableMetatype = Any
#endif
