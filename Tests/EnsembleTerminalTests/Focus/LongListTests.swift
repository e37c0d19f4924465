// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Long lists")
struct LongListTests {
  private let model = Model()

  private func session() -> TerminalSession {
    model.rows = Array(0..<10_000)
    return TerminalSession.of(rows: 20, columns: 40) {
      List {
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Toggle("Row \(row)", isOn: model.binding(\.isOn))
            Button("Open") {}
          }
        }
      }
      .navigationTitle("Rows")
    }
  }

  /// Returns the number of rows that an action lays out.
  private func laidOut(_ session: TerminalSession, _ action: () -> Void) -> Int {
    _ = session.frame()
    let before = session.count.blocks
    let outlines = session.count.outlines
    action()
    _ = session.frame()
    #expect(session.count.outlines == outlines)
    return session.count.blocks - before
  }

  @Test func `a key press lays out visible rows only`() {
    let session = session()
    session.press(.pageDown, .pageDown)
    for key in [Key.down, .up, .tab, .pageDown, .pageUp, .end, .home, .text(" "), .right] {
      #expect(laidOut(session) { session.press(key) } < 120, "\(key)")
    }
  }

  @Test func `the focus stays in view`() {
    let session = session()
    session.press(.end)
    #expect(session.text.hasSuffix("[ ] Row 9999 [ Open ]"))
    #expect(session.highlighted == "[ Open ]")
    session.press(.home)
    #expect(session.text.contains("Row 0 "))
    for _ in 0..<30 { session.press(.down) }
    #expect(session.highlighted == "[ ] Row 30")
    #expect(session.text.hasSuffix("[ ] Row 30 [ Open ]"))
    session.press(.up)
    #expect(session.text.hasSuffix("[ ] Row 30 [ Open ]"))
  }

  @Test func `a page is the visible height minus one line`() {
    let session = session()
    session.press(.pageDown)
    #expect(session.frame().buffer.text(ofRow: 2) == "[ ] Row 17 [ Open ]")
    #expect(session.highlighted == "[ ] Row 17")
    session.press(.pageUp)
    #expect(session.frame().buffer.text(ofRow: 2) == "[ ] Row 0 [ Open ]")
  }

  @Test func `the screen stays filled when rows are removed`() {
    let session = session()
    session.press(.end)
    model.rows = Array(0..<30)
    #expect(session.text.hasSuffix("[ ] Row 29 [ Open ]"))
    #expect(session.frame().buffer.text(ofRow: 2) == "[ ] Row 12 [ Open ]")
  }

  @Test(arguments: [false, true])
  func `arrows scroll where nothing is focusable`(hasControl: Bool) {
    let session = TerminalSession.of(rows: 3) {
      VStack {
        ForEach(0..<10) { Text("Line \($0)") }
        if hasControl { Button("Never") {}.disabled(true) }
      }
    }
    session.press(.down, .down)
    #expect(session.text == "Line 2\nLine 3\nLine 4")
    session.press(.up)
    #expect(session.text == "Line 1\nLine 2\nLine 3")
  }

  @Test func `text without controls scrolls`() {
    let session = TerminalSession.of(rows: 3) {
      VStack { ForEach(0..<10) { Text("Line \($0)") } }
    }
    session.press(.pageDown)
    #expect(session.text == "Line 2\nLine 3\nLine 4")
    session.press(.end)
    #expect(session.text == "Line 7\nLine 8\nLine 9")
    session.press(.home)
    #expect(session.text == "Line 0\nLine 1\nLine 2")
  }
}
