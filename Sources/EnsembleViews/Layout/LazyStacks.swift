// SPDX-License-Identifier: MIT

/// Views from top to bottom, of which a renderer may leave out those that are not seen.
///
/// In a browser, of a `ForEach` of more than 150 elements only the rows near the screen are there. Elsewhere all are.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: VStack<Content>

  /// Views from top to bottom. Renderers decide about the space between them.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(view.stack.alignment))
    node.updateChild(0, to: view.stack.content, environment: node.environment.insideRows())
  }
}

/// Views from left to right. All are there, also those that are not seen.
public typealias LazyHStack = HStack
