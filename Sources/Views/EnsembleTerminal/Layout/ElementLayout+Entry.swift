// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out a date picker or a color picker: the label, and the value behind it.
  func entry(
    _ entry: ValueEntry,
    of element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    let isFocused = element.id == focus.focused
    let value = entryValue(entry, style, isFocused: isFocused)
    let line = value.line.truncated(to: width, style.cellStyle, showing: value.current)
    var box = placed(line, after: element, style, width: width)
    for index in box.lines.indices { box.lines[index].assign(element.id) }
    if isFocused, entry.kind == .color { box.highlight() }
    return box
  }

  /// Returns the number of columns that an element needs beside others: text is wrapped before a
  /// value or a frame is cut.
  func leastWidth(of id: ElementID) -> Int {
    guard let element = tree[id] else { return 0 }
    switch element.content {
    case .entry(let entry):
      return entryValue(entry, InheritedStyle(), isFocused: false).line.columns
    case .stepper: return 7
    case .slider: return 11
    case .progress(.some): return 18
    case .box:
      let frame = element.style.drawing.own.frame
      return (frame?.width ?? frame?.minWidth).map(CellLength.columns) ?? 0
    default: return 0
    }
  }

  /// Returns the whole value of an entry, and the columns of the part that keys change.
  private func entryValue(
    _ entry: ValueEntry,
    _ style: InheritedStyle,
    isFocused: Bool
  ) -> (line: Line, current: Range<Int>) {
    guard let parts = DateParts(entry) else { return (color(entry.text, style), 0..<0) }
    return date(parts, style, isFocused: isFocused)
  }

  /// Lays out the parts of a date, and highlights the one that is being edited.
  private func date(
    _ parts: DateParts,
    _ style: InheritedStyle,
    isFocused: Bool
  ) -> (line: Line, current: Range<Int>) {
    var line = Line(Span("‹ ", style: style.cellStyle))
    var current = 0..<0
    for (offset, text) in parts.shown.enumerated() {
      let isCurrent = isFocused && offset == datePart
      let digits = String(text.prefix(parts.units[offset].length))
      if isCurrent { current = line.columns..<(line.columns + digits.count) }
      let highlighted = isCurrent ? style.adding(.inverse) : style
      line.append(Span(digits, style: highlighted.cellStyle))
      line.append(Span(String(text.dropFirst(digits.count)), style: style.cellStyle))
    }
    line.append(Span(" ›", style: style.cellStyle))
    return (line, current)
  }

  /// Lays out a color: a sample, and its name.
  private func color(_ text: String, _ style: InheritedStyle) -> Line {
    let name = NamedColor.all.first { $0.text == text }?.name ?? text
    var line = Line(Span("‹ ", style: style.cellStyle))
    let color = Color.Components(hexadecimal: text).flatMap { TerminalColor(Color($0)) }
    if let color { line.append(Span("■ ", style: style.colored(color).cellStyle)) }
    line.append(Span("\(name) ›", style: style.cellStyle))
    return line
  }

  /// Lays out a label with a value behind it, or below it if there is no room.
  private func placed(
    _ value: Line,
    after element: Element,
    _ style: InheritedStyle,
    width: Int
  ) -> Box {
    var layout = self
    if isSqueezed { layout.isOneLine = true }
    let room = width - 2 - value.columns
    let columns = isSqueezed && room >= 3 ? room : width
    var box = layout.shownLabel(element, style, width: columns)
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

extension Line {
  /// Returns the line cut to a width, with `…` in place of missing cells. A range of columns stays
  /// visible.
  fileprivate func truncated(to width: Int, _ style: CellStyle, showing range: Range<Int>) -> Line {
    guard columns > width else { return self }
    let ellipsis = Span("…", style: style)
    var line = Line()
    if range.upperBound < width {
      line.append(slice(0..<(width - 1)))
      line.append(ellipsis)
    } else if range.lowerBound > columns - width {
      line.append(ellipsis)
      line.append(slice((columns - width + 1)..<columns))
    } else if range.count + 2 <= width {
      line.append(ellipsis)
      line.append(slice((range.upperBound - width + 2)..<range.upperBound))
      line.append(ellipsis)
    } else {
      line = slice(range.lowerBound..<min(range.upperBound, range.lowerBound + width))
    }
    return line
  }
}
