// SPDX-License-Identifier: MIT

/// What a button is for, beyond what it says.
public enum ButtonRole: Hashable, Sendable {
  case cancel, destructive
}
