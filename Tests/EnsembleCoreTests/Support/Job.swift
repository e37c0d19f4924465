// SPDX-License-Identifier: MIT

import Ensemble

/// An effect that runs until a test ends it, and records how it ended.
struct Job: Sendable {
  private let beginning = Gate()
  private let ending = Gate()
  private let over = Gate()
  private let outcome = Recorder<Bool>()

  /// Returns an effect that runs the job.
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

  /// Waits until the job has finished or was cancelled.
  func ended() async {
    await over.opened()
  }

  /// Finishes the job.
  func end() {
    ending.open()
  }

  /// Whether the job was cancelled after its start.
  var wasCancelled: Bool { outcome.values == [false] }
  /// Whether the job has finished without a cancellation.
  var isEnded: Bool { outcome.values == [true] }
}
