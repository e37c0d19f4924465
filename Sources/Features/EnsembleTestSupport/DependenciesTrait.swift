// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleDependencies
import Testing

/// A trait that overrides dependencies for a test, or for each test of a suite.
///
/// Created by ``Testing/Trait/dependency(_:_:)``, ``Testing/Trait/dependency(_:)`` and
/// ``Testing/Trait/dependencies(_:)``.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  private let update: @Sendable (inout DependencyValues) async throws -> Void

  init(_ update: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.update = update
  }

  /// A Boolean value that indicates whether the trait of a suite applies to each test: always
  /// `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with the overrides, and with its own defaults.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DependencyValues.withOwnDefaults {
      try await withDependencies {
        try await update(&$0)
      } operation: {
        try await function()
      }
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Returns a trait that overrides a dependency, or a part of one.
  ///
  /// ```swift
  /// @Test(.dependency(\.continuousClock, .immediate))
  /// func countsDown() async { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: The value, evaluated for each test and each argument of a test.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    // Immutable, see `Dependency`.
    nonisolated(unsafe) let keyPath = keyPath
    return Self { $0[keyPath: keyPath] = try value() }
  }

  /// Returns a trait that overrides a dependency whose type is its own key.
  ///
  /// - Parameter value: The value, evaluated for each test and each argument of a test.
  public static func dependency<Key: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Key
  ) -> Self where Key.Value == Key {
    Self { $0[key: Key.self] = try value() }
  }

  /// A trait that gives a test, or each test of a suite, its own defaults.
  ///
  /// Tests that import `EnsembleTestSupport` have their own defaults in any case.
  public static var dependencies: Self { Self { _ in } }

  /// Returns a trait that overrides any number of dependencies.
  ///
  /// Several traits apply from the outermost suite inwards, and in order of declaration, each to
  /// the result of the previous one.
  ///
  /// - Parameter update: Changes the dependencies, for each test and each argument of a test. An
  ///   error fails the test.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(update)
  }
}
