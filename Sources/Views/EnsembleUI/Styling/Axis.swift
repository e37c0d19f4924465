// SPDX-License-Identifier: MIT

/// A direction of layout or growth.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The axis along a line of text.
  case horizontal
  /// The axis across lines of text.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The axis along a line of text.
    public static let horizontal = Self(rawValue: 1)
    /// The axis across lines of text.
    public static let vertical = Self(rawValue: 2)
  }
}
