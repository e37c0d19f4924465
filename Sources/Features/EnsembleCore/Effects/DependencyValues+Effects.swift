// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension DependencyValues {
  /// The dependencies that an effect captures on creation; nil if none is overridden.
  static var captured: DependencyValues? { isOverridden ? current : nil }
}
