// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Gives the view an identity. A new identity resets the view: its state is discarded, and it
  /// appears again.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content, key: view.id)
  }
}
