// SPDX-License-Identifier: MIT

// Lines are the lines on the screen, with the text wrapped to its last width.
extension LineEditor {
  /// Moves the caret to the line above or below. Returns false if there is none.
  mutating func moveVertically(by direction: Int) -> Bool {
    let lines = TextLines(text, width: width)
    let line = lines.line(at: caret) + direction
    guard lines.ranges.indices.contains(line) else { return false }
    let column = goal ?? lines.column(of: caret)
    move(to: lines.offset(at: column, in: line))
    goal = column
    return true
  }

  mutating func moveToLineStart() {
    let lines = TextLines(text, width: width)
    move(to: lines.ranges[lines.line(at: caret)].lowerBound)
  }

  mutating func moveToLineEnd() {
    let lines = TextLines(text, width: width)
    move(to: lines.end(of: lines.line(at: caret)))
  }
}
