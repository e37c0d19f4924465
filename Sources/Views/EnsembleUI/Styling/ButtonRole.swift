// SPDX-License-Identifier: MIT

/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  /// A button that leaves without a change.
  case cancel
  /// A button that deletes something. Renderers show it in red.
  case destructive
}
