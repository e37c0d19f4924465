// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A clock whose time moves only when a test says so.
///
/// Give it to the code under test in place of a real clock, then move the time:
///
/// ```swift
/// let clock = TestClock()
/// let ticks = LockIsolated(0)
/// let task = Task {
///   for await _ in clock.timer(interval: .seconds(1)) {
///     ticks.withValue { $0 += 1 }
///   }
/// }
/// await clock.advance(by: .seconds(5))
/// #expect(ticks.value == 5)
/// task.cancel()
/// ```
///
/// A sleep that is not advanced past suspends for ever: a test that hangs most often forgot to call
/// ``advance(by:)``. ``checkSuspension()`` proves that nothing waits.
///
/// `@unchecked Sendable`: everything that changes is only touched while `lock` is held.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  /// A point in the clock's time.
  public typealias Instant = OffsetInstant<Duration>

  private let lock = Lock()
  private var queue: SleepQueue<Duration>
  private var settling: (@Sendable () async -> Void)?
  private var sleeperSettling: (@Sendable () async -> Void)?

  private init(queue: SleepQueue<Duration>) {
    self.queue = queue
  }

  /// Creates a clock that shows an instant.
  public convenience init(now: Instant = Instant()) {
    self.init(queue: SleepQueue(now: now))
  }

  /// The time.
  public var now: Instant {
    withQueue { $0.now }
  }

  /// Zero: the clock tells any two instants apart.
  public var minimumResolution: Duration { .zero }

  /// Suspends until the time has been moved to the deadline.
  ///
  /// A sleep for no time suspends too, until the clock is advanced by any duration, also by zero.
  /// Only a deadline that is past already is not waited for. The tolerance is not used.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if let settle = ClockSettling.current?.settle { lock.withLock { sleeperSettling = settle } }
    let sleep = Sleep(deadline: deadline)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if let result = withQueue({ $0.suspend(sleep, with: continuation) }) {
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      withQueue { $0.cancel(sleep) }?.resume(throwing: CancellationError())
    }
  }

  func withQueue<R>(_ body: (inout SleepQueue<Duration>) -> R) -> R {
    lock.withLock { body(&queue) }
  }

  /// What this clock does instead of ``ClockSettling/current`` between two resumptions.
  @_spi(Testing)
  public var settle: (@Sendable () async -> Void)? {
    get { lock.withLock { settling } }
    set { lock.withLock { settling = newValue } }
  }

  /// What ``ClockSettling/current`` was for the task that slept last of those that had it.
  var sleeperSettle: (@Sendable () async -> Void)? {
    lock.withLock { sleeperSettling }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that shows an instant, and counts in Swift's durations.
  public convenience init(now: Instant = Instant()) {
    self.init(queue: SleepQueue(now: now))
  }
}
