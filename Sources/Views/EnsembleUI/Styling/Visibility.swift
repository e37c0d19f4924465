// SPDX-License-Identifier: MIT

/// The visibility of an element. It has no effect: titles of dialogs are always shown.
public enum Visibility: Hashable, Sendable {
  /// The renderer decides.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
