// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Cells")
struct CellBufferTests {
  private var buffer = CellBuffer(size: ScreenSize(rows: 2, columns: 6))

  @Test mutating func `text is written from a cell on, and cut off at the edge`() {
    let end = buffer.write("abcdef", row: 0, column: 3)
    #expect(end == 6)
    #expect(buffer.lines == ["   abc", ""])
  }

  @Test mutating func `a wide character that does not fit is dropped`() {
    buffer.write("漢字漢", row: 0, column: 1)
    #expect(buffer.lines == [" 漢字", ""])
  }

  @Test mutating func `overwriting half of a wide character replaces the other half by a space`() {
    buffer.write("漢字漢", row: 0, column: 0)
    buffer.write("a", row: 0, column: 1)
    buffer.write("b", row: 0, column: 2)
    #expect(buffer.lines[0] == " ab 漢")
    buffer.write("語", row: 0, column: 3)
    #expect(buffer.lines[0] == " ab語")
  }

  @Test mutating func `writing to rows out of range has no effect`() {
    buffer.write("x", row: 2, column: 0)
    buffer.write("x", row: -1, column: 0)
    #expect(buffer.lines == ["", ""])
  }

  @Test mutating func `control characters are never stored in cells`() {
    buffer.write("\u{1B}[2J", row: 0, column: 0)
    #expect(buffer.lines[0] == "\u{FFFD}[2J")
  }

  @Test func `implausible sizes are clamped`() {
    #expect(ScreenSize(credibleRows: -5, columns: 0) == ScreenSize(rows: 1, columns: 1))
    #expect(ScreenSize(credibleRows: 24, columns: .max) == ScreenSize(rows: 24, columns: 1000))
  }
}
