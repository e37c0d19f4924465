// SPDX-License-Identifier: MIT

/// A container that arranges its views from left to right, in as many lines as they need.
///
/// ```swift
/// WrappingHStack(spacing: 6) {
///   ForEach(store.tags) { TagView(tag: $0) }
/// }
/// ```
///
/// A view that does not fit beside those before it begins another line. Views that fill their
/// space, such as a `Spacer` and those with `frame(minWidth: 240, maxWidth: .infinity)`, need their
/// minimum width, and share what their line has left. The views of an ``HStack`` stay in one line.
///
/// SwiftUI has no such container: with SwiftUI, `import Ensemble` adds a function of this name.
public struct WrappingHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a horizontal stack that wraps.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in a line.
  ///   - spacing: The distance between views, and between lines, in points; nil for the renderer's
  ///     default.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.wrapping(view.alignment, spacing: view.spacing))
    node.updateChild(0, to: view.content)
  }
}
