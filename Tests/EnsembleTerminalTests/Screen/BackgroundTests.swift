// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Light backgrounds, and no colors")
struct BackgroundTests {
  private let white = TerminalColor.Shade(red: 255, green: 255, blue: 255)

  @Test(arguments: [
    ("15;0", TerminalBackground.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark),
    ("", .unknown), ("0;default", .unknown), ("0;99", .unknown),
  ])
  func `the environment names the background`(value: String, expected: TerminalBackground) {
    #expect(TerminalBackground(environment: ["COLORFGBG": value]) == expected)
    #expect(TerminalBackground(environment: [:]) == .unknown)
  }

  @Test(arguments: [
    ("rgb:ffff/ffff/dddd", TerminalBackground.light), ("rgb:00/2b/36", .dark),
    ("rgb:f/f/f", .light),
    ("rgba:1e1e/1e1e/1e1e/ffff", .dark),
  ])
  func `a terminal answers with its background`(answer: String, expected: TerminalBackground) {
    #expect(TerminalBackground(answer: answer) == expected)
  }

  @Test(arguments: ["", "rgb:", "rgb:ff/ff", "rgb:x/y/z", "rgb:fffff/0/0", "#ffffff", "rgb:-1/0/0"])
  func `an answer that is no color is ignored`(answer: String) {
    #expect(TerminalBackground(answer: answer) == nil)
  }

  @Test(arguments: [Color.yellow, .mint, .orange, .white, Color(red: 1, green: 1, blue: 0.5)])
  func `colors can be read on a light background`(color: Color) throws {
    let style = CellStyle(foreground: TerminalColor(color))
    let shown = try #require(Palette.trueColors.style(style, on: .light).foreground)
    if let shade = shown.shade {
      #expect(shade.contrast(to: white) >= 3)
    } else {
      #expect((30...36).contains(shown.code))
    }
    #expect(Palette.trueColors.style(style, on: .unknown) == style)
  }

  @Test func `text can be read on a background of its own`() {
    let onYellow = CellStyle(background: .components(red: 255, green: 230, blue: 0))
    #expect(Palette.trueColors.style(onYellow, on: .dark).foreground == .standard(30))
    #expect(Palette.trueColors.style(onYellow, on: .light).foreground == nil)
    let onNavy = CellStyle(background: .components(red: 0, green: 0, blue: 96))
    #expect(Palette.trueColors.style(onNavy, on: .light).foreground == .standard(97))
    #expect(Palette.trueColors.style(onNavy, on: .dark).foreground == nil)
  }

  @Test func `the frame follows the answer of the terminal`() {
    let session = TerminalSession.of(palette: .trueColors) { Text("A").foregroundStyle(.yellow) }
    #expect(session.frame().buffer[0, 0].style.foreground == .brightYellow)
    _ = session.handle(.plain(.background(.light)))
    #expect(session.frame().buffer[0, 0].style.foreground == .yellow)
  }

  @Test func `without colors, a shape is an outline, and the text on it can be read`() {
    let session = TerminalSession.of(columns: 20, palette: .monochrome, givesFocus: false) {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.blue)
        Text("Card").padding(16)
      }
    }
    #expect(session.text == "╭──────╮\n│ Card │\n╰──────╯")
    let cells = session.frame().buffer.cells
    #expect(cells.allSatisfy { $0.style.foreground == nil && $0.style.background == nil })
  }

  #if canImport(Glibc)
  @Test func `a person at a simple terminal sees the screen before the first command`() async {
    let (script, output) = (Pipe(), Pipe())
    script.write("tap Add\n")
    script.closeWriting()
    let session = ScriptedSession(tree: ViewTree(Button("Add") {})) { _ in }
    var shell = ScriptedShell(
      script: session,
      input: script.reading,
      output: output.writing,
      errors: output.writing,
      handlesSignals: false
    )
    shell.greets = true
    #expect(await shell.run() == ScriptedShell.Outcome())
    #expect(output.read() == "[ Add ]\n\n'help' lists the commands.\n\n[ Add ]\n")
  }
  #endif
}
