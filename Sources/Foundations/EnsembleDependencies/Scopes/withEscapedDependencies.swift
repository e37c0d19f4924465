// SPDX-License-Identifier: MIT

/// Calls a function with a token that restores the current dependencies in code that runs later.
///
/// In a test, the token restores the defaults of the test, too.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { refresh() }
///   }
/// }
/// ```
///
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Calls an asynchronous function with a token that restores the current dependencies later.
///
/// See ``withEscapedDependencies(_:)``.
///
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// A token that restores dependencies in code that runs later.
  ///
  /// Created by ``withEscapedDependencies(_:)``. It may be used any number of times, also
  /// concurrently.
  public struct Continuation: Sendable {
    private let values = DependencyValues.escaping

    init() {}

    /// Calls a function with the dependencies, which replace the current ones.
    ///
    /// - Returns: The result of `operation`.
    /// - Throws: The error of `operation`.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.withCurrent(values, operation: operation)
    }

    /// Calls an asynchronous function with the dependencies, which replace the current ones.
    ///
    /// - Returns: The result of `operation`.
    /// - Throws: The error of `operation`.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.withCurrent(
        values,
        isolation: isolation,
        operation: operation
      )
    }
  }
}
