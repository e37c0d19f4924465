// SPDX-License-Identifier: MIT

/// The time of a test clock, and its suspended sleeps in the order of their deadlines.
///
/// It is a value; its owner synchronizes access.
struct SleepQueue<Duration: DurationProtocol & Hashable> {
  typealias Instant = OffsetInstant<Duration>

  private(set) var now: Instant

  /// The suspended sleeps, sorted by deadline; equal deadlines are in the order of suspension.
  private(set) var sleeps: [Sleep<Duration>] = []

  /// The number of events so far, by which the clock detects that the program is idle.
  private(set) var activity: UInt = 0

  init(now: Instant) {
    self.now = now
  }

  /// Suspends a sleep, unless its deadline has passed.
  ///
  /// - Returns: The result to resume with at once; nil if the sleep is suspended.
  mutating func suspend(
    _ sleep: Sleep<Duration>,
    with continuation: CheckedContinuation<Void, any Error>
  ) -> Result<Void, any Error>? {
    activity &+= 1
    if sleep.isCancelled { return .failure(CancellationError()) }
    if sleep.deadline < now { return .success(()) }
    sleep.continuation = continuation
    sleep.isInstant = sleep.deadline == now
    // From the end: most sleeps end later than those that are already suspended.
    var index = sleeps.endIndex
    while index > 0, sleeps[index - 1].deadline > sleep.deadline { index -= 1 }
    sleeps.insert(sleep, at: index)
    return nil
  }

  /// Removes a sleep, and records its cancellation if it is not suspended yet.
  ///
  /// - Returns: The continuation to resume with the error, if the sleep was suspended.
  mutating func cancel(_ sleep: Sleep<Duration>) -> CheckedContinuation<Void, any Error>? {
    activity &+= 1
    sleep.isCancelled = true
    if let index = sleeps.firstIndex(where: { $0 === sleep }) { sleeps.remove(at: index) }
    return sleep.continuation.take()
  }

  /// Moves the time to the earliest deadline up to an instant, and removes that sleep.
  ///
  /// If there is no such deadline, it moves the time to the instant.
  ///
  /// - Returns: The resumption of the sleep; nil if there is none.
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

  /// The resumption of a sleep.
  struct Wakeup {
    let continuation: CheckedContinuation<Void, any Error>

    /// Whether the sleep was suspended at its deadline, for no time.
    let endsInstant: Bool
  }
}

/// A call of a test clock's `sleep`.
///
/// `@unchecked Sendable`: mutable state is only accessed by a ``SleepQueue``, whose owner
/// synchronizes access.
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
