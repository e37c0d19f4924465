// SPDX-License-Identifier: MIT

/// Holds whoever waits until it is opened; open for good afterwards.
package struct Gate: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  package init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  package func open() {
    continuation.finish()
  }

  /// Waits for the opening; throws if the waiting task is cancelled.
  package func wait() async throws {
    for await _ in stream {}
    try Task.checkCancellation()
  }

  /// Waits for the opening in a task that nobody cancels.
  package func opened() async {
    for await _ in stream {}
  }
}
