// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A clock whose sleeps take no time.
///
/// A sleep moves the clock's time to its deadline, yields once, and returns. A timer on it ticks
/// without end and without pause.
///
/// `@unchecked Sendable`: the time is only accessed while `lock` is held.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock,
  @unchecked Sendable
{
  /// A point in the clock's time.
  public typealias Instant = OffsetInstant<Duration>

  private let lock = Lock()
  private var time: Instant

  private init(time: Instant) {
    self.time = time
  }

  /// Creates a clock with a current time.
  public convenience init(now: Instant = Instant()) {
    self.init(time: now)
  }

  /// The current time: the latest deadline of a sleep.
  public var now: Instant {
    lock.withLock { time }
  }

  /// The resolution, which is zero: the clock distinguishes any two instants.
  public var minimumResolution: Duration { .zero }

  /// Moves the time to the deadline and returns.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock with a current time, which measures in Swift's durations.
  public convenience init(now: Instant = Instant()) {
    self.init(time: now)
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock whose sleeps take no time.
  public static var immediate: Self { ImmediateClock() }
}
