// SPDX-License-Identifier: MIT

/// Whether something is seen.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}
