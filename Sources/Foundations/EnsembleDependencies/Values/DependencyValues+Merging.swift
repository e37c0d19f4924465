// SPDX-License-Identifier: MIT

extension DependencyValues {
  /// Whether these values contain overrides.
  ///
  /// - Complexity: O(1).
  package var hasOverrides: Bool {
    overrides != nil || overridesBelow != nil
  }

  /// Merges the overrides of other values, which take precedence.
  ///
  /// - Complexity: O(1) if either has none.
  package mutating func merge(_ other: DependencyValues) {
    var merged = other
    merged.mergeBelow(self)
    self = merged
  }

  /// Merges the overrides of other values below the existing ones.
  ///
  /// - Complexity: O(1) if either has none.
  package mutating func mergeBelow(_ other: DependencyValues) {
    flatten()
    var other = other
    other.flatten()
    guard let below = other.overrides, below !== overrides else { return }
    overrides = overrides?.over(below) ?? below
  }

  /// Returns these values with others as a fallback, for a single read.
  @inlinable
  func over(_ other: DependencyValues) -> DependencyValues {
    var values = self
    if values.overrides !== other.overrides { values.overridesBelow = other.overrides }
    values.site = other.site
    return values
  }

  /// Merges the fallback into the overrides, and removes the location of a read.
  mutating func flatten() {
    site = nil
    guard let below = overridesBelow else { return }
    overrides = overrides?.over(below) ?? below
    overridesBelow = nil
  }
}
