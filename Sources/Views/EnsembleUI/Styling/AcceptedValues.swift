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

/// A way in which scrolling ends at an edge. It has no effect.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// The default.
  case automatic
  /// Scrolling goes beyond the edge.
  case always
  /// Scrolling goes beyond the edge if the content is larger than the view.
  case basedOnSize
}

/// A way in which scrolling finds its end. It has no effect.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// Scrolling ends at a page.
  case paging
  /// Scrolling ends at a view.
  case viewAligned
}

/// The content that a margin surrounds. It has no effect.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The default.
  case automatic
  /// The content of a scroll view.
  case scrollContent
  /// The scroll bars.
  case scrollIndicators
}

/// The distance between sections. It has no effect.
public enum ListSectionSpacing: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The default distance.
  case `default`
  /// A small distance.
  case compact
  /// A distance in points.
  case custom(CGFloat)

  public init(integerLiteral value: Int) { self = .custom(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .custom(CGFloat(value)) }
}

/// The prominence of a header. It has no effect.
public enum Prominence: Hashable, Sendable {
  /// The default.
  case standard
  /// A larger header.
  case increased
}

/// The purpose of a toolbar. It has no effect.
public enum ToolbarRole: Hashable, Sendable {
  /// The default.
  case automatic
  /// A toolbar for navigation.
  case navigationStack
  /// A toolbar of a browser.
  case browser
  /// A toolbar of an editor.
  case editor
}

/// A style of split views. It has no effect.
public enum NavigationSplitViewStyle: Hashable, Sendable {
  /// The default.
  case automatic
  /// The columns share the width.
  case balanced
  /// The detail has the largest part of the width.
  case prominentDetail
}

/// A shape of bordered buttons. It has no effect.
public enum ButtonBorderShape: Hashable, Sendable {
  /// The default.
  case automatic
  /// A capsule.
  case capsule
  /// A rectangle with rounded corners.
  case roundedRectangle
  /// A circle.
  case circle

  /// Returns a rectangle with corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// A style of menus. It has no effect.
public enum MenuStyle: Hashable, Sendable {
  /// The default.
  case automatic
  /// A button.
  case button
  /// A button without a border.
  case borderlessButton
}

/// The order of the items of a menu. It has no effect.
public enum MenuOrder: Hashable, Sendable {
  /// The default.
  case automatic
  /// The first item is at the top.
  case fixed
  /// The first item is next to the control.
  case priority
}

/// The behavior of a menu after an action. It has no effect.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// The default.
  case automatic
  /// The menu closes.
  case enabled
  /// The menu stays open.
  case disabled
}

/// A style of gauges. It has no effect.
public enum GaugeStyle: Hashable, Sendable {
  /// The default.
  case automatic
  /// A ring.
  case accessoryCircular
  /// A closed ring.
  case accessoryCircularCapacity
  /// A small bar.
  case accessoryLinear
  /// A small filled bar.
  case accessoryLinearCapacity
  /// A filled bar.
  case linearCapacity
}

/// An effect of the pointer over a view. It has no effect.
public enum HoverEffect: Hashable, Sendable {
  /// The default.
  case automatic
  /// The view is brighter.
  case highlight
  /// The view is raised.
  case lift
}

/// A size of sheets. It has no effect.
public enum PresentationSizing: Hashable, Sendable {
  /// The default.
  case automatic
  /// The size of the content.
  case fitted
  /// The size of a form.
  case form
  /// The size of a page.
  case page
}

/// A motion of symbols. It has no effect.
public struct SymbolEffect: Hashable, Sendable {
  /// The symbol appears.
  public static let appear = SymbolEffect()
  /// The symbol bounces.
  public static let bounce = SymbolEffect()
  /// The symbol grows and shrinks slowly.
  public static let breathe = SymbolEffect()
  /// The symbol disappears.
  public static let disappear = SymbolEffect()
  /// The symbol becomes fainter and stronger.
  public static let pulse = SymbolEffect()
  /// The symbol takes the place of another.
  public static let replace = SymbolEffect()
  /// The symbol turns.
  public static let rotate = SymbolEffect()
  /// The symbol has another size.
  public static let scale = SymbolEffect()
  /// The layers of the symbol change their colors.
  public static let variableColor = SymbolEffect()
  /// The symbol moves to and fro.
  public static let wiggle = SymbolEffect()

  /// The same motion, layer by layer.
  public var byLayer: SymbolEffect { self }
  /// The same motion, downward.
  public var down: SymbolEffect { self }
  /// The same motion, one layer after the other.
  public var iterative: SymbolEffect { self }
  /// The same motion, forth and back.
  public var reversing: SymbolEffect { self }
  /// The same motion, upward.
  public var up: SymbolEffect { self }
  /// The same motion, of all layers at once.
  public var wholeSymbol: SymbolEffect { self }
}

/// The direction in which a screen reader adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value becomes larger.
  case increment
  /// The value becomes smaller.
  case decrement
}

extension Font {
  /// The width of a font. It has no effect.
  public enum Width: Hashable, Sendable {
    /// The narrowest.
    case compressed
    /// Narrow.
    case condensed
    /// The default.
    case standard
    /// Wide.
    case expanded
  }
}

extension Text {
  /// The size of a text beside others. It has no effect.
  public enum Scale: Hashable, Sendable {
    /// The default.
    case `default`
    /// Smaller.
    case secondary
  }
}
