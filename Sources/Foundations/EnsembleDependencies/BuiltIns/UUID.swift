// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// A generator of unique identifiers.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let note = Note(id: uuid())
  /// ```
  ///
  /// It has no test value. A test makes the identifiers predictable with `$0.uuid = .incrementing`.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { StampScope.current?.source.nextIdentifier() ?? UUID() }
}

/// A function that returns unique identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  /// Whether the identifiers come from a ``StampSource``.
  let isStamped: Bool

  /// Creates a generator from a function.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.init(isStamped: false, generate)
  }

  init(isStamped: Bool, _ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
    self.isStamped = isStamped
  }

  /// Returns a generator that always returns the same identifier.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that returns `UUID(0)`, `UUID(1)`, `UUID(2)`, and so on.
  public static var incrementing: Self {
    let next = LockIsolated(0)
    return Self {
      next.withValue { number in
        defer { number += 1 }
        return UUID(number)
      }
    }
  }

  /// Returns an identifier.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Creates the identifier whose trailing hexadecimal digits are a number.
  ///
  /// `UUID(10)` is `00000000-0000-0000-0000-00000000000A`.
  public init(_ number: Int) {
    let bytes = withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).bigEndian, Array.init)
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
      )
    )
  }
}
