// SPDX-License-Identifier: MIT

import Foundation

// Lengths are in points. A terminal takes 8 points as a column and 16 as a line, and rounds.

nonisolated extension View {
  /// Places the view in a frame of a size in points.
  ///
  /// In a terminal, 8 points are a column and 16 are a line. A frame does not cut off its content
  /// there: it grows with it.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      .init(
        width: width.map { Double($0) },
        height: height.map { Double($0) },
        alignment: alignment
      )
    )
  }

  /// Places the view in a frame that has limits in points. A maximum of `infinity` fills the
  /// available space.
  ///
  /// Pages have no fixed height, so an infinite height fills only a container whose height is set.
  /// An ideal size has no effect.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      .init(
        minWidth: minWidth.map { Double($0) },
        maxWidth: maxWidth.map { Double($0) },
        minHeight: minHeight.map { Double($0) },
        maxHeight: maxHeight.map { Double($0) },
        alignment: alignment
      )
    )
  }

  /// Gives the view a ratio of width to height; nil keeps the ratio of the content.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    framed(.init(aspect: .init(ratio: ratio, mode: contentMode)))
  }

  /// Fits the view into the available space, in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the available space with the view, in its own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Keeps the view at its ideal size: text is not wrapped in a fixed width.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    let axes = Axis.Set(
      [horizontal ? .horizontal : [], vertical ? .vertical : []] as [Axis.Set]
    )
    return drawn { $0.isFixed = axes }
  }

  /// Sets the importance of the view for the distribution of space.
  ///
  /// In a row without enough room, views with a lower priority shrink to their minimum first. A
  /// browser tells priorities from -2 to 3 apart.
  public func layoutPriority(_ value: Double) -> some View {
    drawn { $0.priority = value }
  }

  /// Has no effect: pages and screens have no unsafe areas.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  private func framed(_ frame: DrawingStyle.FrameStyle) -> some View {
    FramedView(frame: frame, content: self)
  }
}

extension Axis.Set {
  fileprivate init(_ sets: [Axis.Set]) {
    self = sets.reduce(into: []) { $0.formUnion($1) }
  }
}

/// A view in a box with a size. Modifiers outside of it draw on the box.
private struct FramedView<Content: View>: PrimitiveView {
  let frame: DrawingStyle.FrameStyle
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    environment.style.drawing.own.frame = view.frame
    node.updateChild(0, to: BoxView(content: view.content), environment: environment)
  }
}

struct BoxView<Content: View>: PrimitiveView {
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.box)
    node.updateChild(0, to: view.content)
  }
}
