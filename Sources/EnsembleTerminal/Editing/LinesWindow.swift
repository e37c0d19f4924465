// SPDX-License-Identifier: MIT

/// The part of a text of several lines that a field shows.
struct LinesWindow {
  private(set) var lines: [String]
  /// The line and the column of the caret; nil where nobody writes.
  private(set) var caret: (line: Int, column: Int)?
  /// Whether there are lines out of sight.
  private(set) var isCutAbove = false
  private(set) var isCutBelow = false

  /// The beginning of a text that nobody writes in.
  init(text: String, width: Int, height: ClosedRange<Int>) {
    self.init(TextLines(text, width: width), from: 0, height)
  }

  /// The part around the caret. The editor remembers how far it is scrolled, so that the text rests while the caret moves
  /// in it.
  init(_ editor: inout LineEditor, width: Int, height: ClosedRange<Int>) {
    let lines = TextLines(editor.text, width: width)
    let line = lines.line(at: editor.caret)
    editor.width = width
    // The caret is seen, and no line is left empty while others are out of sight.
    let start = min(max(editor.scroll, line - height.upperBound + 1), line)
    editor.scroll = max(0, min(start, lines.ranges.count - height.upperBound))
    self.init(lines, from: editor.scroll, height)
    caret = (line - editor.scroll, min(lines.column(of: editor.caret), width - 1))
  }

  private init(_ all: TextLines, from start: Int, _ height: ClosedRange<Int>) {
    let end = min(all.ranges.count, start + height.upperBound)
    lines = (start..<end).map { all[$0] }
    while lines.count < height.lowerBound { lines.append("") }
    isCutAbove = start > 0
    isCutBelow = end < all.ranges.count
  }
}
