// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Styles within a text")
struct RunTests {
  private func cells(
    columns: Int,
    _ attribute: CellStyle.Attributes,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> String {
    let frame = TerminalSession.of(columns: columns, givesFocus: false, content).frame()
    let cells = frame.buffer.cells.filter { $0.style.attributes.contains(attribute) }
    return String(cells.map(\.character)).replacing(" ", with: "")
  }

  @Test func `each part of a text has its style, also when the text is wrapped`() {
    let text = Text("one **two three** four *five*")
    let session = TerminalSession.of(columns: 8, givesFocus: false) { text }
    #expect(session.text == "one two\nthree\nfour\nfive")
    #expect(cells(columns: 8, .bold) { text } == "twothree")
    #expect(cells(columns: 8, .italic) { text } == "five")
  }

  @Test func `the URL of a link is shown behind it, unless it is the text`() {
    let session = TerminalSession.of(columns: 60, givesFocus: false) {
      Text("See [this](https://a.b/c) or [https://a.b](https://a.b).")
    }
    #expect(session.text == "See this (https://a.b/c) or https://a.b.")
  }

  @Test func `control characters in a part reach no cell`() {
    let session = TerminalSession.of(columns: 30, givesFocus: false) {
      Text("**a\u{1B}[31m** b")
    }
    #expect(!session.text.contains("\u{1B}"))
    #expect(session.text.hasSuffix(" b"))
  }
}
