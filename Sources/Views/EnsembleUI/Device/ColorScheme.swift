// SPDX-License-Identifier: MIT

/// The brightness of the background that views are shown on.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The state of the window or page that shows an application.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The page is not visible.
  case background
  /// The page is visible but takes no events. Renderers do not report it.
  case inactive
  /// The page is visible.
  case active

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A rough size of the space that an application is shown in.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space: a page at most as wide as on a phone, or a terminal of fewer than 60 columns.
  case compact
  /// More space.
  case regular
}

/// The size of text that a person prefers.
///
/// Renderers report `large`: a browser applies the preference itself.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size below the default.
  case medium
  /// The default size.
  case large
  /// A size above the default.
  case xLarge
  /// A very large size.
  case xxLarge
  /// The largest size that is not for accessibility.
  case xxxLarge
  /// The first size for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The largest size for accessibility.
  case accessibility5

  /// A Boolean value that indicates whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The direction in which a line of text continues.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
