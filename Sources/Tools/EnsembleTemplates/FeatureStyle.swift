// SPDX-License-Identifier: MIT

/// A way to write a feature.
package enum FeatureStyle: String, CaseIterable, Sendable {
  /// A type with `@Reducer`.
  case reducer
  /// A type with `@Reducer` whose actions are in groups, of which a view can send one.
  case boundaries
  /// A type with `@Composer`, which generates the actions and the body.
  case composer
  /// A type with two functions, without macros.
  case tiny

  /// The module that a feature imports.
  var module: String { self == .tiny ? "EnsembleTiny" : "Ensemble" }
}
