// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// What makes unique identifiers.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let note = Note(id: uuid())
  /// ```
  ///
  /// Has no test value. A test makes it predictable with `$0.uuid = .incrementing`.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}

/// A function that makes unique identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator from a function.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator that always makes the same identifier.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that makes `UUID(0)`, `UUID(1)`, `UUID(2)`, and so on.
  public static var incrementing: Self {
    let next = LockIsolated(0)
    return Self {
      next.withValue { number in
        defer { number += 1 }
        return UUID(number)
      }
    }
  }

  /// Makes an identifier.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Creates the identifier whose last digits are a number, in hexadecimal.
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
