// SPDX-License-Identifier: MIT

import EnsembleShims

extension DependencyValues {
  // The overrides alone, and not optional: the runtime reads one plain reference much faster than
  // anything else.
  @TaskLocal private static var overridesInForce = Overrides(boxes: [:], context: nil)

  @usableFromInline
  static var inForce: DependencyValues {
    var values = DependencyValues()
    let overrides = overridesInForce
    if !overrides.isEmpty { values.overrides = overrides }
    return values
  }

  /// The values that are in force for the running code.
  @_spi(Core)
  public static var _current: DependencyValues { inForce }

  /// Whether any dependency is overridden for the running code.
  ///
  /// Costs one load from memory until something is overridden for the first time in the process.
  @_spi(Core)
  public static var _isOverridden: Bool {
    ensemble_has_overrides() && !overridesInForce.isEmpty
  }

  /// The overrides of values that are about to be in force.
  private static func overrides(of values: DependencyValues) -> Overrides {
    var values = values
    values.settle()
    guard let overrides = values.overrides else { return .none }
    ensemble_note_overrides()
    return overrides
  }

  /// Calls a function with values in force.
  ///
  /// They replace those in force; nothing is merged.
  @_spi(Core)
  public static func _withCurrent<R>(
    _ values: DependencyValues,
    operation: () throws -> R
  ) rethrows -> R {
    try $overridesInForce.withValue(overrides(of: values), operation: operation)
  }

  /// Calls an asynchronous function with values in force.
  ///
  /// They replace those in force; nothing is merged. The function runs in the caller's isolation.
  @_spi(Core)
  public static func _withCurrent<R>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $overridesInForce.withValue(
      overrides(of: values),
      operation: operation,
      isolation: isolation
    )
  }
}
