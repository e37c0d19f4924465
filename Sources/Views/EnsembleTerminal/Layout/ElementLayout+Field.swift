// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// The content of a text field.
  struct Field {
    let text: String
    let prompt: String
    let kind: TextFieldKind
  }

  /// Lays out a text field: its label, and its text behind the label.
  func field(
    _ field: Field,
    of element: Element,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    var box =
      field.kind.hasLines
      ? lines(field, of: element, style, width: width, expands: expands)
      : line(field, of: element, style, width: width, expands: expands)
    if let problem = element.style.details?.problem, !problem.isEmpty {
      let red = style.colored(.red).cellStyle
      box.lines += "! \(problem)".wrapped(to: width).map { Line(Span($0, style: red)) }
    }
    for index in box.lines.indices { box.lines[index].assign(element.id) }
    return box
  }

  /// Lays out a field whose text takes one line.
  private func line(
    _ field: Field,
    of element: Element,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    // Four columns are left for the separator and the least field.
    var layout = self
    if isSqueezed { layout.isOneLine = true }
    let columns = max(1, min(width * 2 / 3, width - 4))
    let label =
      isSqueezed && width < 6 ? Box() : layout.shownLabel(element, style, width: columns)
    var line = label.lines.last ?? Line()
    if line.columns > 0 { line.append(Span(": ", style: style.cellStyle)) }
    let room = max(2, width - line.columns)
    // Without `expands`, this is only a measurement: it must not scroll the text.
    var editor = editing?.editor ?? LineEditor(text: "")
    let fieldWidth = expands ? room : min(12, room)
    let text = span(field, of: element.id, &editor, style.cellStyle, width: fieldWidth)
    line.append(text)
    // The cells of the field are underlined, so that an empty one can be seen. Plain text has no
    // lines.
    if palette != .plain {
      let rest = String(repeating: " ", count: max(0, fieldWidth - text.columns))
      line.append(Span(rest, style: style.cellStyle.adding(.underline)))
    }
    if expands {
      editing?.editor.scroll = editor.scroll
      line.append(.gap(width - line.columns))
    }
    return Box(label.lines.dropLast() + [line])
  }

  private func span(
    _ field: Field,
    of id: ElementID,
    _ editor: inout LineEditor,
    _ style: CellStyle,
    width: Int
  ) -> Span {
    let isFocused = id == focus.focused
    if field.text.isEmpty, !field.prompt.isEmpty {
      var span = Span(field.prompt.truncated(to: width), style: style.adding(.dim))
      span.firstCharacter = 0
      if isFocused { span.caret = 0 }
      return span
    }
    guard isFocused, editing?.id == id else {
      let window = FieldWindow(text: field.text, isSecure: field.kind == .secure, width: width)
      var span = Span(window.text, style: style.adding(.underline))
      span.firstCharacter = 0
      return span
    }
    let window = FieldWindow(&editor, isSecure: field.kind == .secure, width: width)
    var span = Span(window.text, style: style.adding(.underline))
    span.caret = window.caret
    span.firstCharacter = editor.scroll
    return span
  }
}
