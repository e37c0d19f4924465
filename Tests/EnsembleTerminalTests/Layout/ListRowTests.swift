// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Rows with looks of their own")
struct ListRowTests {
  @Test func `a background fills the row, with its insets`() {
    let session = TerminalSession.of(rows: 3, columns: 6, palette: .trueColors) {
      List {
        Text("a").listRowBackground(Color.blue)
          .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
        Text("b")
      }
    }
    let buffer = session.frame().buffer
    #expect(session.text == "  a\nb")
    #expect((0..<6).allSatisfy { buffer[0, $0].style.background == .blue })
    #expect(buffer[1, 0].style.background == nil)
  }

  @Test func `a request to scroll shows the row`() {
    let session = TerminalSession.of(rows: 4, columns: 12) {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(30, anchor: .top) }
        List { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
      }
    }
    session.press(.enter)
    #expect(session.text.hasPrefix("Row 30\nRow 31"))
  }
}
