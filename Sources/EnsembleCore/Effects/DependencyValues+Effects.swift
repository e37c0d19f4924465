// SPDX-License-Identifier: MIT

@_spi(Core) import EnsembleDependencies

extension DependencyValues {
  /// The dependencies that an effect captures on creation; nil if none is overridden.
  static var captured: DependencyValues? { _isOverridden ? _current : nil }
}
