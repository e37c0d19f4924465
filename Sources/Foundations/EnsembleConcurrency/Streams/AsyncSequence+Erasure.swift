// SPDX-License-Identifier: MIT

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Returns a stream of the sequence's elements.
  ///
  /// The iteration starts at once, and elements are buffered without limit. An error ends the
  /// stream. When the stream is no longer used, the iteration of the sequence is cancelled.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// Returns a throwing stream of the sequence's elements.
  ///
  /// The iteration starts at once, and elements are buffered without limit. When the stream is no
  /// longer used, the iteration of the sequence is cancelled.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

extension AsyncStream where Element: Sendable {
  /// Creates a stream of the elements of a sequence, which an error of the sequence ends.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence {
            continuation.yield(element)
          }
        } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// Creates a stream of the elements of a sequence, which rethrows an error of the sequence.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence {
            continuation.yield(element)
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
