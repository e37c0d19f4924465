// SPDX-License-Identifier: MIT

import EnsembleViews

extension ElementLayout {
  /// Lays out a focusable element.
  func control(_ element: Element, _ style: InheritedStyle, width: Int, expands: Bool) -> Box {
    let style = element.isDisabled ? style.adding(.dim) : style
    var box: Box
    switch element.content {
    case .button(let role):
      let style = role == .destructive ? style.colored(.red) : style
      box = bracketed(label(element, style, width: width - 4), style.cellStyle)
    case .link:
      box = label(element, style, width: width - 2, expands: expands)
      if box.lines.isEmpty { box = Box([Line()]) }
      box.lines[0].append(Span(" ›", style: style.cellStyle))
    case .toggle(let isOn):
      box = label(element, style, width: width - 4)
        .prefixed(by: Span(isOn ? "[x] " : "[ ] ", style: style.cellStyle))
    case .picker(let options, let selection):
      let option = selection.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? "–"
      box = value("‹ \(option) ›", after: element, ": ", style, width: width)
    case .stepper(let canDecrement, let canIncrement):
      let signs = "[\(canDecrement ? "-" : " ")] [\(canIncrement ? "+" : " ")]"
      box = value(signs, after: element, " ", style, width: width)
    case .slider(let value, let bounds, _):
      let track = Self.track(value, in: bounds)
      box = self.value(track, after: element, " ", style, width: width)
    case .textField(let text, let prompt, let kind):
      let field = Field(text: text, prompt: prompt, kind: kind)
      return self.field(field, of: element, style, width: width, expands: expands)
    default:
      box = label(element, style, width: width)
    }
    for index in box.lines.indices { box.lines[index].assign(element.id) }
    if element.id == focus.focused { box.highlight() }
    return box
  }

  /// Lays out the label of a control.
  func label(
    _ element: Element,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool = false
  ) -> Box {
    row(element.children, .top, style, width: max(1, width), expands: expands)
  }

  private func bracketed(_ label: Box, _ style: CellStyle) -> Box {
    var box = (label.lines.isEmpty ? Box([Line()]) : label).prefixed(by: Span("[ ", style: style))
    box.lines[box.lines.count - 1].append(Span(" ]", style: style))
    return box
  }

  /// Lays out a label with the value behind it, or below it if there is no room.
  private func value(
    _ value: String,
    after element: Element,
    _ separator: String,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    var box = label(element, style, width: width)
    let text = value.truncated(to: width)
    guard let last = box.lines.indices.last else { return Box(Span(text, style: style.cellStyle)) }
    if box.lines[last].columns + separator.columns + text.columns <= width {
      box.lines[last].append(Span(separator + text, style: style.cellStyle))
    } else {
      box.lines.append(Line(Span(text, style: style.cellStyle)))
    }
    return box
  }

  private static func track(_ value: Double, in bounds: ClosedRange<Double>) -> String {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? (value - bounds.lowerBound) / length : 0
    let place = Int((fraction.isFinite ? min(max(fraction, 0), 1) : 0) * 10 + 0.5)
    return String(repeating: "━", count: place) + "●" + String(repeating: "─", count: 10 - place)
  }

  /// Lays out a progress bar.
  func progress(
    _ fraction: Double?,
    of element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    guard let fraction else {
      count.hasSpinner = true
      let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
      let spinner = Span(pictures[phase % pictures.count] + " ", style: style.cellStyle)
      let text = label(element, style, width: width - 2)
      return (text.lines.isEmpty ? Box([Line()]) : text).prefixed(by: spinner)
    }
    let done = Int((fraction.isFinite ? min(max(fraction, 0), 1) : 0) * 100 + 0.5)
    let bar =
      String(repeating: "#", count: done / 10) + String(repeating: "-", count: 10 - done / 10)
    return value("[\(bar)] \(done) %", after: element, " ", style, width: width)
  }
}

extension Box {
  /// Highlights the box as focused.
  mutating func highlight() {
    for index in lines.indices {
      lines[index].restyle { $0.attributes.insert(.inverse) }
    }
  }
}
