// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Pages and overlays")
struct OverlayTests {
  private let store = Store(initialState: Tasks.State()) { Tasks() }

  private func session() -> TerminalSession {
    TerminalSession.of(rows: 10, columns: 34) { TasksView(store: store) }
  }

  @Test func `a page has its title and toolbar on top`() {
    #expect(
      session().text == """
        Tasks            [ Tip ] [ Clear ]
        ──────────────────────────────────
        New:
        [ ] Milk                    Show ›
        [ ] Bread                   Show ›
        """
    )
  }

  @Test func `an alert is a box above the page, and keeps the focus`() {
    let session = session()
    session.press(.up, .right, .enter)
    #expect(
      session.text == """
        Tasks            [ Tip ] [ Clear ]
        ──────────────────────────────────
        New:┌─ Clear the list? ─────┐
        [ ] │ There is no way back. │how ›
        [ ] │                       │how ›
            │ [ Clear ] [ Keep ]    │
            └───────────────────────┘
        """
    )
    #expect(session.focusedText == "Clear")
    session.press(.tab)
    #expect(session.focusedText == "Keep")
    session.press(.tab, .down, .down)
    #expect(session.focusedText == "Clear")
  }

  @Test func `an alert is answered, or closed with escape`() {
    let session = session()
    store.send(.clearTapped)
    session.press(.escape)
    #expect(store.alert == nil)
    store.send(.clearTapped)
    session.press(.enter)
    #expect(store.rows.isEmpty)
    #expect(store.alert == nil)
  }

  @Test func `the focus returns when an overlay is dismissed`() {
    let session = session()
    session.press(.down, .down)
    #expect(session.focusedText == "Bread")
    store.send(.clearTapped)
    #expect(session.focusedText == "Clear")
    session.press(.escape)
    #expect(session.focusedText == "Bread")
  }

  @Test func `a link leads to a page with a back control`() {
    let session = session()
    session.press(.down, .right, .enter)
    #expect(
      session.text == """
        ‹ Back  Task
        ──────────────────────────────────
        Milk
        [ Shout ]
        """
    )
    session.press(.enter)
    #expect(session.text.contains("MILK"))
    session.press(.up)
    #expect(session.focusedText == "‹ Back")
    #expect(session.highlighted == "‹ Back")
    session.press(.enter)
    #expect(store.path.isEmpty)
    #expect(session.focusedText == "Show")
  }

  @Test func `escape and backspace go back outside of fields`() {
    let session = session()
    store.send(.path(.push(id: 0, state: Detail.State(title: "A"))))
    session.press(.backspace)
    #expect(store.path.isEmpty)
    store.send(.path(.push(id: 1, state: Detail.State(title: "B"))))
    session.press(.escape)
    #expect(store.path.isEmpty)
    session.press(.escape, .backspace)
    #expect(session.focusedText == nil)
    #expect(session.text.hasPrefix("Tasks"))
  }

  @Test func `a sheet is above the page, and an alert above the sheet`() {
    let model = Model()
    let session = TerminalSession.of(rows: 9, columns: 24) {
      Button("Open") { model.isShown = true }
        .sheet(isPresented: model.binding(\.isShown)) {
          Text("Above")
            .navigationTitle("Sheet")
            .toolbar { Button("Done") { model.isShown = false } }
            .sheet(isPresented: model.binding(\.isOn)) { Text("Top") }
          Button("More") { model.isOn = true }
        }
    }
    session.press(.enter)
    #expect(
      session.text == """
        [ Open ]
        ┌─ Sheet ──────────────┐
        │ [ Done ]             │
        │                      │
        │ Above                │
        │ [ More ]             │
        └──────────────────────┘
        """
    )
    #expect(session.focusedText == "More")
    session.press(.enter)
    #expect(session.text.contains("│ Top "))
    #expect(session.focusedText == nil)
    session.press(.escape)
    #expect(!model.isOn)
    session.press(.escape)
    #expect(!model.isShown)
    #expect(session.text == "[ Open ]")
    #expect(session.focusedText == "Open")
  }

  @Test func `an overlay that is too tall scrolls`() {
    let session = TerminalSession.of(rows: 6, columns: 20) {
      Text("Base").sheet(isPresented: .constant(true)) {
        List { ForEach(0..<20) { row in Button("Row \(row)") {} } }
      }
    }
    session.press(.end)
    #expect(session.text.contains("│ [ Row 19 ]"))
    #expect(session.text.hasSuffix("┘"))
  }
}
