// SPDX-License-Identifier: MIT

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

  /// Calls a function with values in force.
  ///
  /// They replace those in force; nothing is merged.
  @_spi(Core)
  public static func _withCurrent<R>(
    _ values: DependencyValues,
    operation: () throws -> R
  ) rethrows -> R {
    var values = values
    values.settle()
    return try $overridesInForce.withValue(values.overrides ?? .none, operation: operation)
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
    var values = values
    values.settle()
    return try await $overridesInForce.withValue(
      values.overrides ?? .none,
      operation: operation,
      isolation: isolation
    )
  }
}
