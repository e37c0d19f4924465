// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Editing fields of several lines")
struct LinesFieldTests {
  private let model = Model()

  private func session(
    rows: Int = 8,
    columns: Int = 12,
    palette: Palette = .colors
  ) -> TerminalSession {
    TerminalSession.of(rows: rows, columns: columns, palette: palette) {
      TextEditor(text: model.binding(\.name)).accessibilityLabel("Notes")
      Button("OK") { model.log.append("ok") }
    }
  }

  @Test func `an editor has three lines, and more if its text has more`() {
    let session = session()
    #expect(session.text == "│\n│\n│\n[ OK ]")
    session.press(.text("one two three"), .enter, .text("q"))
    #expect(model.name == "one two three\nq")
    #expect(session.text == "│ one two\n│ three\n│ q\n[ OK ]")
    #expect(session.frame().cursor == ScreenPosition(row: 2, column: 3))
    session.press(.enter)
    #expect(session.text == "│ one two\n│ three\n│ q\n│\n[ OK ]")
    #expect(session.frame().cursor == ScreenPosition(row: 3, column: 2))
  }

  @Test func `an editor taller than half of the screen scrolls, and shows that there is more`() {
    model.name = "1\n2\n3\n4\n5\n6"
    let session = session()
    #expect(session.text == "↑ 3\n│ 4\n│ 5\n│ 6\n[ OK ]")
    #expect(session.frame().cursor == ScreenPosition(row: 3, column: 3))
    session.press(.up, .up, .up, .up)
    #expect(session.text == "↑ 2\n│ 3\n│ 4\n↓ 5\n[ OK ]")
    #expect(session.frame().cursor == ScreenPosition(row: 0, column: 3))
    session.press(.escape)
    #expect(session.text == "│ 1\n│ 2\n│ 3\n↓ 4\n[ OK ]")
    #expect(session.frame().cursor == nil)
  }

  @Test func `arrows leave an editor at its first and last line`() {
    let session = TerminalSession.of {
      Button("Before") {}
      TextEditor(text: model.binding(\.name)).accessibilityLabel("Notes")
      Button("After") {}
    }
    session.press(.down)
    #expect(session.focusedText == "Notes")
    session.press(.text("a"), .enter, .text("b"), .up)
    #expect(session.focusedText == "Notes")
    session.press(.up)
    #expect(session.focusedText == "Before")
    session.press(.down, .down)
    #expect(session.focusedText == "After")
    session.press(.up)
    #expect(session.focusedText == "Notes")
    session.press(.tab)
    #expect(session.focusedText == "After")
  }

  @Test func `keys before the first frame use the line breaks of that frame`() {
    let session = session()
    session.press(.paste("one two three"), .up, .end, .text("!"))
    #expect(model.name == "one two! three")
    session.size.columns = 30
    session.press(.home, .text("#"))
    #expect(model.name == "#one two! three")
  }

  @Test func `a field with a vertical axis grows, and return submits`() {
    let session = TerminalSession.of(columns: 20) {
      TextField("Bio", text: model.binding(\.name), prompt: Text("You"), axis: .vertical)
        .onSubmit { model.log.append(model.name) }
    }
    #expect(session.text == "Bio: │ You")
    session.press(.text("one two three four"))
    #expect(session.text == "Bio: │ one two\n     │ three four")
    #expect(session.frame().cursor == ScreenPosition(row: 1, column: 17))
    session.press(.enter)
    #expect(model.log == ["one two three four"])
    _ = session.handle(KeyStroke(key: .enter, modifiers: .alt))
    #expect(model.name == "one two three four\n")
    #expect(session.text == "Bio: │ one two\n     │ three four\n     │")
  }

  @Test func `a long label is placed above, and wide characters take two columns`() {
    model.name = "漢字漢字漢字"
    let session = TerminalSession.of(columns: 12) {
      TextField("About you", text: model.binding(\.name), axis: .vertical)
    }
    #expect(session.text == "About you:\n│ 漢字漢字\n│ 漢字")
    #expect(session.frame().cursor == ScreenPosition(row: 2, column: 6))
  }

  @Test func `an editor in a row fills the remaining space`() {
    model.name = "one two three four"
    let session = TerminalSession.of(columns: 20) {
      HStack {
        TextEditor(text: model.binding(\.name))
        Button("OK") {}
      }
    }
    #expect(session.text == "│ one two\n│ three four  [ OK ]\n│")
    #expect(session.frame().cursor == ScreenPosition(row: 1, column: 12))
  }

  @Test func `the line of the caret is scrolled into view`() {
    let session = TerminalSession.of(rows: 5) {
      ForEach(0..<9, id: \.self) { Text("Line \($0)") }
      TextField("Bio", text: model.binding(\.name), axis: .vertical)
    }
    session.press(.text("one"))
    #expect(session.text.hasSuffix("Bio: │ one"))
    _ = session.handle(KeyStroke(key: .enter, modifiers: .alt))
    session.press(.text("two"))
    #expect(session.text.hasSuffix("Bio: │ one\n     │ two"))
    #expect(session.frame().cursor == ScreenPosition(row: 4, column: 10))
    session.press(.pageUp)
    #expect(session.frame().cursor == nil)
    session.press(.text("!"))
    #expect(session.frame().cursor == ScreenPosition(row: 4, column: 11))
  }

  @Test(arguments: [Palette.plain, .monochrome])
  func `lines are the same without colors`(palette: Palette) {
    let session = session(palette: palette)
    session.press(.text("one"), .enter, .text("two"))
    let caret = palette == .plain ? "▏" : ""
    #expect(session.text == "│ one\n│ two\(caret)\n│\n[ OK ]")
  }
}
