// SPDX-License-Identifier: MIT

/// A vertical stack whose rows a renderer may leave out while they are off screen.
///
/// In a browser, a `ForEach` of more than 150 elements has only the rows near the screen. Other
/// renderers show all rows.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: VStack<Content>

  /// Creates a vertical stack with a distance between views in points; nil for the renderer's.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(view.stack.alignment, spacing: view.stack.spacing))
    node.updateChild(0, to: view.stack.content, environment: node.environment.insideRows())
  }
}

/// A horizontal stack. All of its views exist, including those that are off screen.
public typealias LazyHStack = HStack
