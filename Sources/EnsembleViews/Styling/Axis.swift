// SPDX-License-Identifier: MIT

/// A direction of layout or growth.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The axis along a line of text.
  case horizontal
  /// The axis across lines of text.
  case vertical
}
