// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@Suite("Color depth")
struct ColorTests {
  private let orange = CellStyle(foreground: .components(red: 255, green: 100, blue: 0))

  @Test func `the environment tells the number of colors`() {
    #expect(Palette(environment: ["TERM": "xterm-256color"]) == .manyColors)
    #expect(Palette(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]) == .trueColors)
    #expect(Palette(environment: ["TERM": "dumb", "COLORTERM": "truecolor"]) == .plain)
  }

  @Test func `a color with components becomes the nearest one of the palette`() {
    #expect(Palette.trueColors.style(orange) == orange)
    #expect(Palette.manyColors.style(orange).foreground?.index == 202)
    #expect(Palette.colors.style(orange).foreground == .standard(91))
    #expect(Palette.monochrome.style(orange).foreground == nil)
  }

  @Test func `a named color stays one of the sixteen`() {
    #expect(Palette.trueColors.style(CellStyle(foreground: .red)).foreground == .red)
  }

  @Test func `backgrounds are written and removed`() {
    var writer = ScreenWriter()
    var buffer = CellBuffer(size: ScreenSize(rows: 1, columns: 4))
    buffer.write("a", style: CellStyle(background: .blue), row: 0, column: 0)
    buffer.write("b", row: 0, column: 1)
    let output = String(decoding: writer.bytes(for: buffer), as: UTF8.self)
    #expect(output.contains("\u{1B}[44ma\u{1B}[mb"))
  }

  @Test func `components are written as they are`() {
    let color = TerminalColor.components(red: 1, green: 2, blue: 3)
    #expect(color.foregroundCode == "38;2;1;2;3")
    #expect(color.backgroundCode == "48;2;1;2;3")
  }
}
