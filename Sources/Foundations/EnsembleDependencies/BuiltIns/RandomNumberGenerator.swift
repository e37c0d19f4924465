// SPDX-License-Identifier: MIT

import EnsembleInternals

extension DependencyValues {
  /// A function that gives exclusive access to a random number generator.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// The system's generator by default. It has no test value. A test sets a repeatable generator
  /// with `$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)`.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(ScopedGenerator())
}

/// A random number generator with exclusive access.
///
/// A lock is held during each access. Accessing it again from inside is a programming error:
/// Swift's exclusivity check stops the program.
///
/// `@unchecked Sendable`: the generator is only accessed while `lock` is held.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private var generator: any RandomNumberGenerator & Sendable
  private let lock = RecursiveLock()
  /// Whether the numbers come from a ``StampSource``.
  let isStamped: Bool

  /// Creates a value that guards a generator.
  public convenience init(_ generator: some RandomNumberGenerator & Sendable) {
    self.init(generator, isStamped: false)
  }

  init(_ generator: some RandomNumberGenerator & Sendable, isStamped: Bool) {
    self.generator = generator
    self.isStamped = isStamped
  }

  /// Calls a function with exclusive access to the generator.
  ///
  /// - Returns: The result of `work`.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    try lock.withLock { try work(&generator) }
  }
}
