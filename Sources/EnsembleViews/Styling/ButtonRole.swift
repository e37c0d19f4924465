// SPDX-License-Identifier: MIT

/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  case cancel, destructive
}
