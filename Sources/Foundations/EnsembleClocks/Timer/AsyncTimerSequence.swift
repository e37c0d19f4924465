// SPDX-License-Identifier: MIT

/// A sequence of the instants at which a timer ticks.
///
/// Created by `Clock.timer(interval:tolerance:)`.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  /// An instant of the clock.
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  init(clock: C, interval: C.Duration, tolerance: C.Duration?) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Creates an iterator, whose timer starts at its first `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }
}

extension AsyncTimerSequence {
  /// An iterator of a timer, which starts with the request of the first tick.
  public struct Iterator: AsyncIteratorProtocol {
    let clock: C
    let interval: C.Duration
    let tolerance: C.Duration?
    private var last: C.Instant?

    init(clock: C, interval: C.Duration, tolerance: C.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Waits for the next tick.
    ///
    /// - Returns: The time of the tick; nil if the task was cancelled.
    public mutating func next() async -> C.Instant? {
      let deadline = nextDeadline()
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        return nil
      }
      last = deadline
      return clock.now
    }

    /// Returns the next multiple of the interval.
    private func nextDeadline() -> C.Instant {
      let now = clock.now
      guard let last else { return now.advanced(by: interval) }
      var deadline = last.advanced(by: interval)
      guard interval > .zero, deadline < now else { return deadline }
      // A consumer took longer than the interval: the missed ticks are skipped. The division is
      // not exact, so its result is only a starting point.
      let missed = Int(deadline.duration(to: now) / interval)
      deadline = deadline.advanced(by: interval * missed)
      while deadline < now { deadline = deadline.advanced(by: interval) }
      return deadline
    }
  }
}

extension AsyncTimerSequence: Sendable {}

extension Clock {
  /// Returns a sequence that ticks at an interval for as long as it is iterated.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.tick)
  /// }
  /// ```
  ///
  /// Ticks occur at multiples of the interval, however long the handling of a tick takes; a
  /// multiple that passes meanwhile is skipped. The sequence ends when the task is cancelled.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> where Duration: Hashable {
    AsyncTimerSequence(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}
