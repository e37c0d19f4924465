// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out a text whose parts have different styles. The URL of a link is shown after it.
  func runs(_ runs: [TextRun], of element: Element, _ style: InheritedStyle, width: Int) -> Box {
    var parts: [(text: String, style: CellStyle)] = []
    for run in runs {
      parts.append((run.text.displayed, run.cellStyle(style.cellStyle)))
      if let link = run.link, link != run.text {
        parts.append((" (\(link.displayed))", style.cellStyle.adding(.dim)))
      }
    }
    var rest = parts.flatMap { part in part.text.map { ($0, part.style) } }[...]
    let lines = parts.map(\.text).joined().wrapped(to: width)
    var box = Box(lines.map { line in styled(line, &rest) })
    let limit = element.style.drawing.inherited.lineLimit ?? (isOneLine ? 1 : nil)
    if let limit, limit > 0, box.lines.count > limit {
      box.lines.removeSubrange(limit...)
      box.lines[limit - 1].endWithEllipsis(within: width)
    }
    return box
  }

  /// Returns a line with the styles of its characters, and removes these from the remaining styles.
  /// Line breaking only drops spaces.
  private func styled(
    _ text: String,
    _ rest: inout ArraySlice<(Character, CellStyle)>
  ) -> Line {
    var line = Line()
    var part = ""
    var style: CellStyle?
    for character in text {
      while let next = rest.first, next.0 != character { rest.removeFirst() }
      let next = rest.popFirst()?.1
      if next != style, let style {
        line.append(Span(part, style: style))
        part = ""
      }
      style = next
      part.append(character)
    }
    if let style { line.append(Span(part, style: style)) }
    return line
  }
}

extension TextRun {
  /// Returns the style of the cells, based on the style of the text around the part.
  fileprivate func cellStyle(_ base: CellStyle) -> CellStyle {
    var style = base
    if isBold { style.attributes.insert(.bold) }
    if isItalic { style.attributes.insert(.italic) }
    if isStruckThrough { style.attributes.insert(.struckThrough) }
    if isUnderlined { style.attributes.insert(.underline) }
    if link != nil { style.attributes.insert(.underline) }
    if let font { style.attributes.formUnion(font.cellAttributes) }
    if let background { style.background = TerminalColor(background) ?? style.background }
    if let foreground { style.foreground = TerminalColor(foreground) ?? style.foreground }
    return style
  }
}
