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
