// SPDX-License-Identifier: MIT

import EnsembleInternals

extension DependencyValues {
  /// A clock that continues while the machine sleeps.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// try await clock.sleep(for: .seconds(1))
  /// ```
  ///
  /// In tests it reports an issue whenever it is used, and then behaves as usual. A test overrides
  /// it with a ``TestClock`` or an ``ImmediateClock``.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the machine sleeps.
  ///
  /// In tests it reports an issue whenever it is used, and then behaves as usual.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> {
    unimplemented(ContinuousClock(), name: #"@Dependency(\.continuousClock)"#)
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> {
    unimplemented(SuspendingClock(), name: #"@Dependency(\.suspendingClock)"#)
  }
}

/// Returns a clock that reports its use at the location where the dependency was first read.
private func unimplemented(
  _ base: some Clock<Duration>,
  name: String
) -> UnimplementedClock<Duration> {
  guard let site = DependencyAccess.current?.site else {
    return UnimplementedClock(base, name: name)
  }
  return UnimplementedClock(
    base,
    name: name,
    fileID: site.fileID,
    filePath: site.filePath,
    line: site.line,
    column: site.column
  )
}
