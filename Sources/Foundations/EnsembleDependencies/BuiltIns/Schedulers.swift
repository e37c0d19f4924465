// SPDX-License-Identifier: MIT

// Fix-its for dependencies on Combine schedulers, which clocks replace. Without these declarations,
// the compiler's message about `@Dependency(\.mainQueue)` is not helpful.
extension DependencyValues {
  /// Unavailable: a clock controls time, `continuousClock`.
  @available(*, unavailable, renamed: "continuousClock", message: "use it as a clock")
  public var mainQueue: any Clock<Duration> {
    get { fatalError() }
    set {}
  }

  /// Unavailable: a clock controls time, `continuousClock`.
  @available(*, unavailable, renamed: "continuousClock", message: "use it as a clock")
  public var mainRunLoop: any Clock<Duration> {
    get { fatalError() }
    set {}
  }
}
