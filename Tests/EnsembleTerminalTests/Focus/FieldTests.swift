// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Editing fields")
struct FieldTests {
  private let model = Model()

  private func session() -> TerminalSession {
    TerminalSession.of {
      TextField(
        "Name",
        text: Binding(get: { model.name }, set: { model.name = String($0.prefix(5)) })
      )
      .onSubmit { model.log.append(model.name) }
      Button("OK") { model.log.append("ok") }
    }
  }

  @Test func `the cells of a field are underlined, also if it is empty`() {
    let session = TerminalSession.of(rows: 3, columns: 12, givesFocus: false) {
      TextField("Name", text: .constant(""))
      TextField("Mail", text: .constant(""), prompt: Text("a@b.c"))
      TextField("City", text: .constant("Rome"))
    }
    let buffer = session.frame().buffer
    func underlined(_ row: Int) -> [Int] {
      (0..<12).filter { buffer[row, $0].style.attributes.contains(.underline) }
    }
    #expect(underlined(0) == Array(6..<12))
    #expect(underlined(1) == [11])
    #expect(underlined(2) == Array(6..<12))
    #expect(session.text == "Name:\nMail: a@b.c\nCity: Rome")
  }

  @Test func `typed text goes into the field, with the cursor behind it`() {
    let session = session()
    session.press(.text("é"), .text("漢"))
    #expect(model.name == "é漢")
    #expect(session.text == "Name: é漢\n[ OK ]")
    #expect(session.frame().cursor == ScreenPosition(row: 0, column: 9))
    session.press(.left, .backspace)
    #expect(model.name == "漢")
    #expect(session.frame().cursor == ScreenPosition(row: 0, column: 6))
  }

  @Test func `the application decides about the text`() {
    let session = session()
    session.press(.text("abcde"), .text("f"))
    #expect(model.name == "abcde")
    #expect(session.frame().cursor?.column == 11)
    session.press(.home, .text("x"))
    #expect(model.name == "xabcd")
    #expect(session.frame().cursor?.column == 7)
    model.name = ""
    #expect(session.frame().cursor?.column == 6)
  }

  @Test func `letters are text in a field, and vertical arrows move the focus`() {
    let session = session()
    #expect(session.handle(.plain(.text("q "))) == .go)
    #expect(model.name == "q ")
    session.press(.enter)
    #expect(model.log == ["q "])
    session.press(.down)
    #expect(session.focusedText == "OK")
    #expect(session.frame().cursor == nil)
    session.press(.up, .paste("a\nb"))
    #expect(model.name == "q a b")
  }

  @Test func `escape ends the editing of a field`() {
    let session = session()
    session.press(.escape)
    #expect(session.focusedText == nil)
    #expect(session.handle(.plain(.text("q"))) == .quit)
  }

  @Test func `a long text scrolls in the field`() {
    let session = TerminalSession.of(columns: 12) {
      TextField("N", text: model.binding(\.name))
    }
    session.press(.text("abcdefghijkl"))
    #expect(session.text == "N: efghijkl")
    #expect(session.frame().cursor?.column == 11)
    session.press(.home)
    #expect(session.text == "N: abcdefghi")
    session.press(.escape)
    #expect(session.text == "N: abcdefgh…")
  }

  @Test func `a field in a row fills the remaining space`() {
    let session = TerminalSession.of {
      HStack {
        TextField("N", text: model.binding(\.name))
        Button("OK") {}
      }
    }
    session.press(.text("abcdefghijklmnopqrs"))
    #expect(session.text == "N: abcdefghijklmnopqrs  [ OK ]")
    session.press(.text("tuv"))
    #expect(session.text == "N: defghijklmnopqrstuv  [ OK ]")
    session.press(.left, .left, .left)
    #expect(session.frame().cursor?.column == 19)
  }

  @Test func `typing rewrites only the cells that differ`() {
    let session = session()
    var writer = ScreenWriter()
    var frame = session.frame()
    _ = writer.bytes(for: frame.buffer, cursor: frame.cursor)
    session.press(.text("a"))
    frame = session.frame()
    let output = writer.bytes(for: frame.buffer, cursor: frame.cursor)
    #expect(String(decoding: output, as: UTF8.self) == "\u{1B}[4ma\u{1B}[m")
  }
}
