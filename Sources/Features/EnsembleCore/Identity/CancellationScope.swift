// SPDX-License-Identifier: MIT

/// The features in which a cancellation looks for an identifier.
public enum CancellationScope: Hashable, Sendable {
  /// The feature itself and its children.
  case subtree

  /// Only the feature itself.
  case exact

  /// The feature, its children, and all its ancestors, for effects that an ancestor has started.
  /// Siblings are excluded.
  case ancestors

  /// The whole store.
  case store

  /// Every store of the process.
  ///
  /// During a test of Swift Testing: every store that the same test has created.
  case process
}
