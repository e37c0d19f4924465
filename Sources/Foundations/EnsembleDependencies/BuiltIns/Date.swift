// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// A generator of the current date.
  ///
  /// ```swift
  /// @Dependency(\.date) var date
  /// note.modified = date.now
  /// ```
  ///
  /// It has no test value. A test fixes the date with `$0.date = .constant(…)` or
  /// `$0.date.now = …`.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { StampScope.current?.source.date ?? Date() }
}

/// A function that returns the current date.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  /// Whether the dates come from a ``StampSource``.
  let isStamped: Bool

  /// Creates a generator from a function.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.init(isStamped: false, generate)
  }

  init(isStamped: Bool, _ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
    self.isStamped = isStamped
  }

  /// Returns a generator that always returns the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date; setting it fixes the date.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Returns the current date.
  public func callAsFunction() -> Date {
    generate()
  }
}
