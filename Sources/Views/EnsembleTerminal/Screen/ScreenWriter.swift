// SPDX-License-Identifier: MIT

/// An encoder of frames to the bytes that draw them.
///
/// It remembers the screen, the cursor and the current style, and writes only the differences.
struct ScreenWriter {
  private var shown: CellBuffer?
  /// The position of the cursor; nil if it is unknown.
  private var cursor: ScreenPosition?
  private var style = CellStyle()
  private var isCursorVisible = true
  private var output: [UInt8] = []

  /// Forgets the screen, so that the next frame is drawn completely.
  mutating func forget() {
    shown = nil
    cursor = nil
    isCursorVisible = true
  }

  /// Returns the bytes that change the last frame into this one.
  mutating func bytes(for frame: CellBuffer, cursor wanted: ScreenPosition? = nil) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    let old = shown.flatMap { $0.size == frame.size ? $0 : nil } ?? clearScreen(frame.size)
    for row in 0..<frame.size.rows {
      draw(row, of: frame, over: old)
    }
    setStyle(CellStyle())
    place(wanted)
    shown = frame
    return output
  }

  /// Returns the bytes of a frame so that a terminal shows them at once. Terminals that do not know
  /// the mode ignore it.
  static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  private mutating func clearScreen(_ size: ScreenSize) -> CellBuffer {
    emit("\u{1B}[m\u{1B}[2J")
    style = CellStyle()
    cursor = nil
    return CellBuffer(size: size)
  }

  private mutating func place(_ wanted: ScreenPosition?) {
    if let wanted {
      move(to: wanted)
      if !isCursorVisible { emit("\u{1B}[?25h") }
    } else if isCursorVisible {
      emit("\u{1B}[?25l")
    }
    isCursorVisible = wanted != nil
  }

  // MARK: Rows

  private mutating func draw(_ row: Int, of frame: CellBuffer, over old: CellBuffer) {
    let new = frame.row(row)
    let before = old.row(row)
    guard new != before else { return }
    let end = new.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? new.startIndex
    let oldEnd = before.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? before.startIndex
    // Erasing takes three bytes, and each space takes one.
    let erases = oldEnd - end > 3
    let stop = erases ? end : new.endIndex
    var index = new.startIndex
    while index < stop {
      let columns = max(1, new[index].columns)
      if !isSame(new[index], before[index]) {
        let column = index - new.startIndex
        bridge(to: column, in: new, row: row)
        move(to: ScreenPosition(row: row, column: column))
        write(new[index], width: frame.size.columns)
      }
      index += columns
    }
    if erases {
      setStyle(CellStyle())
      move(to: ScreenPosition(row: row, column: end - new.startIndex))
      emit("\u{1B}[K")
    }
  }

  private func isSame(_ one: Cell, _ other: Cell) -> Bool {
    one == other || (one.isBlank && other.isBlank)
  }

  /// Rewrites a few cells where that is shorter than moving the cursor.
  private mutating func bridge(to column: Int, in cells: ArraySlice<Cell>, row: Int) {
    guard let cursor, cursor.row == row, cursor.column < column, column - cursor.column <= 3
    else { return }
    let gap = cells[cells.startIndex + cursor.column..<cells.startIndex + column]
    guard gap.allSatisfy({ $0.style == style && $0.character.isASCII && $0.columns == 1 })
    else { return }
    for cell in gap { write(cell, width: .max) }
  }

  private mutating func write(_ cell: Cell, width: Int) {
    setStyle(cell.style)
    output.append(contentsOf: cell.character.utf8)
    guard let before = cursor else { return }
    let column = before.column + cell.columns
    // At the right edge, terminals delay the line break. Some disagree about the width of a
    // cluster.
    let isKnown = column < width && !cell.character.hasDoubtfulWidth
    cursor = isKnown ? ScreenPosition(row: before.row, column: column) : nil
  }

  // MARK: Cursor and style

  private mutating func move(to target: ScreenPosition) {
    guard cursor != target else { return }
    let jump = jump(to: target)
    if let step = step(to: target), step.utf8.count <= jump.utf8.count {
      emit(step)
    } else {
      emit(jump)
    }
    cursor = target
  }

  private func jump(to target: ScreenPosition) -> String {
    let column = target.column == 0 ? "" : ";\(target.column + 1)"
    let row = target.row == 0 && target.column == 0 ? "" : "\(target.row + 1)"
    return "\u{1B}[\(row)\(column)H"
  }

  /// Returns the shortest movement within a row; nil from another row.
  private func step(to target: ScreenPosition) -> String? {
    guard let cursor, cursor.row == target.row else { return nil }
    if target.column == 0 { return "\r" }
    let distance = target.column - cursor.column
    let count = abs(distance) == 1 ? "" : "\(abs(distance))"
    return "\u{1B}[\(count)\(distance > 0 ? "C" : "D")"
  }

  private mutating func setStyle(_ new: CellStyle) {
    guard new != style else { return }
    let isMore =
      new.attributes.isSuperset(of: style.attributes)
      && (style.foreground == nil || new.foreground != nil)
      && (style.background == nil || new.background != nil)
    var codes: [String] = []
    if !isMore { codes.append("") }
    let known = isMore ? style : CellStyle()
    codes += new.attributes.subtracting(known.attributes).codes
    if let color = new.foreground, color != known.foreground {
      codes.append(color.foregroundCode)
    }
    if let color = new.background, color != known.background {
      codes.append(color.backgroundCode)
    }
    emit("\u{1B}[\(codes.joined(separator: ";"))m")
    style = new
  }

  private mutating func emit(_ text: String) {
    output.append(contentsOf: text.utf8)
  }
}

extension CellStyle.Attributes {
  /// The codes that turn the attributes on.
  fileprivate var codes: [String] {
    let all: [(CellStyle.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.inverse, "7"),
      (.struckThrough, "9"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
