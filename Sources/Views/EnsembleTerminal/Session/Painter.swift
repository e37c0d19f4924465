// SPDX-License-Identifier: MIT

/// A rectangle of a screen.
struct ScreenArea {
  var row: Int
  var column: Int
  var rows: Int
  var columns: Int
}

/// Draws lines into a cell buffer.
struct Painter {
  var buffer: CellBuffer
  let palette: Palette
  var background = TerminalBackground.unknown
  /// The position of the caret.
  var cursor: ScreenPosition?
  /// The controls that were drawn.
  var hits = ScreenHits()

  /// Draws a line into a row. A line that is wider than the area ends with `…`.
  mutating func paint(_ line: Line, row: Int, in area: ScreenArea) {
    let limit = area.column + area.columns
    let whole = line.cut(to: area.columns)
    // Plain text has no cursor.
    let line = palette == .plain ? whole.showingCaret() : whole
    hits.add(line, row: row, column: area.column, limit: limit)
    var column = area.column
    if let caret = line.caret, row < buffer.size.rows {
      cursor = ScreenPosition(row: row, column: min(area.column + caret, limit - 1))
    }
    for span in line.spans {
      buffer.write(
        span.text,
        style: palette.style(span.style, on: background),
        row: row,
        column: column,
        limit: limit
      )
      column += span.columns
    }
  }

  /// Draws a border with a title around an area, and clears the area.
  mutating func paintBorder(around area: ScreenArea, title: String) {
    let width = area.columns + 2
    let name = title.isEmpty ? "" : " \(title.truncated(to: max(1, width - 4))) "
    let rule = String(repeating: "─", count: max(0, width - 1 - name.columns))
    let (left, right) = (area.column - 2, area.column + area.columns + 1)
    let top = buffer.write("┌─", row: area.row - 1, column: left)
    let bold = palette.style(CellStyle(attributes: .bold))
    let end = buffer.write(name, style: bold, row: area.row - 1, column: top)
    buffer.write(rule + "┐", row: area.row - 1, column: end)
    for row in area.row..<area.row + area.rows {
      buffer.write("│" + String(repeating: " ", count: width) + "│", row: row, column: left)
    }
    let bottom = "└" + String(repeating: "─", count: width) + "┘"
    buffer.write(bottom, row: area.row + area.rows, column: left, limit: right + 1)
  }
}
