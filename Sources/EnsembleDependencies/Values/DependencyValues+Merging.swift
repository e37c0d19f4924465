// SPDX-License-Identifier: MIT

extension DependencyValues {
  /// Whether anything is overridden with respect to the defaults of the process. O(1).
  @_spi(Core)
  public var _hasOverrides: Bool {
    overrides != nil || overridesBelow != nil
  }

  /// Takes the overrides of other values, which win. O(1) if either has none.
  @_spi(Core)
  public mutating func _merge(_ other: DependencyValues) {
    var merged = other
    merged._mergeBelow(self)
    self = merged
  }

  /// Takes the overrides of other values where there is none yet. O(1) if either has none.
  @_spi(Core)
  public mutating func _mergeBelow(_ other: DependencyValues) {
    settle()
    var other = other
    other.settle()
    guard let below = other.overrides, below !== overrides else { return }
    overrides = overrides?.over(below) ?? below
  }

  /// These values over others, to be read once.
  @inlinable
  func over(_ other: DependencyValues) -> DependencyValues {
    var values = self
    if values.overrides !== other.overrides { values.overridesBelow = other.overrides }
    values.site = other.site
    return values
  }

  /// Makes values that may be in the middle of a read fit to be in force.
  mutating func settle() {
    site = nil
    guard let below = overridesBelow else { return }
    overrides = overrides?.over(below) ?? below
    overridesBelow = nil
  }
}
