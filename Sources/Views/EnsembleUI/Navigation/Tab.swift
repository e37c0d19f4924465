// SPDX-License-Identifier: MIT

/// A tab: its button, and the view that the button shows.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a tab with a value that selects it.
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let tag = view.value.map { AnyHashable($0) }
    TabItem.update(TabItem(content: view.content, label: view.label, tag: tag), in: node)
  }
}

extension Tab where Label == EnsembleUI.Label<Text, Image> {
  /// Creates a tab from a title, a symbol, and a value that selects it.
  public init(
    _ title: some _TitleText,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never {
  /// Creates a tab without a value. It can be selected by its button only.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Label == EnsembleUI.Label<Text, Image> {
  /// Creates a tab without a value. It can be selected by its button only.
  public init(
    _ title: some _TitleText,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

nonisolated extension View {
  /// Sets the label of the tab button that selects this view. A tag gives the tab its value.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItem(content: self, label: label(), tag: (self as? any TaggedContent)?.tag)
  }
}

struct TabItem<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  let tag: AnyHashable?

  static func update(_ view: Self, in node: _ViewNode) {
    guard let tabs = node.environment.links.tabs else {
      return node.updateChild(0, to: view.content)
    }
    let last = node.storage as? TabItemState
    let item = last ?? TabItemState()
    node.storage = item
    item.label = AnyView(view.label)
    item.ownTag = view.tag
    if last == nil { node.onRemoval { [weak tabs] in tabs?.arrange() } }
    var environment = node.environment
    environment.links.tabs = nil
    node.refresh = { [unowned node, unowned item] in
      if node.tracked({ tabs.shown.value === item }) {
        node.updateChild(0, to: view.content, environment: environment)
      } else {
        node.trimChildren(to: 0)
      }
    }
    node.refresh?()
    tabs.arrange()
  }
}
