// SPDX-License-Identifier: MIT

/// The visibility of an element.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}
