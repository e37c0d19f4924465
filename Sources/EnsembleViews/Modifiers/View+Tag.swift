// SPDX-License-Identifier: MIT

extension View {
  /// Gives a view a value that it stands for, as the options of a picker need.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(tag: tag, content: self)
  }
}

/// A view that stands for a value.
@MainActor
protocol TaggedContent {
  var tag: AnyHashable { get }
}

struct TaggedView<Content: View>: PrimitiveView, TaggedContent {
  let tag: AnyHashable
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) {
    if let last = node.storage as? Tag, last.value != view.tag {
      node.graph.childrenChanged(of: node)
    }
    node.keep(tag: view.tag)
    node.updateChild(0, to: view.content)
  }
}
