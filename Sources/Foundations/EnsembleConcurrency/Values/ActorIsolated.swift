// SPDX-License-Identifier: MIT

/// A value that tasks share, guarded by an actor.
///
/// ``LockIsolated`` does the same without a suspension, and is the better choice in new code.
public final actor ActorIsolated<Value> {
  /// The guarded value.
  public var value: Value

  /// Creates a guarded value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Calls a function with exclusive access to the value.
  public func withValue<R: Sendable>(
    _ operation: @Sendable (inout Value) throws -> R
  ) rethrows -> R {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
