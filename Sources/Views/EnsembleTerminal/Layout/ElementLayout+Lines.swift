// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out a field of several lines: a block behind its label, or below a long label.
  func lines(
    _ field: Field,
    of element: Element,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    var label = shownLabel(element, style, width: width)
    guard let last = label.lines.indices.last else {
      return block(field, of: element.id, style, width: width, expands: expands)
    }
    let isBeside = last == 0 && label.columns + 2 <= width / 3
    label.lines[last].append(Span(isBeside ? ": " : ":", style: style.cellStyle))
    let indent = isBeside ? label.columns : 0
    let block = block(field, of: element.id, style, width: width - indent, expands: expands)
    guard isBeside else { return Box(label.lines + block.lines) }
    return Box(
      block.lines.enumerated().map { offset, text in
        var line = offset == 0 ? label.lines[0] : Line(.gap(indent))
        line.append(text)
        return line
      }
    )
  }

  /// Lays out the text with a rule before it, whose ends show whether there is more.
  private func block(
    _ field: Field,
    of id: ElementID,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    let rule = 2
    let room = max(2, width - rule)
    let columns = expands ? room : min(12, room)
    let window = window(of: field, id, width: columns, expands: expands)
    let isEmpty = field.text.isEmpty && !field.prompt.isEmpty
    let last = window.lines.count - 1
    return Box(
      window.lines.enumerated().map { offset, text in
        let isCut = offset == 0 && window.isCutAbove || offset == last && window.isCutBelow
        let sign = isCut ? (offset == 0 ? "↑ " : "↓ ") : "│ "
        var line = Line(Span(sign, style: style.cellStyle.adding(.dim)))
        var span =
          isEmpty && offset == 0
          ? Span(field.prompt.truncated(to: columns), style: style.cellStyle.adding(.dim))
          : Span(text, style: style.cellStyle)
        if let caret = window.caret, caret.line == offset { span.caret = caret.column }
        span.firstCharacter = window.starts[offset]
        line.append(span)
        if expands { line.append(.gap(width - line.columns)) }
        return line
      }
    )
  }

  private func window(
    of field: Field,
    _ id: ElementID,
    width: Int,
    expands: Bool
  ) -> LinesWindow {
    let least = field.kind == .editor ? 3 : 1
    let height = least...max(least, fieldLimit)
    guard id == focus.focused, let editing, editing.id == id else {
      return LinesWindow(text: field.text, width: width, height: height)
    }
    var editor = editing.editor
    let window = LinesWindow(&editor, width: width, height: height)
    // Without `expands`, this is only a measurement: it must not scroll the text.
    if !expands { editor.scroll = editing.editor.scroll }
    editing.editor = editor
    return window
  }
}
