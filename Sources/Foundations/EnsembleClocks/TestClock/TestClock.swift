// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A clock whose time advances only on request of a test.
///
/// Pass it to the code under test in place of a real clock, then advance the time:
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
/// A sleep whose deadline is not reached is suspended forever: a test that hangs most often lacks a
/// call of `advance(by:)`. `checkSuspension()` checks that no sleep is suspended.
///
/// `@unchecked Sendable`: all mutable state is only accessed while `lock` is held.
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

  /// Creates a clock with a current time.
  public convenience init(now: Instant = Instant()) {
    self.init(queue: SleepQueue(now: now))
  }

  /// The current time.
  public var now: Instant {
    withQueue { $0.now }
  }

  /// The resolution, which is zero: the clock distinguishes any two instants.
  public var minimumResolution: Duration { .zero }

  /// Suspends until the time has been advanced to the deadline.
  ///
  /// A sleep for no time is suspended too, until the clock is advanced by any duration, including
  /// zero. Only a deadline in the past returns at once. The tolerance is ignored.
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

  /// The function that this clock calls between two resumptions instead of
  /// ``ClockSettling/current``.
  @_spi(Testing)
  public var settle: (@Sendable () async -> Void)? {
    get { lock.withLock { settling } }
    set { lock.withLock { settling = newValue } }
  }

  /// The ``ClockSettling/current`` of the last sleeping task that had one.
  var sleeperSettle: (@Sendable () async -> Void)? {
    lock.withLock { sleeperSettling }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock with a current time, which measures in Swift's durations.
  public convenience init(now: Instant = Instant()) {
    self.init(queue: SleepQueue(now: now))
  }
}
