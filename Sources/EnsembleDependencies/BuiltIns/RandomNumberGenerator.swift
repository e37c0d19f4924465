// SPDX-License-Identifier: MIT

extension DependencyValues {
  /// What lends a source of random numbers.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// The system's by default. Has no test value. A test gives a repeatable one with
  /// `$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)`.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}

/// A source of random numbers, lent to one user at a time.
///
/// A lock is held for as long as it is lent. Borrowing it again from inside is a programming error:
/// Swift's exclusivity check stops the program.
///
/// `@unchecked Sendable`: the generator is only touched while `lock` is held.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private var generator: any RandomNumberGenerator & Sendable
  private let lock = RecursiveLock()

  /// Creates a lender of a generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = generator
  }

  /// Calls a function with the generator.
  ///
  /// - Returns: What `work` returns.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    try lock.withLock { try work(&generator) }
  }
}
