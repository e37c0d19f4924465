// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Writing screen updates")
final class ScreenWriterTests {
  private var writer = ScreenWriter()

  private func buffer(_ lines: [String], columns: Int = 20) -> CellBuffer {
    var buffer = CellBuffer(size: ScreenSize(rows: lines.count, columns: columns))
    for (row, line) in lines.enumerated() { buffer.write(line, row: row, column: 0) }
    return buffer
  }

  private func output(_ buffer: CellBuffer, cursor: ScreenPosition? = nil) -> String {
    String(decoding: writer.bytes(for: buffer, cursor: cursor), as: UTF8.self)
      .replacing("\u{1B}", with: "^")
  }

  @Test func `a frame is shown at once by terminals that can`() {
    let bytes = ScreenWriter.synchronized(Array("frame".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?2026hframe\u{1B}[?2026l")
  }

  @Test func `the first frame clears the screen and hides the cursor`() {
    #expect(output(buffer(["ab", "", "c"])) == "^[m^[2J^[Hab^[3Hc^[?25l")
  }

  @Test func `an equal frame writes no bytes`() {
    let frame = buffer(["one", "two"])
    _ = output(frame)
    #expect(output(frame) == "")
  }

  @Test func `only differences are written`() {
    _ = output(buffer(["count: 1", "rest"]))
    #expect(output(buffer(["count: 2", "rest"])) == "^[1;8H2")
    #expect(output(buffer(["count: 3", "rest"])) == "^[D3")
  }

  @Test func `a few equal cells are rewritten, and many are skipped`() {
    _ = output(buffer(["a--b------c"]))
    #expect(output(buffer(["A--B------C"])) == "\rA--B^[6CC")
  }

  @Test func `the rest of a row is erased where that is shorter`() {
    _ = output(buffer(["abcdefgh", "abcd"]))
    #expect(output(buffer(["ab", "abc"])) == "^[1;3H^[K^[2;4H ")
  }

  @Test func `a style is set where it changes, and adjacent cells share it`() {
    var frame = CellBuffer(size: ScreenSize(rows: 1, columns: 20))
    let bold = CellStyle(attributes: .bold)
    let red = CellStyle(foreground: .red, attributes: .bold)
    var column = frame.write("ab", style: bold, row: 0, column: 0)
    column = frame.write("cd", style: red, row: 0, column: column)
    frame.write("e", row: 0, column: column)
    #expect(output(frame) == "^[m^[2J^[H^[1mab^[31mcd^[me^[?25l")
  }

  @Test func `a style that loses an attribute is reset first`() {
    var frame = CellBuffer(size: ScreenSize(rows: 1, columns: 20))
    let both = CellStyle(foreground: .red, attributes: [.bold, .inverse])
    let column = frame.write("a", style: both, row: 0, column: 0)
    frame.write("b", style: CellStyle(foreground: .green), row: 0, column: column)
    #expect(output(frame) == "^[m^[2J^[H^[1;7;31ma^[;32mb^[m^[?25l")
  }

  @Test func `the cursor is shown at the caret`() {
    _ = output(buffer(["ab"]))
    #expect(output(buffer(["ab"]), cursor: ScreenPosition(row: 0, column: 2)) == "^[?25h")
    let typed = output(buffer(["abc"]), cursor: ScreenPosition(row: 0, column: 3))
    #expect(typed == "c")
    #expect(output(buffer(["abc"])) == "^[?25l")
  }

  @Test func `the position after a joined emoji is not trusted`() {
    _ = output(buffer(["", ""]))
    #expect(output(buffer(["👩‍👧x", ""])) == "^[H👩‍👧^[1;3Hx")
  }

  @Test func `a frame of another size is drawn completely`() {
    _ = output(buffer(["ab"]))
    #expect(output(buffer(["ab"], columns: 10)) == "^[m^[2J^[Hab")
  }

  @Test func `a forgotten screen is drawn again`() {
    _ = output(buffer(["ab"]))
    writer.forget()
    #expect(output(buffer(["ab"])) == "^[m^[2J^[Hab^[?25l")
  }
}
