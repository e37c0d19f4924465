// SPDX-License-Identifier: MIT

/// A container that shows its first view on wide screens, and its last one on narrow screens.
///
/// ```swift
/// ViewThatFits {
///   HStack { actions }
///   VStack { actions }
/// }
/// ```
///
/// A view tree does not know the sizes of its views, so the container does not measure them: it
/// follows the horizontal size class of the environment. Views between the first and the last one
/// are not shown.
public nonisolated struct ViewThatFits<Content: View>: View {
  private let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Creates a container with views, the largest one first.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the view must fit. Without the horizontal one, the first
  ///     view is shown.
  ///   - content: The views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
    isHorizontal = axes.contains(.horizontal)
  }

  private let isHorizontal: Bool

  @MainActor public var body: some View {
    let isCompact = isHorizontal && sizeClass == .compact
    ChosenView(content: content, isLast: isCompact)
  }
}

/// The first or the last view of a sequence.
private struct ChosenView<Content: View>: PrimitiveView {
  let content: Content
  let isLast: Bool

  static func update(_ view: Self, in node: _ViewNode) {
    guard let sequence = view.content as? any ViewSequence else {
      return node.updateChild(0, to: AnyView(view.content), key: 0)
    }
    let views = sequence.views
    guard let chosen = view.isLast ? views.last : views.first else { return }
    node.updateChild(0, to: chosen, key: view.isLast)
  }
}
