// SPDX-License-Identifier: MIT

/// The time of a test clock, and the sleeps that wait for it, in the order in which they end.
///
/// A value; its owner guards it.
struct SleepQueue<Duration: DurationProtocol & Hashable> {
  typealias Instant = OffsetInstant<Duration>

  private(set) var now: Instant

  /// Sorted by deadline; equal deadlines in the order of suspension.
  private(set) var sleeps: [Sleep<Duration>] = []

  /// Counts what happens on the clock, so that quiet can be told.
  private(set) var activity: UInt = 0

  init(now: Instant) {
    self.now = now
  }

  /// Suspends a sleep, unless its deadline is past.
  ///
  /// - Returns: How to resume at once, or nothing if the sleep is suspended now.
  mutating func suspend(
    _ sleep: Sleep<Duration>,
    with continuation: CheckedContinuation<Void, any Error>
  ) -> Result<Void, any Error>? {
    activity &+= 1
    if sleep.isCancelled { return .failure(CancellationError()) }
    if sleep.deadline < now { return .success(()) }
    sleep.continuation = continuation
    sleep.isInstant = sleep.deadline == now
    // From the end: most sleeps are longer than those that wait already.
    var index = sleeps.endIndex
    while index > 0, sleeps[index - 1].deadline > sleep.deadline { index -= 1 }
    sleeps.insert(sleep, at: index)
    return nil
  }

  /// Takes a sleep out, and remembers that it was cancelled if it is yet to be suspended.
  ///
  /// - Returns: What to resume with the error, if it was suspended.
  mutating func cancel(_ sleep: Sleep<Duration>) -> CheckedContinuation<Void, any Error>? {
    activity &+= 1
    sleep.isCancelled = true
    if let index = sleeps.firstIndex(where: { $0 === sleep }) { sleeps.remove(at: index) }
    return sleep.continuation.take()
  }

  /// Moves the time to the first deadline that is not after an instant and takes that sleep out. If
  /// there is none, moves the time to the instant.
  ///
  /// - Returns: How to resume the sleep.
  mutating func advance(to instant: Instant) -> Wakeup? {
    guard let first = sleeps.first, first.deadline <= instant else {
      now = max(now, instant)
      return nil
    }
    activity &+= 1
    sleeps.removeFirst()
    now = max(now, first.deadline)
    return first.continuation.take().map { Wakeup(continuation: $0, endsInstant: first.isInstant) }
  }

  /// The end of a sleep.
  struct Wakeup {
    let continuation: CheckedContinuation<Void, any Error>

    /// Whether the sleep began at its deadline, so that the time need not move for it.
    let endsInstant: Bool
  }
}

/// One call of a test clock's `sleep`.
///
/// `@unchecked Sendable`: what changes is only touched by a ``SleepQueue``, whose owner guards it.
final class Sleep<Duration: DurationProtocol & Hashable>: @unchecked Sendable {
  let deadline: OffsetInstant<Duration>
  fileprivate(set) var isCancelled = false
  fileprivate var isInstant = false
  fileprivate var continuation: CheckedContinuation<Void, any Error>?

  init(deadline: OffsetInstant<Duration>) {
    self.deadline = deadline
  }
}

extension Optional {
  fileprivate mutating func take() -> Self {
    defer { self = nil }
    return self
  }
}
