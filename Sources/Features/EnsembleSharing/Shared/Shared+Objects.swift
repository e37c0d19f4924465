// SPDX-License-Identifier: MIT

// A property can be passed to any thread, whatever its value is: `withLock` lets one thread at a
// time change a value, but an object can be changed through every reference to it.

extension Shared where Value: AnyObject {
  /// Creates a reference to an object that any thread may use.
  public init(value: Value) where Value: Sendable {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }

  /// Creates a reference to an object that only one thread at a time may use.
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
  /// Creates a constant reference to an object that any thread may use.
  public init(value: Value) where Value: Sendable {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }

  /// Creates a constant reference to an object that only one thread at a time may use.
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
