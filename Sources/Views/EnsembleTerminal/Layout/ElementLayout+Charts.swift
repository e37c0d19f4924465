// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out a chart: bars of eighths of a cell, other marks as points, names and limits.
  func chart(_ marks: [ChartMark], _ style: InheritedStyle, width: Int) -> Box {
    let scale = ChartScale(marks)
    guard !scale.names.isEmpty else { return Box() }
    let height = max(2, (proposedHeight ?? 9) - 1)
    let limits = [scale.high, scale.low].map(\.chartText)
    let indent = limits.reduce(0) { max($0, $1.columns) } + 1
    let step = min(8, max(1, (width - indent) / scale.names.count))
    let (dim, tint) = (style.adding(.dim).cellStyle, style.tint ?? .cyan)
    let columns = Dictionary(scale.names.enumerated().map { ($1, $0) }) { first, _ in first }
    var lines: [Line] = []
    for row in 0..<height {
      let label = row == 0 ? limits[0] : row == height - 1 ? limits[1] : ""
      var line = Line(.gap(indent - 1 - label.columns), Span(label, style: dim), .gap(1))
      for name in scale.names.indices {
        let cell = marks.lazy.filter { columns[$0.name] == name }
          .map { cellOf($0, scale, row: row, height: height) }
          .last { $0.text != " " }
        let text = cell?.text ?? " "
        let isBar = text != "●"
        let room = max(1, step - 1)
        let columns = isBar ? String(repeating: text, count: room) : text
        let color = cell?.mark.paint.map { TerminalColor($0.firstColor) } ?? tint
        var spans = Line(Span(columns, style: CellStyle(foreground: color)))
        if !isBar, room > 1 {
          spans = Line(.gap((room - 1) / 2))
          spans.append(Span(text, style: CellStyle(foreground: color)))
        }
        spans.pad(to: step)
        line.append(spans)
      }
      lines.append(line)
    }
    var names = Line(.gap(indent))
    for name in scale.names {
      let text = step > 1 ? name.truncated(to: step - 1) : name.truncated(to: 1)
      names.append(Span(text, style: dim))
      names.append(.gap(step - text.columns))
    }
    return Box(lines + [names])
  }

  /// Returns the character of a mark in a row.
  private func cellOf(
    _ mark: ChartMark,
    _ scale: ChartScale,
    row: Int,
    height: Int
  ) -> (mark: ChartMark, text: String) {
    let eighths = Int((scale.height(of: mark.value) * Double(height) * 8).rounded())
    let base = Int((scale.height(of: 0) * Double(height) * 8).rounded())
    let bottom = (height - 1 - row) * 8
    guard mark.kind == .bar || mark.kind == .area else {
      let level = min(height - 1, max(0, eighths / 8))
      return (mark, level == height - 1 - row ? "●" : " ")
    }
    let (low, high) = (min(base, eighths), max(base, eighths))
    let filled = min(high, bottom + 8) - max(low, bottom)
    guard filled > 0 else { return (mark, " ") }
    // There are no block characters that fill eighths from the top.
    if low > bottom { return (mark, filled >= 4 ? "▀" : "▔") }
    return (mark, String(["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][filled - 1]))
  }
}

extension Double {
  /// The number with at most two digits after the point.
  fileprivate var chartText: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
