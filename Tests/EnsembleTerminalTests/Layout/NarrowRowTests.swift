// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Rows of narrow terminals")
struct NarrowRowTests {
  @Test func `a long text is wrapped beside a button`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack {
        Text("There are facts about 0 to 1000 only, not about -1.")
        Spacer()
        Button("Dismiss") {}
      }
    }
    #expect(
      session.text == """
        There are facts about 0 to   [ Dismiss ]
        1000 only, not about -1.
        """
    )
  }

  @Test func `a label is wrapped behind its symbol`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack {
        Label("This sync-up was deleted elsewhere.", systemImage: "person")
        Button("Restore") {}
      }
    }
    let lines = session.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("[ Restore ]") == true)
  }

  @Test func `parts that would get too narrow go below`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack {
        Text("A text of some length")
        Button("Another button of length") {}
      }
    }
    #expect(session.text == "A text of some length\n[ Another button of length ]")
  }

  @Test func `a shortcut without room behind its button is below it`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack(spacing: 0) {
        Button("Save all of it") {}.keyboardShortcut("s").frame(width: 144, alignment: .leading)
        Text("|")
      }
    }
    #expect(session.text == "[ Save all of it ]|\n^S")
  }

  @Test func `the label of a field leaves room for its text`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack(spacing: 0) {
        TextField("Number", text: .constant("12")).frame(width: 72)
        Text("|")
      }
    }
    #expect(session.text == "Numbe    |\nr: 12")
  }

  @Test func `a long badge is wrapped`() {
    let session = TerminalSession.of(columns: 8, givesFocus: false) {
      Text("Inbox").badge("not yet read")
    }
    #expect(session.text == "Inbox\n(not yet\nread)")
  }
}
