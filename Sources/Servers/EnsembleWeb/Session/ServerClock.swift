// SPDX-License-Identifier: MIT

#if Web
/// A type-erased clock that measures the time since its creation.
package struct ServerClock: Sendable {
  let base: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  package init<C: Clock>(_ clock: C) where C.Duration == Duration {
    base = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
  }

  package var now: Duration { elapsed() }

  package func sleep(for duration: Duration) async throws { try await wait(duration) }
}
#endif
