// SPDX-License-Identifier: MIT

import EnsembleBindings
import IssueReporting

/// A container that shows one of several views, with a row of buttons that select it.
///
/// ```swift
/// TabView(selection: $store.tab) {
///   ListView(store: store.scope(state: \.list, action: \.list))
///     .tabItem { Label("List", systemImage: "list.bullet") }
///     .tag(App.Tab.list)
///   Tab("Settings", systemImage: "gear", value: .settings) { … }
/// }
/// ```
///
/// An unselected view does not exist: its tasks are cancelled, and its `@State` is discarded. If no
/// tab has the selected value, the first tab is shown.
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Creates a tab view with a binding to the value of the selected tab.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let tabs = node.storage as? TabLink ?? TabLink(graph: node.graph)
    node.storage = tabs
    tabs.isPaged = node.environment.links.values.tabsArePaged
    tabs.write = view.selection.map { selection in { write($0, to: selection) } }
    tabs.read = view.selection.map { selection in { AnyHashable(selection.wrappedValue) } }
    node.refresh = { [unowned node, unowned tabs] in
      node.tracked { tabs.watch() }
      tabs.arrange()
    }
    node.refresh?()
    node.updateChild(0, to: TabBar(tabs: tabs))
    var environment = node.environment
    environment.links.tabs = tabs
    node.updateChild(1, to: view.content, environment: environment)
    tabs.content = node.children[1]
  }

  @MainActor private static func write(_ tag: AnyHashable, to selection: Binding<Selection>) {
    if let value = tag.base as? Selection { return selection.wrappedValue = value }
    reportIssue(
      """
      The selected tab has a tag of type '\(type(of: tag.base))', but the selection of its 'TabView' is of type \
      '\(Selection.self)'.
      """
    )
  }
}

extension TabView where Selection == Int {
  /// Creates a tab view that shows the first tab at first and keeps its own selection.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

private struct TabBar: View {
  let tabs: TabLink

  var body: some View {
    let shown = tabs.shown.value
    HStack {
      ForEach(tabs.all.value) { item in
        Button {
          tabs.select(item)
        } label: {
          if tabs.isPaged { PageDot(tabs: tabs, item: item) } else { item.label }
        }
        .trait(item === shown ? .selected : nil)
      }
    }
    .details { $0.breaksIntoLines = true }
  }
}
