// SPDX-License-Identifier: MIT

import EnsembleShims

extension DependencyValues {
  // Only the overrides, and not optional: the runtime reads a single plain reference much faster
  // than anything else.
  @TaskLocal private static var currentOverrides = Overrides(boxes: [:], context: nil)

  /// The dependencies of the running code.
  @usableFromInline
  package static var current: DependencyValues {
    var values = DependencyValues()
    let overrides = currentOverrides
    if !overrides.isEmpty { values.overrides = overrides }
    return values
  }

  /// The dependencies of the running code, with the defaults of the running test, for code that may
  /// run where no test is known.
  package static var escaping: DependencyValues {
    var values = current
    guard ValueCache.isTesting, let defaults = ValueCache.ofRunningTest else { return values }
    values.keepDefaults(defaults)
    return values
  }

  /// The defaults that the running code has taken along from a test.
  static var carriedDefaults: ValueCache? { currentOverrides.defaults }

  /// Whether any dependency is overridden for the running code.
  ///
  /// Costs one load from memory until something is overridden for the first time in the process.
  package static var isOverridden: Bool {
    ensemble_has_overrides() && !currentOverrides.isEmpty
  }

  /// Returns the overrides of values that are about to become current.
  private static func overrides(of values: DependencyValues) -> Overrides {
    var values = values
    values.flatten()
    guard let overrides = values.overrides else { return .none }
    ensemble_note_overrides()
    return overrides
  }

  /// Calls a function with values that replace the current ones, without merging.
  package static func withCurrent<R>(
    _ values: DependencyValues,
    operation: () throws -> R
  ) rethrows -> R {
    try $currentOverrides.withValue(overrides(of: values), operation: operation)
  }

  /// Calls an asynchronous function with values that replace the current ones, without merging.
  ///
  /// The function runs in the caller's isolation.
  package static func withCurrent<R>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $currentOverrides.withValue(
      overrides(of: values),
      operation: operation,
      isolation: isolation
    )
  }
}
