// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleConcurrency
import EnsembleCore

/// Lets the effects of a test go on, and waits for what they do.
@MainActor
final class EffectProgress {
  private nonisolated let count = EffectCount()
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWait = 0

  nonisolated init() {}

  /// Makes an engine's effects run where they can be followed.
  nonisolated func follow(_ runtime: EffectRuntime) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      runtime.run(on: EffectExecutor(count))
    }
  }

  /// Returns when every effect waits for something that is not on the main thread: for a clock, a
  /// stream, or the outside world; or as soon as nothing is left to wait for.
  func settle(unless isIdle: () -> Bool = { false }) async {
    var quietRounds = 0
    var last: Int?
    // A step aside runs everything that is ready on the main thread. A job on the main actor itself is
    // not counted, so a few quiet rounds in a row are asked for. Bounded for effects that never rest.
    for _ in 0..<10_000 {
      if isIdle() { return }
      let now = count.quiet
      quietRounds = now != nil && now == last ? quietRounds + 1 : 0
      if quietRounds == 3 { return }
      last = now
      await stepAside()
    }
  }

  /// Lets everything run that is ready on the main thread. `Task.yield` would leave the main thread, and
  /// come back whenever the other one gets to it.
  private func stepAside() async {
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// `settle`, for clocks, which may outlive the effects.
  nonisolated var settling: @Sendable () async -> Void {
    { [weak self] in
      if let self { await self.settle() } else { await Task.megaYield() }
    }
  }

  /// Waits until a condition holds, while effects go on.
  ///
  /// - Returns: Whether it held before the time was over.
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
    // On a busy machine it may be the time of others that has passed: what waits for its turn gets it.
    for _ in 0..<20 {
      await Task.detached {}.value
      await settle()
      if isDone() { return true }
    }
    return false
  }

  /// Says that something has happened that somebody may wait for.
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
