// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets the title of the page that contains the view.
  public func navigationTitle(_ title: some _StringOrText) -> some View {
    TitledView(title: title.characters, content: self)
  }
}

private struct TitledView<Content: View>: PrimitiveView {
  let title: String
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: Title(title: view.title), environment: node.environment.inside)
    node.updateChild(1, to: view.content)
  }
}

private struct Title: PrimitiveView {
  let title: String

  static func update(_ view: Self, in node: _ViewNode) { node.show(.title(view.title)) }
}
