// SPDX-License-Identifier: MIT

/// Views from top to bottom.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let content: Content

  /// Views from top to bottom. Renderers decide about the space between them.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(view.alignment))
    node.updateChild(0, to: view.content)
  }
}

/// Views from left to right.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let content: Content

  /// Views from left to right. Renderers decide about the space between them.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.horizontal(view.alignment))
    node.updateChild(0, to: view.content)
  }
}

/// A gap that takes what space there is.
public struct Spacer: PrimitiveView {
  public init(minLength: Double? = nil) {}

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(.spacer) }
}

/// A line between neighbours.
public struct Divider: PrimitiveView {
  public init() {}

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(.divider) }
}
