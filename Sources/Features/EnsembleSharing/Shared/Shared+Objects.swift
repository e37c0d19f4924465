// SPDX-License-Identifier: MIT

// A property is `Sendable` whatever its value is. `withLock` serializes changes of a value, but an
// object can be changed through any reference to it, so objects need these checks.

extension Shared where Value: AnyObject {
  /// Creates a property with a `Sendable` object.
  public init(value: Value) where Value: Sendable {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }

  /// Deprecated: an object that is not `Sendable` is not safe to share between threads.
  @available(
    *,
    deprecated,
    message: """
      Threads can change this object at the same time, as 'Shared' can be passed to any of them. \
      Share a value type, or make the class 'Sendable' or isolate it to an actor.
      """
  )
  public init(value: sending Value) {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }
}

extension SharedReader where Value: AnyObject {
  /// Creates a constant property with a `Sendable` object.
  public init(value: Value) where Value: Sendable {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }

  /// Deprecated: an object that is not `Sendable` is not safe to share between threads.
  @available(
    *,
    deprecated,
    message: """
      Threads can change this object at the same time, as 'SharedReader' can be passed to any of \
      them. Share a value type, or make the class 'Sendable' or isolate it to an actor.
      """
  )
  public init(value: sending Value) {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }
}
