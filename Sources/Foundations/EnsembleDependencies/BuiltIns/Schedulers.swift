// SPDX-License-Identifier: MIT

// Schedulers, for which there are clocks. Without these names, the compiler says nothing of use
// about `@Dependency(\.mainQueue)`.
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
