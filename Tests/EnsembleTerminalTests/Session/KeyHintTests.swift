// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Keys on the screen")
struct KeyHintTests {
  private let model = Model()

  private func session(
    rows: Int = 24,
    columns: Int = 80,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> TerminalSession {
    .of(rows: rows, columns: columns, showsKeys: true, content)
  }

  private func lastLine(_ session: TerminalSession) -> String {
    session.frame().buffer.lines.last ?? ""
  }

  @Test func `the last line has the keys of the focused control`() {
    let session = session { ControlsView(model: model) }
    #expect(lastLine(session) == " return press  tab next  ctrl-p commands  ? keys  q quit")
    session.press(.down, .down)
    #expect(lastLine(session) == " return turn on  tab next  ctrl-p commands  ? keys  q quit")
    session.press(.down)
    #expect(lastLine(session) == " return done  tab next  ctrl-p commands  esc leave  ctrl-c quit")
    session.press(.tab)
    #expect(lastLine(session) == " ← → choose  tab next  ctrl-p commands  ? keys  q quit")
    session.press(.tab)
    #expect(lastLine(session) == " ← → change  tab next  ctrl-p commands  ? keys  q quit")
  }

  @Test func `escape is offered where it closes or goes back`() {
    let session = session {
      Button("Open") { model.isShown = true }
        .sheet(isPresented: model.binding(\.isShown)) { Button("Done") {} }
    }
    #expect(!lastLine(session).contains("esc"))
    session.press(.enter)
    #expect(lastLine(session) == " return press  esc close  ctrl-p commands  ? keys  q quit")
  }

  @Test func `a narrow line has the most useful keys, and always those for help and the end`() {
    let session = session(rows: 15, columns: 40) { ControlsView(model: model) }
    #expect(lastLine(session) == " return press  tab next  ? keys  q quit")
    session.press(.down, .down, .down)
    #expect(lastLine(session) == " return done  esc leave  ctrl-c quit")
  }

  @Test func `a question mark shows all keys until the next key`() {
    let session = session(rows: 15, columns: 40) { ControlsView(model: model) }
    let before = session.text
    session.press(.text("?"))
    #expect(
      session.frame().buffer.lines == [
        "┌─ Keys ──────────────────────────────┐",
        "│ tab       next; shift-tab: previous │",
        "│ arrows    move, or change a value   │",
        "│ return    press; also space         │",
        "│ + -       change a value            │",
        "│ esc       close, back; or backspace │",
        "│ page up   scroll; also page down    │",
        "│ home end  first, last control       │",
        "│ /         filter the rows of a list │",
        "│ ctrl-p    find what can be pressed  │",
        "│ ctrl-l    draw the screen again     │",
        "│ ctrl-z    suspend                   │",
        "│ q         quit; also ctrl-c         │",
        "└─────────────────────────────────────┘",
        " any key close",
      ]
    )
    session.press(.text("x"))
    #expect(session.text == before)
    #expect(model.log.isEmpty)
  }

  @Test func `a question mark in a field is text`() {
    let session = session { TextField("Name", text: model.binding(\.name)) }
    session.press(.text("?"))
    #expect(model.name == "?")
    #expect(session.notice == nil)
  }

  @Test func `a session without a person at it shows no keys`() {
    let session = TerminalSession.of { Text("Alone") }
    #expect(session.text == "Alone")
  }

  @Test func `a bar shows which part of a list is visible`() {
    let session = session(rows: 6, columns: 20) {
      List { ForEach(0..<20, id: \.self) { Button("Row \($0)") {} } }
    }
    let bar = { String(session.frame().buffer.lines.dropLast().compactMap(\.last)) }
    #expect(bar() == "┃┃│││")
    session.press(.end)
    #expect(bar() == "│││┃┃")
    session.press(.pageUp, .pageUp)
    #expect(bar().first == "│")
    #expect(bar().last == "│")
    session.press(.home)
    #expect(bar() == "┃┃│││")
  }

  @Test func `a list at 80 by 24 has a bar at the edge and keys at the end`() {
    let session = session {
      List { ForEach(0..<46, id: \.self) { Text("Row \($0)") } }
    }
    let lines = session.frame().buffer.lines
    let gap = String(repeating: " ", count: 74)
    #expect(lines.count == 24)
    #expect(lines[0] == "Row 0\(gap)┃")
    #expect(lines[11] == "Row 11\(gap.dropLast())┃")
    #expect(lines[12] == "Row 12\(gap.dropLast())│")
    #expect(lines[22] == "Row 22\(gap.dropLast())│")
    #expect(lines[23] == " / filter  ? keys  q quit")
  }

  @Test func `content that fits has no bar`() {
    let session = session(rows: 6, columns: 20) { Text("One") }
    #expect(session.text == "One\n\n\n\n\n ? keys  q quit")
  }

  @Test func `the bar of a sheet is in its border`() {
    model.isShown = true
    let session = session(rows: 8, columns: 30) {
      Text("Below").sheet(isPresented: model.binding(\.isShown)) {
        ForEach(0..<20, id: \.self) { Button("Row \($0)") {} }
      }
    }
    let lines = session.frame().buffer.lines
    #expect(lines[1].last == "┃")
    #expect(lines[5].last == "│")
    #expect(lines[0].hasSuffix("┐"))
  }
}
