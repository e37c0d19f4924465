// SPDX-License-Identifier: MIT

/// A gate at which tasks wait until it is opened; it stays open.
package struct Gate: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  package init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  package func open() {
    continuation.finish()
  }

  /// Waits until the gate is open; throws if the waiting task is cancelled.
  package func wait() async throws {
    for await _ in stream {}
    try Task.checkCancellation()
  }

  /// Waits until the gate is open, in a task that is never cancelled.
  package func opened() async {
    for await _ in stream {}
  }
}
