// SPDX-License-Identifier: MIT

// Fix-its for calls with Combine schedulers, which clocks replace. Without these overloads, the
// compiler would report misleading errors for such a call in a reducer.
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
