// SPDX-License-Identifier: MIT

/// A container that arranges its views from top to bottom.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views. A column across the whole screen of a terminal
  ///     aligns to the leading edge.
  ///   - spacing: The distance between views in points; nil for the renderer's default.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(view.alignment, spacing: view.spacing))
    node.updateChild(0, to: view.content)
  }
}

/// A container that arranges its views from left to right.
///
/// A terminal keeps them in one row: each gets a share of the width, in which text is wrapped and
/// the labels of buttons are truncated.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between views in points; nil for the renderer's default.
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
    node.show(.horizontal(view.alignment, spacing: view.spacing))
    node.updateChild(0, to: view.content)
  }
}

/// A container that draws its views in front of each other, the last one in front.
///
/// It is as large as its largest view; shapes and colors fill it. A terminal draws the cells of
/// later views over those of earlier ones. Lists and forms in it are below each other there.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack of views in front of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.layers(view.alignment))
    node.updateChild(0, to: view.content)
  }
}

/// A flexible gap that fills the available space.
public struct Spacer: PrimitiveView, Sendable {
  private let minLength: Double?

  /// Creates a gap with a minimum length in points.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  static func update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    if let length = view.minLength {
      environment.style.drawing.own.frame =
        DrawingStyle.FrameStyle(minWidth: length, minHeight: length)
    }
    node.updateChild(0, to: Gap(), environment: environment)
  }

  private struct Gap: PrimitiveView {
    static func update(_ view: Self, in node: _ViewNode) { node.show(.spacer) }
  }
}

/// A line between two neighbours.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a line.
  public init() {}

  static func update(_ view: Self, in node: _ViewNode) { node.show(.divider) }
}
