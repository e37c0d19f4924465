// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import Foundation

extension ElementRenderer {
  /// Returns a shape: a box with round corners, or a drawing for other outlines. Screen readers
  /// skip it.
  func shape(_ part: Part, _ drawing: ShapeDrawing) -> DOMNode {
    switch drawing.outline {
    case .stretched(let path): return drawn(part, drawing, path.svg, isStretched: true)
    case .square(let path):
      return drawn(part, drawing, path.svg, isStretched: true, isSquare: true)
    case .path(let path): return drawn(part, drawing, path.svg, isStretched: false)
    case .circle where drawing.stroke != nil:
      let path = Path(ellipseIn: .init(x: 0, y: 0, width: 100, height: 100))
      return drawn(part, drawing, path.svg, isStretched: true, isSquare: true)
    case .rectangle, .rounded, .uneven, .circle, .capsule, .ellipse: break
    }
    var css = CSSDeclarations()
    css.add(box: drawing, textColor: part.element.style.paint)
    return box(part, "shape", css)
  }

  private func box(
    _ part: Part,
    _ className: String,
    _ css: CSSDeclarations,
    _ children: [DOMChild] = []
  ) -> DOMNode {
    let isSpoken = part.spokenName != nil
    let attributes = isSpoken ? [] : [DOMAttribute("aria-hidden", "true")]
    var node = part.node(box(part.element), className, attributes, children)
    node.add(css: css.text)
    return node
  }

  private func drawn(
    _ part: Part,
    _ drawing: ShapeDrawing,
    _ data: String,
    isStretched: Bool,
    isSquare: Bool = false
  ) -> DOMNode {
    let fallback = part.element.style.paint ?? .color(.primary)
    let paint = drawing.stroke ?? drawing.fill ?? fallback
    var gradient: [DOMChild] = []
    var color = paint.firstColor.css
    // A changed gradient has another id, because a patch cannot insert a part of a drawing.
    let key = "g\(abs(paint.hashValueForID))"
    if let node = self.gradient(paint, id: part.id("p\(key)")) {
      gradient = [.node(node)]
      color = "url(#\(part.id("p\(key)")))"
    }
    let isLine = drawing.stroke != nil
    var style = "fill:\(isLine ? "none" : color)"
    if isLine { style += ";stroke:\(color);\(drawing.line.css)" }
    let line = DOMNode(
      "path",
      id: part.id("d"),
      [
        DOMAttribute("d", data),
        DOMAttribute("style", style),
        DOMAttribute("vector-effect", "non-scaling-stroke"),
      ]
    )
    var attributes: [DOMAttribute] = []
    if isStretched {
      attributes.append(DOMAttribute("viewBox", "0 0 100 100"))
      if !isSquare { attributes.append(DOMAttribute("preserveAspectRatio", "none")) }
    }
    let svg = DOMNode(
      "svg",
      id: part.id(gradient.isEmpty ? "s" : "s\(key)"),
      attributes,
      .children(gradient + [.node(line)])
    )
    return box(part, "shape", CSSDeclarations(), [.node(svg)])
  }

  private func gradient(_ paint: Paint, id: String) -> DOMNode? {
    func node(_ tag: String, _ gradient: Gradient, _ coordinates: [(String, String)]) -> DOMNode {
      let stops = gradient.stops.enumerated().map { offset, stop in
        DOMChild.node(
          DOMNode(
            "stop",
            id: "\(id)s\(offset)",
            [
              DOMAttribute("offset", stop.location.percent),
              DOMAttribute("style", "stop-color:\(stop.color.css)"),
            ]
          )
        )
      }
      return DOMNode(tag, id: id, coordinates.map { DOMAttribute($0, $1) }, .children(stops))
    }
    switch paint {
    // SVG has no gradients around a center.
    case .color, .angular: return nil
    case .linear(let gradient, let from, let to):
      return node(
        "linearGradient",
        gradient,
        [
          ("x1", from.x.percent), ("y1", from.y.percent), ("x2", to.x.percent),
          ("y2", to.y.percent),
        ]
      )
    case .radial(let gradient, let center, _, _):
      return node(
        "radialGradient",
        gradient,
        [("cx", center.x.percent), ("cy", center.y.percent), ("r", "50%")]
      )
    }
  }
}

extension Paint {
  /// A number that differs for most gradients and is the same in every run.
  fileprivate var hashValueForID: Int {
    css.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFF_FFFF }
  }
}

extension StrokeStyle {
  /// The declarations of a line of a drawing.
  fileprivate var css: String {
    var css = "stroke-width:\(lineWidth.pixels)"
    if lineCap != .butt { css += ";stroke-linecap:\(lineCap == .round ? "round" : "square")" }
    if lineJoin != .miter { css += ";stroke-linejoin:\(lineJoin == .round ? "round" : "bevel")" }
    if miterLimit != 10 { css += ";stroke-miterlimit:\(max(1, miterLimit.finite).shortText)" }
    if !dash.isEmpty {
      css += ";stroke-dasharray:\(dash.map(\.finite.shortText).joined(separator: " "))"
      if dashPhase != 0 { css += ";stroke-dashoffset:\(dashPhase.finite.shortText)" }
    }
    return css
  }
}

extension CSSDeclarations {
  /// Adds a shape that is a box with round corners.
  fileprivate mutating func add(box drawing: ShapeDrawing, textColor: Paint?) {
    switch drawing.outline {
    case .rounded(let radius): add("border-radius", radius.pixels)
    case .uneven(let radii): add("border-radius", radii.css)
    case .capsule: add("border-radius", "999px")
    case .ellipse: add("border-radius", "50%")
    case .circle: add("clip-path", "circle()")
    case .rectangle, .stretched, .square, .path: break
    }
    if let stroke = drawing.stroke {
      let kind = drawing.line.dash.isEmpty ? "solid" : "dashed"
      add("border", "\(drawing.line.lineWidth.pixels) \(kind) \(stroke.firstColor.css)")
    } else {
      add("background", (drawing.fill ?? textColor)?.css ?? "currentColor")
    }
  }
}

extension DOMNode {
  /// Adds declarations after those that the node has.
  mutating func add(css: String) {
    guard !css.isEmpty else { return }
    if let index = attributes.firstIndex(where: { $0.name == "style" }) {
      attributes[index].value += ";\(css)"
    } else {
      attributes.append(DOMAttribute("style", css))
    }
  }
}
#endif
