// SPDX-License-Identifier: MIT

/// A container that arranges its views from top to bottom.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let content: Content

  /// Creates a vertical stack. Renderers choose the spacing.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(view.alignment))
    node.updateChild(0, to: view.content)
  }
}

/// A container that arranges its views from left to right.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let content: Content

  /// Creates a horizontal stack. Renderers choose the spacing.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.horizontal(view.alignment))
    node.updateChild(0, to: view.content)
  }
}

/// A flexible gap that fills the available space.
public struct Spacer: PrimitiveView {
  /// Creates a gap. The minimum length is ignored.
  public init(minLength: Double? = nil) {}

  static func update(_ view: Self, in node: _ViewNode) { node.show(.spacer) }
}

/// A line between two neighbours.
public struct Divider: PrimitiveView {
  /// Creates a line.
  public init() {}

  static func update(_ view: Self, in node: _ViewNode) { node.show(.divider) }
}
