// SPDX-License-Identifier: MIT

extension Task where Success == Never, Failure == Never {
  /// Waits until the current task is cancelled.
  ///
  /// - Throws: `CancellationError`, always.
  public static func never() async throws -> Never {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Failure == Never {
  /// Waits until the current task is cancelled, where a value of another type is expected.
  ///
  /// - Throws: `CancellationError`, always.
  public static func never() async throws -> Success {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}
