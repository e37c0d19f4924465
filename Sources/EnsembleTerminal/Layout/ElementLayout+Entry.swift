// SPDX-License-Identifier: MIT

import EnsembleViews

extension ElementLayout {
  /// Lays out a date picker or a color picker: the label, and the value behind it.
  func entry(
    _ entry: ValueEntry,
    of element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    let isFocused = element.id == focus.focused
    var box =
      if let parts = DateParts(entry) {
        date(parts, of: element, style, width: width, isFocused: isFocused)
      } else {
        color(entry.text, of: element, style, width: width)
      }
    for index in box.lines.indices { box.lines[index].assign(element.id) }
    if isFocused, entry.kind == .color { box.highlight() }
    return box
  }

  /// Lays out the parts of a date; the one that keys change is highlighted.
  private func date(
    _ parts: DateParts,
    of element: Element,
    _ style: InheritedStyle,
    width: Int,
    isFocused: Bool
  ) -> Box {
    var line = Line(Span("‹ ", style: style.cellStyle))
    for (offset, text) in parts.shown.enumerated() {
      let isCurrent = isFocused && offset == datePart
      let digits = String(text.prefix(parts.units[offset].length))
      let highlighted = isCurrent ? style.adding(.inverse) : style
      line.append(Span(digits, style: highlighted.cellStyle))
      line.append(Span(String(text.dropFirst(digits.count)), style: style.cellStyle))
    }
    line.append(Span(" ›", style: style.cellStyle))
    return placed(line, after: element, style, width: width)
  }

  /// Lays out a color: a sample, and its name.
  private func color(
    _ text: String,
    of element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    let name = NamedColor.all.first { $0.text == text }?.name ?? text
    var line = Line(Span("‹ ", style: style.cellStyle))
    let color = Color.Components(hexadecimal: text).flatMap { TerminalColor(Color($0)) }
    if let color { line.append(Span("■ ", style: style.colored(color).cellStyle)) }
    line.append(Span("\(name) ›", style: style.cellStyle))
    return placed(line, after: element, style, width: width)
  }

  /// Lays out a label with a value behind it, or below it if there is no room.
  private func placed(
    _ value: Line,
    after element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    var box = shownLabel(element, style, width: width)
    guard let last = box.lines.indices.last else { return Box([value]) }
    if box.lines[last].columns + 2 + value.columns <= width {
      box.lines[last].append(Span(": ", style: style.cellStyle))
      box.lines[last].append(value)
    } else {
      box.lines.append(value)
    }
    return box
  }
}
