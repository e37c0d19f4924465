// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out a focusable element.
  func control(_ element: Element, _ style: InheritedStyle, width: Int, expands: Bool) -> Box {
    var style = element.isDisabled ? style.adding(.dim) : style
    if let tint = style.tint { style = style.colored(tint) }
    var box: Box
    switch element.content {
    case .button(let role):
      box = button(role, element, style, width: width, expands: expands)
    case .tapArea:
      let isSelected = element.style.trait == .selected
      box = label(element, style, width: isSelected ? width - 2 : width, expands: expands)
      if isSelected { box = box.prefixed(by: Span("✓ ", style: style.cellStyle)) }
    case .hyperlink(let url), .shareLink(let url):
      box = hyperlink(url, element, style, width: width)
    case .link:
      box = label(element, style, width: width - 2, expands: expands)
      if box.lines.isEmpty { box = Box([Line()]) }
      box.lines[0].append(Span(" ›", style: style.cellStyle))
    case .toggle(let isOn):
      let text = shownLabel(element, style, width: width - 4)
      box = (text.lines.isEmpty ? Box([Line()]) : text)
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
    case .entry(let entry):
      return self.entry(entry, of: element, style, width: width)
    case .textField(let text, let prompt, let kind):
      let field = Field(text: text, prompt: prompt, kind: kind)
      return self.field(field, of: element, style, width: width, expands: expands)
    default:
      box = label(element, style, width: width)
    }
    if let keys = element.style.details?.shortcut?.terminalName, element.content.isPressable,
      let last = box.lines.indices.last
    {
      let dim = style.adding(.dim).cellStyle
      if box.lines[last].columns + 1 + keys.columns <= width {
        box.lines[last].append(Span(" \(keys)", style: dim))
      } else {
        box.lines.append(Line(Span(keys.truncated(to: width), style: dim)))
      }
    }
    let keepsOthers = !element.content.holdsItsControls
    for index in box.lines.indices {
      box.lines[index].assign(element.id, keepingOthers: keepsOthers)
    }
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

  /// Lays out a button: in brackets, unless its style has no border.
  private func button(
    _ role: ButtonRole?,
    _ element: Element,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    let style = role == .destructive ? style.colored(.red) : style
    let look = element.style.details?.looks?.button
    if element.style.trait != .selected {
      // The label of a plain button may be a whole row, whose texts are wrapped.
      if look == .plain {
        let layout = countOfTexts(in: element) > 1 ? self : labels
        return layout.label(element, style, width: width, expands: expands)
      }
      if look == .borderless { return labels.label(element, style, width: width) }
    }
    return bracketed(element, look == .borderedProminent ? style.adding(.bold) : style, width)
  }

  /// Lays out the label of a button in brackets, which are tight where there is hardly any room.
  private func bracketed(_ element: Element, _ style: InheritedStyle, _ width: Int) -> Box {
    let sign = element.style.trait == .selected ? "✓ " : ""
    if isSqueezed, width < 5 {
      let text = sign + tree.text(of: element.id)
      let inner = text.columns <= width - 2 ? text : String(text.truncated(to: width - 2))
      return Box(Span(width < 3 ? "…" : "[\(inner)]", style: style.cellStyle))
    }
    let label = labels.label(element, style, width: width - 4 - sign.columns)
    let marked = sign.isEmpty ? label : label.prefixed(by: Span(sign, style: style.cellStyle))
    return bracketed(marked, style.cellStyle)
  }

  private func countOfTexts(in element: Element) -> Int {
    element.children.reduce(0) { count, id in
      guard let child = tree[id] else { return count }
      if case .text = child.content { return count + 1 }
      return count + countOfTexts(in: child)
    }
  }

  /// The layout of labels, which take one line in a narrow row.
  private var labels: ElementLayout {
    var layout = self
    if isSqueezed { layout.isOneLine = true }
    return layout
  }

  /// Lays out the label of a control unless it is hidden.
  func shownLabel(_ element: Element, _ style: InheritedStyle, width: Int) -> Box {
    if element.style.details?.looks?.hidesLabels == true { return Box() }
    return label(element, style, width: width)
  }

  /// Lays out a link, with its URL behind its label unless they are equal.
  private func hyperlink(
    _ url: String,
    _ element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    let label = label(element, style.adding(.underline), width: width)
    guard tree.text(of: element.id) != url else { return label }
    let shown = Box(
      url.wrapped(to: width).map { Line(Span($0, style: style.adding(.dim).cellStyle)) }
    )
    guard label.lines.count == 1, shown.lines.count == 1,
      label.columns + 1 + shown.columns <= width
    else { return Box(label.lines + shown.lines) }
    var line = label.lines[0]
    line.append(.gap(1))
    line.append(shown.lines[0])
    return Box([line])
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
    let text = value.truncated(to: width)
    // In a narrow row, the label is truncated before the value moves below it.
    let room = width - separator.columns - text.columns
    var box =
      isSqueezed && room >= 3
      ? labels.shownLabel(element, style, width: room)
      : labels.shownLabel(element, style, width: width)
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
    let column = Int((fraction.isFinite ? min(max(fraction, 0), 1) : 0) * 10 + 0.5)
    return String(repeating: "━", count: column) + "●" + String(repeating: "─", count: 10 - column)
  }

  /// Lays out a progress bar.
  func progress(
    _ fraction: Double?,
    of element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    let style = style.tint.map { style.colored($0) } ?? style
    guard let fraction else {
      count.hasSpinner = true
      let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
      let spinner = Span(pictures[phase % pictures.count] + " ", style: style.cellStyle)
      let text = shownLabel(element, style, width: width - 2)
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
