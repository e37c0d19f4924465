// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleDependencies

extension TestStore {
  /// Calls a function with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Calls an asynchronous function with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R: Sendable>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Calls a function with overridden dependencies of the feature.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    dependencies = try updated(previous, update)
    return try operation()
  }

  /// Calls an asynchronous function with overridden dependencies of the feature.
  @discardableResult
  public func withDependencies<R: Sendable>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    dependencies = try updated(previous, update)
    return try await operation()
  }

  private func updated(
    _ values: DependencyValues,
    _ update: (inout DependencyValues) throws -> Void
  ) rethrows -> DependencyValues {
    try DependencyValues.withCurrent(values) {
      try EnsembleDependencies.withDependencies(update) { DependencyValues.current }
    }
  }

  /// Makes the overridden test clocks wait for the effects of this store between two resumptions.
  func followClock() {
    let clocks = DependencyValues.withCurrent(dependencies) {
      DependencyValues.current.overriddenClocks
    }
    for clock in clocks { clock.settle = run.progress.settling }
  }
}

extension DependencyValues {
  /// The test clocks among the overridden clocks; a default clock reports its use.
  fileprivate var overriddenClocks: [TestClock<Duration>] {
    [continuousClock as? TestClock<Duration>, suspendingClock as? TestClock<Duration>]
      .compactMap(\.self)
  }
}
