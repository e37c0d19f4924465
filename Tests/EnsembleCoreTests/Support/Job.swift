// SPDX-License-Identifier: MIT

import Ensemble

/// An effect that runs until a test ends it, and knows how it ended.
struct Job: Sendable {
  private let beginning = Gate()
  private let ending = Gate()
  private let over = Gate()
  private let outcome = Recorder<Bool>()

  /// An effect that does the job.
  func effect<Action>() -> Effect<Action> {
    .run { _ in try await work() }
  }

  /// Waits for the end; throws if the task is cancelled.
  func work() async throws {
    beginning.open()
    defer { over.open() }
    do {
      try await ending.wait()
      outcome.record(true)
    } catch {
      outcome.record(false)
      throw error
    }
  }

  /// Waits until the job runs.
  func began() async {
    await beginning.opened()
  }

  /// Waits until the job is over, one way or the other.
  func ended() async {
    await over.opened()
  }

  /// Lets the job end.
  func end() {
    ending.open()
  }

  /// Whether it was stopped after it began.
  var wasCancelled: Bool { outcome.values == [false] }
  /// Whether it came to its own end.
  var isEnded: Bool { outcome.values == [true] }
}
