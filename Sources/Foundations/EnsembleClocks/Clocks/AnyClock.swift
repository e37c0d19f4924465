// SPDX-License-Identifier: MIT

/// A type-erased clock that measures in a certain type of duration.
///
/// Its instants compare with those of other erased clocks of the same kind. Mixing instants of
/// different kinds of clock is a programming error that stops the program.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let base: any Clock<Duration>

  /// Creates a type-erased clock; an erased clock is not wrapped again.
  public init(_ base: some Clock<Duration>) {
    if let erased = base as? AnyClock<Duration> {
      self = erased
    } else {
      self.base = base
    }
  }

  /// The current time of the clock.
  public var now: Instant {
    func now<C: Clock<Duration>>(of clock: C) -> Instant { Instant(clock.now) }
    return now(of: base)
  }

  /// The resolution of the clock.
  public var minimumResolution: Duration {
    base.minimumResolution
  }

  /// Sleeps on the clock.
  ///
  /// - Throws: The error of the clock, which is `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    func sleep<C: Clock<Duration>>(on clock: C) async throws {
      try await clock.sleep(until: deadline.unwrapped(as: C.Instant.self), tolerance: tolerance)
    }
    try await sleep(on: base)
  }
}
