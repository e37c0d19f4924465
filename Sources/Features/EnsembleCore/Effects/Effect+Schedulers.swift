// SPDX-License-Identifier: MIT

// Schedulers, for which there are clocks. In a reducer, the compiler would report everything but
// the label otherwise.
extension Effect {
  /// Unavailable: pass a clock, `debounce(id:for:clock:)`.
  @available(*, unavailable, renamed: "debounce(id:for:clock:)", message: "pass a clock")
  public func debounce<S>(
    id: some Hashable,
    for dueTime: Duration,
    scheduler: S
  ) -> Self { fatalError() }

  /// Unavailable: pass a duration and a clock, `debounce(id:for:clock:)`.
  @available(
    *,
    unavailable,
    renamed: "debounce(id:for:clock:)",
    message: "pass a duration, such as '.seconds(1)', and a clock"
  )
  public func debounce<S>(
    id: some Hashable,
    for dueTime: Double,
    scheduler: S
  ) -> Self { fatalError() }

  /// Unavailable: pass a clock, `throttle(id:for:clock:latest:)`.
  @available(*, unavailable, renamed: "throttle(id:for:clock:latest:)", message: "pass a clock")
  public func throttle<S>(
    id: some Hashable,
    for interval: Duration,
    scheduler: S,
    latest: Bool
  ) -> Self { fatalError() }

  /// Unavailable: pass a duration and a clock, `throttle(id:for:clock:latest:)`.
  @available(
    *,
    unavailable,
    renamed: "throttle(id:for:clock:latest:)",
    message: "pass a duration, such as '.seconds(1)', and a clock"
  )
  public func throttle<S>(
    id: some Hashable,
    for interval: Double,
    scheduler: S,
    latest: Bool
  ) -> Self { fatalError() }
}
