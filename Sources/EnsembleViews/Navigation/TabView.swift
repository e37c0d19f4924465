// SPDX-License-Identifier: MIT

import EnsembleBindings

/// Views of which one is seen, and a row of buttons that choose it.
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
/// A view that is not chosen is not there: its tasks are cancelled, and what it keeps in `@State` is gone. If the selection
/// is none of the tabs, the first is seen.
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>?
  private let content: Content

  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let tabs = node.storage as? TabLink ?? TabLink()
    node.storage = tabs
    tabs.select = { tag in
      guard let selection = view.selection else { return tabs.chosen.value = tag }
      if let value = tag.base as? Selection { selection.wrappedValue = value }
    }
    tabs.selection = { view.selection.map { AnyHashable($0.wrappedValue) } ?? tabs.chosen.value }
    node.updateChild(0, to: TabBar(tabs: tabs))
    var environment = node.environment
    environment.links.tabs = tabs
    node.updateChild(1, to: view.content, environment: environment)
    tabs.content = node.children[1]
  }
}

extension TabView where Selection == Int {
  /// Tabs that keep for themselves which one is seen; at first the first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A tab, and what it shows.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let value: Value
  private let content: Content
  private let label: Label

  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    TabItem._update(TabItem(content: view.content, label: view.label, tag: view.value), in: node)
  }
}

extension Tab where Label == EnsembleViews.Label<Text, Image> {
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension View {
  /// Says what the button of a tab shows that chooses this view. A tag says which value it is chosen by.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItem(content: self, label: label(), tag: (self as? any TaggedContent)?.tag)
  }
}

/// The tabs, for what is in them.
@MainActor
final class TabLink {
  /// The tab that was chosen last, where nothing else keeps that.
  let chosen = Box<AnyHashable?>(nil)
  /// The tabs in order.
  let all = Box<[TabItemState]>([])
  var select: (AnyHashable) -> Void = { _ in }
  var selection: () -> AnyHashable? = { nil }
  weak var content: _ViewNode?

  /// The one that is seen.
  var shown: AnyHashable? {
    let (selection, all) = (selection(), all.value)
    return all.contains { $0.tag == selection } ? selection : all.first?.tag
  }

  /// Looks which tabs there are, and what they are chosen by.
  func collect() {
    var items: [TabItemState] = []
    if let content { collect(in: content, tag: nil, into: &items) }
    all.value = items
  }

  private func collect(in node: _ViewNode, tag: AnyHashable?, into items: inout [TabItemState]) {
    if let item = node.storage as? TabItemState {
      item.tag = item.ownTag ?? tag ?? AnyHashable(items.count)
      return items.append(item)
    }
    let tag = (node.storage as? Tag)?.value ?? tag
    for child in node.children { collect(in: child, tag: tag, into: &items) }
  }
}

/// What a tab keeps.
@MainActor
final class TabItemState: Identifiable {
  var label = AnyView(EmptyView())
  /// Its value, if it says that itself.
  var ownTag: AnyHashable?
  /// What it is chosen by.
  var tag: AnyHashable?
}

private struct TabItem<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  let tag: AnyHashable?

  static func _update(_ view: Self, in node: _ViewNode) {
    guard let tabs = node.environment.links.tabs else {
      return node.updateChild(0, to: view.content)
    }
    let last = node.storage as? TabItemState
    let item = last ?? TabItemState()
    node.storage = item
    item.label = AnyView(view.label)
    item.ownTag = view.tag
    if last == nil { node.onRemoval { tabs.collect() } }
    var environment = node.environment
    environment.links.tabs = nil
    node.refresh = { [unowned node] in
      if node.tracked({ item.tag == tabs.shown && item.tag != nil }) {
        node.updateChild(0, to: view.content, environment: environment)
      } else {
        node.trimChildren(to: 0)
      }
    }
    node.refresh?()
    node.graph.afterUpdate { tabs.collect() }
  }
}

private struct TabBar: View {
  let tabs: TabLink

  var body: some View {
    let shown = tabs.shown
    HStack {
      ForEach(tabs.all.value) { item in
        Button {
          if let tag = item.tag { tabs.select(tag) }
        } label: {
          HStack {
            if item.tag == shown { Image(systemName: "checkmark") }
            item.label
          }
        }
      }
    }
  }
}
