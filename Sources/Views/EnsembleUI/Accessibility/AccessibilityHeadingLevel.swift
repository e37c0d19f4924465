// SPDX-License-Identifier: MIT

/// The level of a heading, for assistive technology.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a specified level.
  case unspecified
  /// A heading of the first level, the highest one.
  case h1
  /// A heading of the second level.
  case h2
  /// A heading of the third level.
  case h3
  /// A heading of the fourth level.
  case h4
  /// A heading of the fifth level.
  case h5
  /// A heading of the sixth level.
  case h6

  /// The level as a number; nil for none.
  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}
