// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleConcurrency
import EnsembleCore

/// The progress of a test's effects: runs them until they suspend, and waits for their actions.
@MainActor
final class EffectProgress {
  private nonisolated let count = EffectCount()
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWait = 0

  nonisolated init() {}

  /// Makes an engine's effects run on an executor that counts their jobs.
  nonisolated func follow(_ runtime: EffectRuntime) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      runtime.run(on: EffectExecutor(count))
    }
  }

  /// Waits until every effect is suspended on something other than the main thread.
  ///
  /// Examples are a clock, a stream, or a network request. Returns earlier if `isIdle` returns
  /// `true`.
  func settle(unless isIdle: () -> Bool = { false }) async {
    var quietRounds = 0
    var last: Int?
    // A yield runs every job that is ready on the main thread. Jobs of the main actor itself are
    // not counted, so several quiet rounds in a row are required. The number of rounds is bounded
    // for effects that never suspend.
    for _ in 0..<10_000 {
      if isIdle() { return }
      let now = count.quiet
      quietRounds = now != nil && now == last ? quietRounds + 1 : 0
      if quietRounds == 3 { return }
      last = now
      await yieldToMainQueue()
    }
  }

  /// Runs every job that is ready on the main thread.
  ///
  /// `Task.yield` would leave the main thread, and resume whenever the global executor schedules
  /// it.
  private func yieldToMainQueue() async {
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// A function that calls `settle()`, for clocks, which may outlive the effects.
  nonisolated var settling: @Sendable () async -> Void {
    { [weak self] in
      if let self { await self.settle() } else { await Task.megaYield() }
    }
  }

  /// Waits until a condition holds, while effects run.
  ///
  /// - Returns: `true` if the condition held before the timeout.
  func wait(for timeout: Duration, until isDone: () -> Bool) async -> Bool {
    if isDone() { return true }
    await settle()
    if isDone() { return true }
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: timeout)
    while clock.now < deadline {
      await next(before: deadline)
      await settle()
      if isDone() { return true }
    }
    // On a busy machine, other processes may have used up the time, so ready jobs get another
    // chance to run.
    for _ in 0..<20 {
      await Task.detached {}.value
      await settle()
      if isDone() { return true }
    }
    return false
  }

  /// Resumes all waiting calls, which check their conditions again.
  func signal() {
    let continuations = waiting.values
    waiting = [:]
    for continuation in continuations { continuation.resume() }
  }

  private func next(before deadline: ContinuousClock.Instant) async {
    lastWait += 1
    let id = lastWait
    let alarm = Task {
      try await Task.sleep(until: deadline, clock: .continuous)
      waiting.removeValue(forKey: id)?.resume()
    }
    await withCheckedContinuation { waiting[id] = $0 }
    alarm.cancel()
  }
}
