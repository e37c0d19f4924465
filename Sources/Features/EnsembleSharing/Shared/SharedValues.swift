// SPDX-License-Identifier: MIT

/// The values of a shared property: the current one, then each new one.
///
/// A value that is replaced before it is awaited is skipped. The sequence ends only when its task
/// is cancelled, and continues with the new value when the property gets another key.
public struct SharedValues<Value>: AsyncSequence, Sendable {
  public typealias Element = Value
  public typealias Failure = Never

  let box: ReferenceBox<Value>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(box)
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private let changes: SharedChanges<Value>
    private var stream: AsyncStream<Void>.Iterator

    init(_ box: ReferenceBox<Value>) {
      let (stream, continuation) = AsyncStream<Void>.makeStream(
        bufferingPolicy: .bufferingNewest(1)
      )
      changes = SharedChanges(box) { continuation.yield() }
      self.stream = stream.makeAsyncIterator()
    }

    /// Waits for the next value; nil if the task is cancelled.
    public mutating func next() async -> Value? {
      await stream.next() == nil ? nil : changes.value
    }

    /// Waits for the next value; nil if the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      await stream.next(isolation: actor) == nil ? nil : changes.value
    }
  }
}

extension Shared {
  /// The current value, then each new one.
  ///
  /// ```swift
  /// for await count in $count.values { … }
  /// ```
  public var values: SharedValues<Value> { SharedValues(box: box) }
}

extension SharedReader {
  /// The current value, then each new one.
  public var values: SharedValues<Value> { SharedValues(box: box) }
}
