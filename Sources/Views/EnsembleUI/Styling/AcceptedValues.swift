// SPDX-License-Identifier: MIT

// Values of modifiers that have no effect.

/// A bar of a page. It has no effect.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The bar that belongs to the context.
  case automatic
  /// The bar at the bottom.
  case bottomBar
  /// The bar with the title.
  case navigationBar
  /// The bar with the tabs.
  case tabBar
}

/// The visibility of scroll bars. It has no effect.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// The default.
  case automatic
  /// Visible while scrolling.
  case visible
  /// Not visible.
  case hidden
  /// Never visible.
  case never
}

/// A way in which scrolling hides an on-screen keyboard. It has no effect.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The default.
  case automatic
  /// At once.
  case immediately
  /// With the finger.
  case interactively
  /// Not at all.
  case never
}

/// The possibility to select text. It has no effect.
public enum TextSelectability: Hashable, Sendable {
  /// Text can be selected.
  case enabled
  /// Text cannot be selected.
  case disabled
}

extension Image {
  /// The size of a symbol. It has no effect.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Of medium size.
    case medium
    /// Large.
    case large
  }
}

/// The colors of a symbol. It has no effect.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One color.
  case monochrome
  /// The symbol's own colors.
  case multicolor
  /// Shades of one color.
  case hierarchical
  /// Several colors.
  case palette
}

/// A tactile feedback. It has no effect.
public enum SensoryFeedback: Hashable, Sendable {
  /// A task has succeeded.
  case success
  /// A task has a warning.
  case warning
  /// A task has failed.
  case error
  /// A value was selected.
  case selection
  /// A value has increased.
  case increase
  /// A value has decreased.
  case decrease
  /// An activity begins.
  case start
  /// An activity ends.
  case stop
  /// A collision.
  case impact
}

/// A way in which content changes. It has no effect.
public struct ContentTransition: Hashable, Sendable {
  /// The content is replaced.
  public static let identity = Self()
  /// The content fades.
  public static let opacity = Self()
  /// The content is interpolated.
  public static let interpolate = Self()
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
}
