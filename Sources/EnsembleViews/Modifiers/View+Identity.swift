// SPDX-License-Identifier: MIT

extension View {
  /// Gives the view an identity. With another one it begins anew: what it keeps is gone, and it appears.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content, key: view.id)
  }
}
