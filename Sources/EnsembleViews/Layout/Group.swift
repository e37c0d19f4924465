// SPDX-License-Identifier: MIT

/// A group of views without a layout of its own.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
  }
}

/// A container that scrolls when its content does not fit.
public struct ScrollView<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a scrollable container.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(.leading))
    node.updateChild(0, to: view.content)
  }
}

/// A wrapper that returns its content, because every view observes the values that it reads.
public struct WithPerceptionTracking<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a wrapper of its content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
  }
}
