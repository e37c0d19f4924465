// SPDX-License-Identifier: MIT

import Foundation

// Lengths are in points. A terminal takes 8 points as a column and 16 as a line, and rounds.

nonisolated extension View {
  /// Adds space around the view, in points.
  public func padding(_ length: Double) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Adds space around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    DrawnView(layer: .padding, content: self) {
      $0.padding = ($0.padding ?? EdgeInsets()) + insets
    }
  }

  /// Adds space at the given edges of the view, in points; nil for the renderer's default.
  ///
  /// The space of a renderer is 16 points. In a terminal, it is an empty line above and below views
  /// that are on lines of their own.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let isPlain = edges == .all && length == nil
    let insets = EdgeInsets(edges, Double(length ?? 16))
    return DrawnView(
      layer: .padding,
      isPlainPadding: isPlain,
      isEmpty: edges.isEmpty,
      content: self
    ) {
      $0.padding = ($0.padding ?? EdgeInsets()) + insets
    }
  }

  /// Fills the space behind the view.
  public func background(_ style: some ShapeStyle) -> some View {
    background(style._paint, .rectangle)
  }

  /// Fills a shape behind the view.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background(style._paint, shape._outline)
  }

  private func background(_ paint: Paint, _ shape: ShapeOutline) -> some View {
    DrawnView(layer: .background, content: self) {
      $0.background = .init(paint: paint, shape: shape)
    }
  }

  /// Draws a view behind this one, which keeps its size.
  public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    DecoratedView(alignment: alignment, isBehind: true, content: self, decoration: content())
  }

  /// Draws a view behind this one, which keeps its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    DecoratedView(alignment: alignment, isBehind: true, content: self, decoration: background)
  }

  /// Draws a view in front of this one, which keeps its size.
  ///
  /// ```swift
  /// .overlay {
  ///   if store.rows.isEmpty { ContentUnavailableView("No rows", systemImage: "tray") }
  /// }
  /// ```
  ///
  /// A terminal shows it below a list or a form.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    DecoratedView(alignment: alignment, isBehind: false, content: self, decoration: content())
  }

  /// Draws a view in front of this one, which keeps its size.
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    DecoratedView(alignment: alignment, isBehind: false, content: self, decoration: overlay)
  }

  /// Draws a line along the edges of the view. In a terminal, it takes a cell at each edge.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    let border = DrawingStyle.Border(paint: style._paint, width: width)
    return DrawnView(layer: .border, content: self) { $0.border = border }
  }

  /// Cuts the view off at the edges of a shape. It has no effect in a terminal, except that a
  /// border has round corners.
  public func clipShape(_ shape: some Shape) -> some View {
    clipped(to: shape._outline)
  }

  /// Rounds the corners of the view. It has no effect in a terminal, except that a border has round
  /// corners.
  public func cornerRadius(_ radius: Double) -> some View {
    clipped(to: .rounded(radius))
  }

  /// Cuts the view off at its edges. It has no effect in a terminal.
  public func clipped() -> some View { clipped(to: .rectangle) }

  private func clipped(to outline: ShapeOutline) -> some View {
    DrawnView(layer: .clip, content: self) { $0.clip = outline }
  }

  /// Adds a shadow. It has no effect in a terminal.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> some View {
    let shadow = DrawingStyle.Shadow(color: color, radius: radius, offset: .init(x: x, y: y))
    return DrawnView(layer: .shadow, content: self) { $0.shadow = shadow }
  }

  /// Makes the view translucent, from 0 to 1. A terminal dims a view with an opacity of at most
  /// 0.5, and leaves a fully transparent view empty.
  public func opacity(_ opacity: Double) -> some View {
    drawn { $0.opacity = ($0.opacity ?? 1) * opacity }
  }

  /// Hides the view, which keeps its space and takes no events.
  public func hidden() -> some View {
    drawn { $0.isHidden = true }.disabled(true)
  }

  /// Draws the view at a distance from its position. It has no effect in a terminal.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    drawn { $0.offset = .init(x: ($0.offset?.x ?? 0) + x, y: ($0.offset?.y ?? 0) + y) }
  }

  /// Draws the view at an offset from its position. It has no effect in a terminal.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view in front of its siblings with lower numbers, and behind those with higher ones.
  /// It has no effect in a terminal.
  public func zIndex(_ value: Double) -> some View { drawn { $0.level = value } }

  /// Draws the view larger or smaller, around its center. It has no effect in a terminal.
  public func scaleEffect(_ scale: Double) -> some View { scaleEffect(x: scale, y: scale) }

  /// Draws the view larger or smaller, around its center. It has no effect in a terminal.
  public func scaleEffect(x: Double = 1, y: Double = 1) -> some View {
    drawn { $0.scale = .init(x: ($0.scale?.x ?? 1) * x, y: ($0.scale?.y ?? 1) * y) }
  }

  /// Draws the view turned around its center. It has no effect in a terminal.
  public func rotationEffect(_ angle: Angle) -> some View {
    drawn { $0.rotation = Angle(radians: ($0.rotation?.radians ?? 0) + angle.radians) }
  }

  func drawn(_ change: @escaping @MainActor (inout DrawingStyle.Own) -> Void) -> some View {
    DrawnView(layer: .effect, content: self, change: change)
  }
}

/// A view with a layer of drawing. The element inside draws the layer, unless outer modifiers have
/// already added layers that belong further inside; then a box around the element does.
struct DrawnView<Content: View>: PrimitiveView {
  let layer: DrawingLayer
  var isPlainPadding = false
  var isEmpty = false
  let content: Content
  let change: @MainActor (inout DrawingStyle.Own) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    guard !view.isEmpty else { return node.updateChild(0, to: view.content) }
    var environment = node.environment
    let isPlain = view.isPlainPadding && !environment.style.isPadded
    guard !isPlain || environment.style.isDrawn else {
      environment.style.isPadded = true
      return node.updateChild(0, to: view.content, environment: environment)
    }
    var own = environment.style.drawing.own
    if view.layer == .effect, own.makeRoom(for: .effect) {
      view.change(&own)
      environment.style.drawing.own = own
      return node.updateChild(0, to: view.content, environment: environment)
    }
    if environment.style.isPadded {
      own.padding = (own.padding ?? EdgeInsets()) + EdgeInsets(.all, 16)
    }
    if own.makeRoom(for: view.layer) {
      environment.style.isPadded = false
    } else {
      // The room depends on the kinds of the modifiers alone, so it never changes.
      node.show(.box)
      environment = environment.inside
      own = environment.style.drawing.own
    }
    view.change(&own)
    environment.style.drawing.own = own
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// A view with a decoration in front of it or behind it.
struct DecoratedView<Content: View, Decoration: View>: PrimitiveView {
  let alignment: Alignment
  let isBehind: Bool
  let content: Content
  let decoration: Decoration

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.decorated(isBehind: view.isBehind))
    node.updateChild(0, to: view.content)
    node.updateChild(1, to: LayerView(alignment: view.alignment, content: view.decoration))
  }
}

private struct LayerView<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.layer(view.alignment))
    node.updateChild(0, to: view.content)
  }
}
