// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@Suite("Colors")
struct PaletteTests {
  private let style = CellStyle(foreground: .red, attributes: [.bold, .italic, .underline])

  @Test func `colors are used unless the environment disables them`() {
    #expect(Palette(environment: ["TERM": "xterm"]) == .colors)
    #expect(Palette(environment: ["TERM": "xterm", "NO_COLOR": ""]) == .colors)
    #expect(Palette(environment: ["TERM": "xterm", "NO_COLOR": "0"]) == .monochrome)
    #expect(Palette(environment: ["TERM": "dumb"]) == .plain)
  }

  @Test(arguments: ["truecolor", "24bit"])
  func `all colors are used where the environment says so`(value: String) {
    #expect(Palette(environment: ["TERM": "xterm", "COLORTERM": value]) == .trueColors)
    let without = ["TERM": "xterm", "COLORTERM": value, "NO_COLOR": "1"]
    #expect(Palette(environment: without) == .monochrome)
    #expect(Palette(environment: ["TERM": "xterm", "COLORTERM": "yes"]) == .colors)
  }

  @Test(arguments: [(Palette.trueColors, "\u{1B}[38;2;217;115;13mA"), (.colors, "\u{1B}[33mA")])
  @MainActor
  func `a color that is not among the sixteen has a shade`(palette: Palette, code: String) {
    let session = TerminalSession.of(palette: palette) { Text("A").foregroundStyle(.orange) }
    var writer = ScreenWriter()
    let output = String(decoding: writer.bytes(for: session.frame().buffer), as: UTF8.self)
    #expect(output.contains(code))
  }

  @Test func `the user's shade is kept for one of the sixteen`() {
    #expect(Palette.trueColors.style(style) == style)
    #expect(TerminalColor(.red)?.shade == nil)
  }

  @Test func `without colors, all attributes remain`() {
    #expect(Palette.colors.style(style) == style)
    #expect(Palette.monochrome.style(style) == CellStyle(attributes: style.attributes))
    #expect(Palette.plain.style(style) == CellStyle())
  }

  @Test func `every color maps to one of the sixteen`() {
    #expect(TerminalColor(.red) == .red)
    #expect(TerminalColor(.secondary) == .brightBlack)
    #expect(TerminalColor(.primary) == nil)
  }

  @Test(arguments: [Palette.monochrome, .plain])
  @MainActor
  func `a frame without colors contains none`(palette: Palette) {
    let session = TerminalSession.of(palette: palette) {
      Text("Alarm").foregroundStyle(.red).bold()
      Button("Delete", role: .destructive) {}
    }
    var writer = ScreenWriter()
    let output = String(decoding: writer.bytes(for: session.frame().buffer), as: UTF8.self)
    #expect(!output.contains("31"))
    #expect(output.contains("\u{1B}[1m") == (palette == .monochrome))
  }
}
