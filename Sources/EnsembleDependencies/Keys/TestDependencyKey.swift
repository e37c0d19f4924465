// SPDX-License-Identifier: MIT

/// A dependency's identity, with what it is in tests and previews.
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
/// A default value is made where it is first asked for, with the dependencies that are in force
/// there, and kept: for the process, or for the test that asked.
public protocol TestDependencyKey<Value>: _SendableMetatype {
  /// The type of the dependency. The conforming type itself if it says nothing else.
  associatedtype Value: Sendable = Self

  /// The value in previews. Without one it is the live value, or the test value if there is no live
  /// value.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

#if compiler(>=6.2)
  /// A type whose conformances may be used from anywhere.
  public typealias _SendableMetatype = SendableMetatype
#else
  /// A type whose conformances may be used from anywhere, which all may with this compiler.
  public typealias _SendableMetatype = Any
#endif
