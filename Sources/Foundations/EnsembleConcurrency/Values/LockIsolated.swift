// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A value that threads share, guarded by a lock.
///
/// ```swift
/// let sent = LockIsolated<[String]>([])
/// sent.withValue { $0.append("hello") }
/// #expect(sent.value == ["hello"])
/// ```
///
/// Each access acquires the lock once, and mutates in place. Accessing the same instance from
/// inside ``withValue(_:)`` is a programming error: Swift's exclusivity check stops the program.
///
/// `@unchecked Sendable`: the stored value is only accessed while the lock is held, and each value
/// that enters or leaves is `Sendable` or made by a `@Sendable` function.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storage: Value
  private let lock = RecursiveLock()

  /// Creates a guarded value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// Calls a function with exclusive access to the value.
  ///
  /// - Returns: The result of the function.
  public func withValue<R: Sendable>(
    _ operation: @Sendable (inout Value) throws -> R
  ) rethrows -> R {
    try lock.withLock { try operation(&storage) }
  }

  /// Replaces the value with one that is computed while the lock is held.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }

  /// A part of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { storage[keyPath: keyPath] }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value.
  public var value: Value {
    lock.withLock { storage }
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Compares the values, acquiring one lock after the other.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    if lhs === rhs { return true }
    let left = lhs.lock.withLock { lhs.storage }
    return rhs.lock.withLock { left == rhs.storage }
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    lock.withLock { hasher.combine(storage) }
  }
}
