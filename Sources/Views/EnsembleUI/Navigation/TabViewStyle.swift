// SPDX-License-Identifier: MIT

/// A style of tab views. Other types cannot conform.
public protocol TabViewStyle: Sendable {
  /// A Boolean value that indicates whether views with a tag are pages, without a label.
  var _isPaged: Bool { get }
}

/// The style of tab views that the renderer chooses: a row of buttons.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  public var _isPaged: Bool { false }
}

/// A style of tab views with a page for each view that has a tag, and a dot for each page.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots. It has no effect: they are shown, because pages are not swiped.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Visible if there are several pages.
    case automatic
    /// Visible.
    case always
    /// Not visible.
    case never
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  public var _isPaged: Bool { true }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the renderer chooses.
  public static var automatic: Self { Self() }
  /// A row of buttons.
  public static var tabBarOnly: Self { Self() }
  /// A row of buttons.
  public static var grouped: Self { Self() }
  /// A row of buttons, not a sidebar.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A page for each view that has a tag.
  public static var page: Self { Self() }
  /// A page for each view that has a tag. The mode has no effect.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

extension View {
  /// Sets the style of the tab views inside.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    let isPaged = style._isPaged
    return environment(\.tabsArePaged, isPaged)
  }
}

extension EnvironmentValues {
  /// Whether views with a tag are pages of a tab view.
  var tabsArePaged: Bool {
    get { self[TabsArePagedKey.self] }
    set { self[TabsArePagedKey.self] = newValue }
  }
}

private enum TabsArePagedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The label of the button that selects a page.
struct PageDot: View {
  let tabs: TabLink
  let item: TabItemState

  var body: some View {
    let all = tabs.all.value
    let number = (all.firstIndex { $0 === item } ?? 0) + 1
    Text(item === tabs.shown.value ? "●" : "○")
      .accessibilityLabel("Page \(number) of \(all.count)")
  }
}
