// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Tags the view with the value that it represents, as an option of a picker does.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(tag: tag, content: self)
  }
}

/// A view that represents a value.
protocol TaggedContent {
  var tag: AnyHashable { get }
}

struct TaggedView<Content: View>: PrimitiveView, TaggedContent {
  let tag: AnyHashable
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    if node.environment.links.tabs?.isPaged == true {
      let page = TabItem(content: view.content, label: EmptyView(), tag: view.tag)
      return TabItem.update(page, in: node)
    }
    if let last = node.storage as? Tag, last.value != view.tag {
      node.graph.childrenChanged(of: node)
    }
    node.keep(tag: view.tag)
    node.updateRow(0, to: view.content, tag: view.tag)
  }
}
