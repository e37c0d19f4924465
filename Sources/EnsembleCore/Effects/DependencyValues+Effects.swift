// SPDX-License-Identifier: MIT

@_spi(Core) import EnsembleDependencies

extension DependencyValues {
  /// The dependencies that an effect which is made here takes along; nil if none is overridden.
  static var captured: DependencyValues? { _isOverridden ? _current : nil }
}
