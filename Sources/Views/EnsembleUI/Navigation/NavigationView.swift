// SPDX-License-Identifier: MIT

/// The older name of a stack of pages.
@available(*, deprecated, renamed: "NavigationStack")
public typealias NavigationView = NavigationStack

/// A style of a ``NavigationView``.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public struct NavigationViewStyle: Sendable {
  /// The style of the platform.
  public static var automatic: NavigationViewStyle { NavigationViewStyle() }
  /// A stack of pages.
  public static var stack: NavigationViewStyle { NavigationViewStyle() }
}

nonisolated extension View {
  /// Sets the style of a ``NavigationView``, which is always a stack.
  @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View {
    self
  }
}
