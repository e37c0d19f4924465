// SPDX-License-Identifier: MIT

/// A view that can mask another one: a shape, a color or a gradient.
///
/// Other views cannot be masks, since neither a browser nor a terminal can mask a view by another
/// view.
public protocol MaskingView: View {
  /// The outline and the opacities of the mask.
  var _mask: ViewMask { get }
}

/// The outline and the opacities of a mask.
public struct ViewMask: Sendable {
  var outline: ShapeOutline?
  var paint: Paint?
}

extension View {
  /// Draws the view where a shape, a color or a gradient is opaque.
  ///
  /// ```swift
  /// Text(article.summary)
  ///   .mask(LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom))
  /// ```
  ///
  /// A shape cuts the view off, as ``clipShape(_:)`` does. A terminal draws the whole view.
  public func mask(_ mask: some MaskingView) -> some View {
    let (outline, paint) = (mask._mask.outline, mask._mask.paint)
    return DrawnView(layer: outline == nil ? .effect : .clip, content: self) {
      if let outline { $0.clip = outline }
      if let paint { $0.mask = paint }
    }
  }

  /// Draws the view where a shape, a color or a gradient is opaque. The alignment has no effect:
  /// these fill the space of the view.
  public func mask<Mask: MaskingView>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    self.mask(mask())
  }
}

extension Shape {
  public var _mask: ViewMask { ViewMask(outline: _outline) }
}

extension Color: MaskingView {
  public var _mask: ViewMask { ViewMask(paint: _paint) }
}

extension LinearGradient: MaskingView {
  public var _mask: ViewMask { ViewMask(paint: _paint) }
}

extension RadialGradient: MaskingView {
  public var _mask: ViewMask { ViewMask(paint: _paint) }
}

extension AngularGradient: MaskingView {
  public var _mask: ViewMask { ViewMask(paint: _paint) }
}
