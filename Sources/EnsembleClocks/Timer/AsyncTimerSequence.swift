// SPDX-License-Identifier: MIT

/// The instants at which a timer ticks.
///
/// Made by ``Clock/timer(interval:tolerance:)``.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  init(clock: C, interval: C.Duration, tolerance: C.Duration?) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }
}

extension AsyncTimerSequence {
  /// The state of one iteration. Time starts to count when the first tick is asked for.
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
    /// - Returns: The time of the tick, or nothing if the task was cancelled.
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

    /// The first multiple of the interval that lies ahead.
    private func nextDeadline() -> C.Instant {
      let now = clock.now
      guard let last else { return now.advanced(by: interval) }
      var deadline = last.advanced(by: interval)
      guard interval > .zero, deadline < now else { return deadline }
      // A consumer that took longer than the interval: the ticks it missed are left out. The
      // division is not exact, so what it gives is taken as a start only.
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
  /// Ticks keep to the multiples of the interval however long their handling takes; a multiple that
  /// passes meanwhile is left out. The sequence ends when the task is cancelled.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> where Duration: Hashable {
    AsyncTimerSequence(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}
