// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ElementRenderer {
  /// Returns a chart: a drawing for the eye, and a description of all values for screen readers.
  func chart(_ part: Part, _ marks: [ChartMark]) -> DOMNode {
    let scale = ChartScale(marks).rounded
    var drawing = ChartDrawing(marks, scale)
    drawing.draw()
    // A patch cannot insert a part of a drawing, so a drawing with other parts has another id.
    let key = drawing.parts.map(\.key).joined()
    let shapes = drawing.parts.enumerated().map { offset, shape in
      DOMChild.node(
        DOMNode(
          shape.tag,
          id: part.id("s\(key)p\(offset)"),
          shape.attributes + [DOMAttribute("vector-effect", "non-scaling-stroke")]
        )
      )
    }
    let svg = DOMNode(
      "svg",
      id: part.id("s\(key)"),
      [
        DOMAttribute("viewBox", "0 0 100 100"), DOMAttribute("preserveAspectRatio", "none"),
        DOMAttribute("aria-hidden", "true"),
      ],
      .children(shapes)
    )
    let values = marks.map { "\($0.name): \($0.value.shortText)" }.joined(separator: "; ")
    let name = part.spokenName.map { "\($0.value): \(values)" } ?? values
    return part.node(
      box(part.element),
      "chart",
      [
        DOMAttribute("role", "img"), DOMAttribute("aria-label", name),
        DOMAttribute("data-values", valuesJSON(marks)),
      ],
      [.node(axis(part, "y", scale.lines.reversed().map(\.shortText))), .node(svg)]
        + [.node(horizontalAxis(part, scale.names))]
    )
  }

  /// Returns the names and values of marks as JSON. The client shows the values of the mark under
  /// the pointer.
  ///
  /// They are separate from the label, since a name may contain any character.
  private func valuesJSON(_ marks: [ChartMark]) -> String {
    let pairs = marks.map { mark in
      var pair = "["
      pair.appendJSON(mark.name)
      return pair + ",\"\(mark.value.shortText)\"]"
    }
    return "[\(pairs.joined(separator: ","))]"
  }

  /// Returns the names along the axis: all of them, or every second, third and so on, so that they
  /// fit.
  private func horizontalAxis(_ part: Part, _ names: [String]) -> DOMNode {
    let stride = (names.count + maximumNames - 1) / maximumNames
    guard stride > 1 else { return axis(part, "x", names) }
    let labels = Swift.stride(from: 0, to: names.count, by: stride).map { start in
      let room = min(stride, names.count - start)
      return DOMNode(
        "span",
        id: part.id("x\(start)"),
        room < stride
          ? [DOMAttribute("style", "flex-grow:\((Double(room) / Double(stride)).short)")] : [],
        .text(room * 2 < stride ? "" : names[start])
      )
    }
    return DOMNode(
      "span",
      id: part.id("x"),
      [DOMAttribute("class", "axis-x thin"), DOMAttribute("aria-hidden", "true")],
      .children(labels.map(DOMChild.node))
    )
  }

  private func axis(_ part: Part, _ name: String, _ labels: [String]) -> DOMNode {
    DOMNode(
      "span",
      id: part.id(name),
      [DOMAttribute("class", "axis-\(name)"), DOMAttribute("aria-hidden", "true")],
      .children(
        labels.enumerated().map { offset, label in
          .node(DOMNode("span", id: part.id("\(name)\(offset)"), [], .text(label)))
        }
      )
    )
  }
}

/// The maximum number of names along the horizontal axis.
private let maximumNames = 12

/// The shapes of a chart, in a square of 100 by 100 units.
private struct ChartDrawing {
  struct Part {
    let key: String
    let tag: String
    let attributes: [DOMAttribute]
  }

  private let marks: [ChartMark]
  private let scale: ChartScale
  private let columns: [String: Int]
  private(set) var parts: [Part] = []

  init(_ marks: [ChartMark], _ scale: ChartScale) {
    self.marks = marks
    self.scale = scale
    columns = Dictionary(scale.names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private var step: Double { 100 / Double(max(1, scale.names.count)) }

  private func point(_ mark: ChartMark) -> (x: Double, y: Double) {
    let column = Double(columns[mark.name] ?? 0)
    return ((column + 0.5) * step, (1 - scale.height(of: mark.value)) * 100)
  }

  private var base: Double { (1 - scale.height(of: 0)) * 100 }

  mutating func draw() {
    addGrid()
    for mark in marks where mark.kind == .bar { addBar(mark) }
    for kind in [ChartMark.Kind.area, .line] { addLines(marks.filter { $0.kind == kind }, kind) }
    for mark in marks where mark.kind == .point {
      let (x, y) = point(mark)
      add("p", "M\(x.short) \(y.short)h0", "stroke", mark.paint, width: "8px")
    }
  }

  private mutating func addGrid() {
    let lines = scale.lines.map { "M0 \(((1 - scale.height(of: $0)) * 100).short)H100" }
    let attributes = [DOMAttribute("d", lines.joined()), DOMAttribute("class", "lines")]
    parts.append(Part(key: "g", tag: "path", attributes: attributes))
  }

  private mutating func addBar(_ mark: ChartMark) {
    let (x, y) = point(mark)
    let (top, bottom) = (min(y, base), max(y, base))
    let (left, right) = (x - step * 0.4, x + step * 0.4)
    let data =
      "M\(left.short) \(bottom.short)V\(top.short)H\(right.short)V\(bottom.short)Z"
    add("b", data, "fill", mark.paint)
  }

  /// Adds a line for each color.
  private mutating func addLines(_ marks: [ChartMark], _ kind: ChartMark.Kind) {
    var paints: [Paint?] = []
    for mark in marks where !paints.contains(mark.paint) { paints.append(mark.paint) }
    for paint in paints {
      let points = marks.filter { $0.paint == paint }.map(point)
      guard let first = points.first, let last = points.last else { continue }
      let line = points.map { "\($0.x.short) \($0.y.short)" }.joined(separator: "L")
      if kind == .line {
        add("l", "M\(line)", "stroke", paint, width: "2px")
      } else {
        let data = "M\(first.x.short) \(base.short)L\(line)L\(last.x.short) \(base.short)Z"
        add("a", data, "fill", paint)
      }
    }
  }

  private mutating func add(
    _ key: String,
    _ data: String,
    _ property: String,
    _ paint: Paint?,
    width: String? = nil
  ) {
    let color = paint?.firstColor.css ?? "var(--accent)"
    var style = "\(property):\(color)"
    if let width { style += ";fill:none;stroke-linecap:round;stroke-width:\(width)" }
    if key == "a" { style += ";fill-opacity:.4" }
    parts.append(
      Part(
        key: key,
        tag: "path",
        attributes: [DOMAttribute("d", data), DOMAttribute("style", style)]
      )
    )
  }
}

extension Double {
  /// The number in a hundredth of a unit.
  fileprivate var short: String { ((self * 100).rounded() / 100).finite.shortText }
}
#endif
