// SPDX-License-Identifier: MIT

/// Views that belong together, and are shown where it is.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
  }
}

/// Views that may need more room than there is. Renderers scroll what does not fit.
public struct ScrollView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(.leading))
    node.updateChild(0, to: view.content)
  }
}

/// Its content: here every view observes what it reads by itself.
public struct WithPerceptionTracking<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
  }
}
