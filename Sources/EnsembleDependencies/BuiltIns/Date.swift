// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// What tells the current date.
  ///
  /// ```swift
  /// @Dependency(\.date) var date
  /// note.modified = date.now
  /// ```
  ///
  /// Has no test value. A test stops it with `$0.date = .constant(…)` or `$0.date.now = …`.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
}

/// A function that tells the current date.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator from a function.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always tells the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date. Setting it stops the generator there.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The current date.
  public func callAsFunction() -> Date {
    generate()
  }
}
