// SPDX-License-Identifier: MIT

// Swift opens an `any Clock<Duration>` for a generic parameter, but not where a duration that is given in
// short, such as `.seconds(1)`, has several meanings, as it has with Foundation. Disfavored, as a value that
// can be opened would fit both.
extension Effect {
  /// Starts the effect when an interval has passed without another one of the same identifier, on a
  /// clock of any type, such as `@Dependency(\.continuousClock)`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect; ``cancel(id:)`` cancels the wait and the effect.
  ///   - interval: The time to wait.
  ///   - clock: The clock that measures it.
  @_disfavoredOverload
  public func debounce(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: any Clock<Duration>
  ) -> Self {
    func debounced(_ clock: some Clock<Duration>) -> Self {
      debounce(id: id, for: interval, clock: clock)
    }
    return debounced(clock)
  }

  /// Starts at most one effect of the same identifier per interval, on a clock of any type, such as
  /// `@Dependency(\.continuousClock)`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect; ``cancel(id:)`` cancels the window and the waiting effect.
  ///   - interval: The time a window is open.
  ///   - clock: The clock that measures it.
  ///   - latest: Whether the latest effect wins, or the first that came.
  @_disfavoredOverload
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: any Clock<Duration>,
    latest: Bool
  ) -> Self {
    func throttled(_ clock: some Clock<Duration>) -> Self {
      throttle(id: id, for: interval, clock: clock, latest: latest)
    }
    return throttled(clock)
  }
}
