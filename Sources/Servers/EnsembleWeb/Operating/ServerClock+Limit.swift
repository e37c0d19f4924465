// SPDX-License-Identifier: MIT

#if Web
extension ServerClock {
  /// Performs an operation with a timeout.
  ///
  /// When the time has passed, the operation is cancelled, and the function returns without waiting
  /// for the operation, since one that is blocked by a disk or a connection may not react.
  ///
  /// - Throws: The error of the operation, a ``TimeLimitError`` after that time, and
  ///   `CancellationError` if the caller is cancelled.
  func limit(
    to duration: Duration,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    let (ends, end) = AsyncThrowingStream.makeStream(of: Void.self)
    let work = Task {
      do {
        try await operation()
        end.yield()
      } catch {
        end.finish(throwing: error)
      }
    }
    let timer = Task {
      try await sleep(for: duration)
      end.finish(throwing: TimeLimitError(limit: duration))
    }
    defer {
      work.cancel()
      timer.cancel()
    }
    for try await _ in ends { return }
    throw CancellationError()
  }
}

/// An error for an operation that has not ended in time.
struct TimeLimitError: Error, CustomStringConvertible {
  let limit: Duration

  var description: String { "There was no answer within \(limit)." }
}
#endif
