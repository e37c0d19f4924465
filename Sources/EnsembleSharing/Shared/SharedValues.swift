// SPDX-License-Identifier: MIT

/// The values of a shared property: the current one, then each new one.
///
/// A value that is replaced before it is awaited is passed over. The sequence does not end; it
/// follows the value that the property had when the sequence was created.
public struct SharedValues<Value>: AsyncSequence, Sendable {
  public typealias Element = Value
  public typealias Failure = Never

  let reference: any SharedReference<Value>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(reference)
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private let reference: any SharedReference<Value>
    private let subscription: SharedSubscription
    private var changes: AsyncStream<Void>.Iterator

    init(_ reference: any SharedReference<Value>) {
      self.reference = reference
      let (stream, continuation) = AsyncStream<Void>.makeStream(
        bufferingPolicy: .bufferingNewest(1)
      )
      continuation.yield()
      subscription = reference.root.onChange { continuation.yield() }
      changes = stream.makeAsyncIterator()
    }

    /// Waits for the next value; nil if the task is cancelled.
    public mutating func next() async -> Value? {
      await changes.next() == nil ? nil : reference.value
    }

    /// Waits for the next value; nil if the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      await changes.next(isolation: actor) == nil ? nil : reference.value
    }
  }
}

extension Shared {
  /// The current value, then each new one.
  ///
  /// ```swift
  /// for await count in $count.values { … }
  /// ```
  public var values: SharedValues<Value> { SharedValues(reference: box.latest) }
}

extension SharedReader {
  /// The current value, then each new one.
  public var values: SharedValues<Value> { SharedValues(reference: box.latest) }
}
