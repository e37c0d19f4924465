// SPDX-License-Identifier: MIT

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Returns the sequence as a stream.
  ///
  /// Elements are taken from now on and buffered without bound. An error ends the stream. When the
  /// stream is no longer used, the iteration of the sequence is cancelled.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// Returns the sequence as a stream that may throw.
  ///
  /// Elements are taken from now on and buffered without bound. When the stream is no longer used,
  /// the iteration of the sequence is cancelled.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

extension AsyncStream where Element: Sendable {
  /// Creates a stream of the elements of a sequence. An error of the sequence ends the stream.
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
  /// Creates a stream of the elements of a sequence, which ends as the sequence does.
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
