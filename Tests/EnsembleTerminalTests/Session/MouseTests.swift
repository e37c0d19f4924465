// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Testing

@testable import EnsembleTerminal

extension TerminalSession {
  /// Presses the mouse on a text of the screen, some columns behind its beginning.
  fileprivate func click(_ text: String, offset: Int = 0) {
    for (row, line) in frame().buffer.lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = String(line[..<range.lowerBound]).columns + offset
      for kind in [MouseEvent.Kind.press, .release] {
        _ = handle(.plain(.mouse(MouseEvent(kind, row: row, column: column))))
      }
      return
    }
    Issue.record("'\(text)' is not on the screen.")
  }

  fileprivate func mouse(_ kind: MouseEvent.Kind, _ row: Int, _ column: Int) {
    _ = handle(.plain(.mouse(MouseEvent(kind, row: row, column: column))))
  }
}

@MainActor
@Suite("Mouse")
struct MouseTests {
  private let model = Model()

  private func controls() -> TerminalSession {
    let session = TerminalSession.of(rows: 12, columns: 40) { [model] in
      ControlsView(model: model)
    }
    _ = session.frame()
    return session
  }

  @Test func `a click focuses and presses a button`() {
    let session = controls()
    session.click("Two")
    #expect(session.focusedText == "Two")
    #expect(model.log == ["two"])
  }

  @Test func `a click beside a control has no effect`() {
    let session = controls()
    session.mouse(.press, 0, 30)
    session.mouse(.press, 11, 0)
    session.mouse(.press, 500, 500)
    #expect(model.log == [])
    #expect(session.focusedText == "Save")
  }

  @Test func `a click on a disabled control has no effect`() {
    model.isOn = true
    let session = controls()
    session.click("Two")
    #expect(model.log == [])
    #expect(session.focusedText == "Save")
  }

  @Test func `a click turns a toggle, chooses an option, and changes a stepper`() {
    let session = controls()
    session.click("Sound")
    #expect(model.isOn)
    session.click("‹ M")
    #expect(model.size == 0)
    session.click("S ›")
    #expect(model.size == 1)
    session.click("[+]", offset: 1)
    #expect(model.count == 3)
    session.click("[-]", offset: 1)
    session.click("[-]", offset: 1)
    #expect(model.count == 1)
    session.click("Count")
    #expect(model.count == 1)
  }

  @Test func `a click on a track moves the knob, to a step`() {
    let session = controls()
    session.click("Volume", offset: 7)
    #expect(model.volume == 0)
    session.click("Volume", offset: 7 + 8)
    #expect(model.volume == 0.75)
    session.click("Volume", offset: 17)
    #expect(model.volume == 1)
  }

  @Test func `a click in a field places the caret`() {
    model.name = "日本 text"
    let session = controls()
    session.click("Name", offset: 6 + 2)
    #expect(session.editing?.editor.caret == 1)
    session.click("Name", offset: 6 + 6)
    session.press(.text("x"))
    #expect(model.name == "日本 txext")
    session.click("Name", offset: 30)
    session.press(.text("!"))
    #expect(model.name == "日本 txext!")
  }

  @Test func `a click in a field of several lines places the caret`() {
    model.name = "one two three\nfour"
    let session = TerminalSession.of(rows: 8, columns: 12) { [model] in
      TextEditor(text: model.binding(\.name))
    }
    session.click("three", offset: 2)
    session.press(.text("X"))
    #expect(model.name == "one two thXree\nfour")
    session.click("four", offset: 8)
    session.press(.text("!"))
    #expect(model.name == "one two thXree\nfour!")
  }

  @Test func `a click opens the row of a list, and goes back`() {
    let session = TerminalSession.of(columns: 30) {
      NavigationStack {
        List {
          NavigationLink("First") { Text("Page 1") }
          NavigationLink("Second") { Text("Page 2") }
        }
      }
    }
    session.click("Second")
    #expect(session.text.contains("Page 2"))
    session.click("‹ Back")
    #expect(session.text.contains("First ›"))
  }

  @Test func `only the topmost layer takes clicks`() {
    model.isShown = true
    let session = TerminalSession.of(rows: 10, columns: 40) { [model] in
      Button("Below") { model.log.append("below") }
        .sheet(isPresented: model.binding(\.isShown)) {
          Button("Above") { model.log.append("above") }
        }
    }
    _ = session.frame()
    session.mouse(.press, 0, 3)
    #expect(model.log == [])
    session.click("Above")
    #expect(model.log == ["above"])
  }

  @Test func `a click selects the part of a date`() {
    let session = TerminalSession.of(columns: 40) {
      DatePicker("Due", selection: .constant(.init(timeIntervalSince1970: 1_795_422_600)))
        .environment(\.timeZone, .gmt)
    }
    session.click("11-23")
    #expect(session.highlighted == "11")
    session.click("08:30", offset: 3)
    #expect(session.highlighted == "30")
  }

  @Test func `the wheel scrolls without moving the focus`() {
    let session = TerminalSession.of(rows: 5, columns: 12) {
      List { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
    }
    session.mouse(.wheel(1), 0, 0)
    #expect(session.text.hasPrefix("Row 3\n"))
    session.mouse(.wheel(1), 0, 0)
    session.mouse(.wheel(-1), 0, 0)
    #expect(session.text.hasPrefix("Row 3\n"))
    for _ in 0..<40 { session.mouse(.wheel(1), 0, 0) }
    #expect(session.text.hasSuffix("Row 59"))
  }

  @Test func `a press or a drag of the scroll bar scrolls`() {
    let session = TerminalSession.of(rows: 12, columns: 30, showsKeys: true) {
      List { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
    }
    _ = session.frame()
    session.mouse(.press, 5, 29)
    #expect(session.text.hasPrefix("Row 50"))
    session.mouse(.drag, 7, 3)
    #expect(session.text.hasPrefix("Row 70"))
    session.mouse(.drag, 90, 3)
    #expect(session.text.contains("Row 99"))
    session.mouse(.drag, 0, 29)
    #expect(session.text.hasPrefix("Row 0"))
    session.mouse(.release, 0, 29)
    session.mouse(.drag, 7, 29)
    #expect(session.text.hasPrefix("Row 0"))
  }

  @Test func `a click closes the list of keys`() {
    let session = TerminalSession.of(rows: 20, columns: 60, showsKeys: true) { [model] in
      Button("Save") { model.log.append("save") }
    }
    session.press(.text("?"))
    session.mouse(.release, 0, 2)
    #expect(session.notice == .keys)
    session.mouse(.press, 0, 2)
    #expect(session.notice == nil)
    #expect(model.log == [])
  }
}
