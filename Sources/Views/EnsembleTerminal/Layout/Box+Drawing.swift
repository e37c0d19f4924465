// SPDX-License-Identifier: MIT

import EnsembleUI

extension Box {
  /// Returns the box placed in a box of at least the given size.
  func placed(in width: Int, _ height: Int, _ alignment: Alignment) -> Box {
    let (width, height) = (max(width, columns), max(height, lines.count))
    let left = alignment.horizontal.offset(of: columns, in: width)
    let top = alignment.vertical.offset(of: lines.count, in: height)
    var result = Array(repeating: Line(.gap(width)), count: height)
    for (offset, line) in lines.enumerated() {
      var padded = Line(.gap(left))
      padded.append(line)
      padded.pad(to: width)
      result[top + offset] = padded
    }
    return Box(result)
  }

  /// Returns the box with space around it.
  func padded(_ insets: CellInsets) -> Box {
    let width = columns + insets.horizontal
    let inner = lines.map { line in
      var padded = Line(.gap(insets.leading))
      padded.append(line)
      padded.pad(to: width)
      return padded
    }
    let blank = Line(.gap(width))
    return Box(
      Array(repeating: blank, count: insets.top) + inner
        + Array(repeating: blank, count: insets.bottom)
    )
  }

  /// Returns the box with a color behind the cells that have none.
  func filled(_ color: (_ row: Int, _ column: Int) -> TerminalColor?) -> Box {
    let width = columns
    return Box(
      lines.enumerated().map { row, line in
        var padded = line
        padded.pad(to: width)
        return padded.filled { color(row, $0) }
      }
    )
  }

  /// Returns the box with a line around it.
  func bordered(_ style: CellStyle, isRound: Bool) -> Box {
    let width = columns
    let corners = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    let rule = String(repeating: "─", count: width)
    let middle = lines.map { line in
      var inner = Line(Span("│", style: style))
      inner.append(line)
      inner.pad(to: width + 1)
      inner.append(Span("│", style: style))
      return inner
    }
    return Box(
      [Line(Span(corners[0] + rule + corners[1], style: style))] + middle
        + [Line(Span(corners[2] + rule + corners[3], style: style))]
    )
  }

  /// Returns a blank box of the same size.
  var blank: Box { Box(lines.map { Line(.gap($0.columns)) }) }

  /// Returns the box with another one drawn over it, whose blank cells are transparent.
  func covered(by top: Box, _ alignment: Alignment) -> Box {
    let width = columns
    let left = alignment.horizontal.offset(of: top.columns, in: width)
    let first = alignment.vertical.offset(of: top.lines.count, in: lines.count)
    var result = placed(in: max(width, top.columns), max(lines.count, top.lines.count), alignment)
    for (offset, line) in top.lines.enumerated() {
      result.lines[first + offset] = result.lines[first + offset].covered(by: line, at: left)
    }
    return result
  }
}

extension Box {
  /// Returns the box with its lines cut to a width, with `…` in place of missing cells.
  func cut(to width: Int) -> Box {
    guard columns > width else { return self }
    return Box(lines.map { $0.cut(to: width) })
  }
}

extension Line {
  /// Returns the line cut to a width, with `…` in place of missing cells unless they are blank.
  func cut(to width: Int) -> Line {
    guard columns > width else { return self }
    guard !slice(width..<columns).isBlank else { return slice(0..<width) }
    var line = self
    line.endWithEllipsis(within: width)
    return line
  }

  /// Whether no cell shows anything.
  var isBlank: Bool {
    spans.allSatisfy { span in
      !span.style.showsSpaces && span.caret == nil && span.text.allSatisfy { $0 == " " }
    }
  }

  /// Appends `…`, in place of the last cells if there is no room for it.
  mutating func endWithEllipsis(within width: Int) {
    guard width > 0 else { return self = Line() }
    let last = slice(0..<min(width, columns)).spans.last
    self = slice(0..<min(width - 1, columns))
    append(Span("…", style: last?.style ?? CellStyle(), control: last?.control))
  }

  /// Returns the cells from a column up to another.
  func slice(_ range: Range<Int>) -> Line {
    var line = Line()
    var column = 0
    for span in spans {
      let from = max(range.lowerBound - column, 0)
      let to = min(range.upperBound - column, span.columns)
      if from < to || (span.columns == 0 && range.contains(column)) {
        line.append(from == 0 && to == span.columns ? span : span.slice(from..<max(from, to)))
      }
      column += span.columns
    }
    return line
  }

  /// Returns the line with another one drawn over it from a column on.
  fileprivate func covered(by top: Line, at start: Int) -> Line {
    var line = slice(0..<start)
    line.pad(to: start)
    var column = start
    for span in top.spans {
      let below = slice(column..<column + span.columns)
      if span.isTransparent {
        var below = below
        below.pad(to: span.columns)
        line.append(below)
      } else {
        var span = span
        if span.style.background == nil { span.style.background = below.surface }
        line.append(span)
      }
      column += span.columns
    }
    if column < columns { line.append(slice(column..<columns)) }
    return line
  }

  /// The background color for text that is drawn over the line.
  private var surface: TerminalColor? {
    guard let first = spans.first else { return nil }
    return first.text.hasPrefix("█") ? first.style.foreground : first.style.background
  }

  fileprivate func filled(_ color: (_ column: Int) -> TerminalColor?) -> Line {
    var line = Line()
    var column = 0
    for span in spans {
      let (first, last) = (color(column), color(column + max(0, span.columns - 1)))
      if span.style.background != nil {
        line.append(span)
      } else if first == last || span.columns == 0 {
        var span = span
        span.style.background = first
        line.append(span)
      } else {
        for offset in 0..<span.columns {
          var cell = span.slice(offset..<offset + 1)
          cell.style.background = color(column + offset)
          line.append(cell)
        }
      }
      column += span.columns
    }
    return line
  }
}

extension Span {
  /// Whether the cells behind the span are visible.
  fileprivate var isTransparent: Bool {
    control == nil && caret == nil && !style.showsSpaces && text.allSatisfy { $0 == " " }
  }

  /// Returns the cells from a column up to another. Halves of wide characters are spaces.
  func slice(_ range: Range<Int>) -> Span {
    var text = ""
    var column = 0
    for character in self.text {
      let end = column + character.columns
      if column >= range.lowerBound, end <= range.upperBound {
        text.append(character)
      } else {
        let common = min(end, range.upperBound) - max(column, range.lowerBound)
        if common > 0 { text += String(repeating: " ", count: common) }
      }
      column = end
    }
    var span = Span(text, style: style, control: control)
    if let caret, caret >= range.lowerBound, caret <= range.upperBound {
      span.caret = caret - range.lowerBound
    }
    return span
  }
}
