// SPDX-License-Identifier: MIT

/// Calls a function with a token by which code that runs later gets the dependencies of now.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { refresh() }
///   }
/// }
/// ```
///
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Calls an asynchronous function with a token by which code that runs later gets the dependencies
/// of now.
///
/// See ``withEscapedDependencies(_:)``.
///
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies that were in force somewhere, to be put in force elsewhere.
  ///
  /// Made by ``withEscapedDependencies(_:)``. May be used any number of times, at once too.
  public struct Continuation: Sendable {
    private let values = DependencyValues.inForce

    init() {}

    /// Calls a function with the dependencies. They replace those in force.
    ///
    /// - Returns: What `operation` returns.
    /// - Throws: What `operation` throws.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues._withCurrent(values, operation: operation)
    }

    /// Calls an asynchronous function with the dependencies. They replace those in force.
    ///
    /// - Returns: What `operation` returns.
    /// - Throws: What `operation` throws.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues._withCurrent(
        values,
        isolation: isolation,
        operation: operation
      )
    }
  }
}
