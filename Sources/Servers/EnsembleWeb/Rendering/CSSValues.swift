// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import Foundation

extension Double {
  /// The number, clamped to plausible lengths; 0 for NaN.
  var finite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }

  /// The length in CSS pixels, which are points.
  var pixels: String { finite == 0 ? "0" : "\(finite.shortText)px" }

  /// The share as a percentage.
  var percent: String { "\(((self * 10_000).finite.rounded() / 100).shortText)%" }
}

extension Color {
  /// The color as a CSS value. Named colors are properties of the style sheet.
  var css: String {
    let amount = opacity.finite
    if let components {
      let numbers = "\(components.red) \(components.green) \(components.blue)"
      return opacity == 1 ? "rgb(\(numbers))" : "rgb(\(numbers)/\(amount.percent))"
    }
    let property = "var(--\(name?.property ?? "text"))"
    return opacity == 1 ? property : "color-mix(in srgb,\(property) \(amount.percent),transparent)"
  }
}

extension Color.Name {
  /// The name of the style sheet's property.
  var property: String {
    switch self {
    case .primary: "text"
    case .secondary: "dim"
    case .background: "card"
    default: rawValue
    }
  }
}

extension Paint {
  /// Whether the style sheet has no class for the color.
  var isCustom: Bool {
    if case .color(let color) = self { color.name == nil || color.opacity < 1 } else { true }
  }

  /// The paint as the value of a background.
  var css: String {
    switch self {
    case .color(let color): color.css
    case .linear(let gradient, let from, let to): gradient.linear(from, to)
    case .radial(let gradient, let center, let start, let end):
      "radial-gradient(circle at \(center.x.percent) \(center.y.percent),"
        + gradient.list { (start + $0 * (end - start)).pixels } + ")"
    case .angular(let gradient, let center, let start, let end):
      // CSS measures angles from the top.
      "conic-gradient(from \((start.degrees + 90).finite.shortText)deg at "
        + "\(center.x.percent) \(center.y.percent),"
        + gradient.list { ($0 * (end.degrees - start.degrees) / 360).percent } + ")"
    }
  }
}

extension Paint {
  /// The paint as an image.
  var image: String {
    if case .color(let color) = self { "linear-gradient(\(color.css),\(color.css))" } else { css }
  }
}

extension Gradient {
  /// CSS gradients run towards sides and corners, or at an angle that is measured in a square.
  fileprivate func linear(_ from: UnitPoint, _ to: UnitPoint) -> String {
    let (x, y) = (to.x - from.x, to.y - from.y)
    var sides: [String] = []
    if y != 0 { sides.append(y > 0 ? "bottom" : "top") }
    if x != 0 { sides.append(x > 0 ? "right" : "left") }
    let direction = sides.isEmpty ? "to bottom" : "to \(sides.joined(separator: " "))"
    // Points inside the square shorten the gradient.
    let main = abs(x) >= abs(y) ? (from.x, to.x) : (from.y, to.y)
    let (start, end) = main.0 <= main.1 ? main : (1 - main.0, 1 - main.1)
    let stops = list { (start + $0 * (end - start)).percent }
    return "linear-gradient(\(direction),\(stops))"
  }

  fileprivate func list(_ position: (Double) -> String) -> String {
    let stops = stops.map { "\($0.color.css) \(position($0.location))" }
    return stops.isEmpty ? "transparent,transparent" : stops.joined(separator: ",")
  }
}

extension EdgeInsets {
  /// The four distances, or one if all are equal. The leading edge is the left one: a single CSS
  /// value has no logical edges.
  var css: String {
    let lengths = [top, trailing, bottom, leading].map(\.pixels)
    guard lengths[0] == lengths[2], lengths[1] == lengths[3] else {
      return lengths.joined(separator: " ")
    }
    return lengths[0] == lengths[1] ? lengths[0] : "\(lengths[0]) \(lengths[1])"
  }
}

extension RectangleCornerRadii {
  /// The four radii, from the top leading one clockwise. The leading edge is the left one.
  var css: String {
    [topLeading, topTrailing, bottomTrailing, bottomLeading].map { max(0, $0).pixels }
      .joined(separator: " ")
  }
}

extension TextAlignment {
  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension Font.Weight {
  /// The weight in CSS, from 100 to 900.
  var number: Int { (rawValue + 1) * 100 }
}

extension ShapeOutline {
  /// Whether round corners and hidden overflow cut off the content.
  var isClippedByCorners: Bool {
    switch self {
    case .rectangle, .rounded, .uneven, .capsule, .ellipse: true
    case .circle, .stretched, .square, .path: false
    }
  }
}

extension Path {
  /// The outlines as a CSS polygon, of a rectangle of 100 by 100 points.
  var polygon: String {
    let points = outlines.flatMap { $0 }.map { "\(($0.x / 100).percent) \(($0.y / 100).percent)" }
    return "polygon(\(points.joined(separator: ",")))"
  }

  /// The path in SVG's notation.
  var svg: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Double($0.x).finite.shortText) \(Double($0.y).finite.shortText)" }
        .joined(separator: ",")
    }
    return elements.map { element in
      switch element {
      case .move(let to): "M\(text(to))"
      case .line(let to): "L\(text(to))"
      case .quadCurve(let to, let control): "Q\(text(control, to))"
      case .curve(let to, let one, let two): "C\(text(one, two, to))"
      case .closeSubpath: "Z"
      }
    }
    .joined()
  }
}
#endif
