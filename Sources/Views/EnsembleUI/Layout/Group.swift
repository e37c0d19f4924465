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
  private let axes: Axis.Set
  private let content: Content

  /// Creates a scrollable container.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content may be larger than its space. The page scrolls
  ///     vertically. In a browser, a container with a horizontal axis scrolls horizontally; a
  ///     terminal breaks its rows.
  ///   - showsIndicators: Has no effect: browsers and terminals decide whether they show scroll
  ///     bars.
  ///   - content: The views.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let isHorizontal = view.axes.contains(.horizontal)
    node.show(.vertical(.leading)) { style in
      if isHorizontal { style.changeDetails { $0.scrollsHorizontally = true } }
    }
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
