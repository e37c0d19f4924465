// SPDX-License-Identifier: MIT

/// The visible part of a text field of several lines.
struct LinesWindow {
  private(set) var lines: [String]
  /// The offset of the first character of each line.
  private(set) var starts: [Int]
  /// The line and the column of the caret; nil while the field is not edited.
  private(set) var caret: (line: Int, column: Int)?
  /// Whether lines above are out of sight.
  private(set) var isCutAbove = false
  private(set) var isCutBelow = false

  /// Creates a window on the beginning of a text that is not edited.
  init(text: String, width: Int, height: ClosedRange<Int>) {
    self.init(TextLines(text, width: width), from: 0, height)
  }

  /// Creates a window around the caret.
  ///
  /// The editor keeps the scroll offset, so that the text rests while the caret moves within it.
  init(_ editor: inout LineEditor, width: Int, height: ClosedRange<Int>) {
    let lines = TextLines(editor.text, width: width)
    let line = lines.line(at: editor.caret)
    editor.width = width
    // Keeps the caret visible, and leaves no empty line while other lines are hidden.
    let start = min(max(editor.scroll, line - height.upperBound + 1), line)
    editor.scroll = max(0, min(start, lines.ranges.count - height.upperBound))
    self.init(lines, from: editor.scroll, height)
    caret = (line - editor.scroll, min(lines.column(of: editor.caret), width - 1))
  }

  private init(_ all: TextLines, from start: Int, _ height: ClosedRange<Int>) {
    let end = min(all.ranges.count, start + height.upperBound)
    lines = (start..<end).map { all[$0] }
    starts = (start..<end).map { all.ranges[$0].lowerBound }
    while lines.count < height.lowerBound {
      lines.append("")
      starts.append(all.characters.count)
    }
    isCutAbove = start > 0
    isCutBelow = end < all.ranges.count
  }
}
