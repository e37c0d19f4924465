// SPDX-License-Identifier: MIT

/// Where a cancellation looks for what has its identifier.
public enum CancellationScope: Hashable, Sendable {
  /// In the feature itself and in its children.
  case subtree

  /// In the feature itself alone.
  case exact

  /// In the feature, in its children, and in each feature that it is a child of: for what a parent has
  /// started. Siblings are left alone.
  case ancestors

  /// Everywhere in the store.
  case store

  /// In every store of the process.
  ///
  /// During a test of Swift Testing: in every store that the same test has made.
  case process
}
