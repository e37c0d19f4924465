// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Observation
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Focus")
struct FocusTests {
  private let model = Model()

  private func session() -> TerminalSession {
    TerminalSession.of(rows: 12) { ControlsView(model: model) }
  }

  @Test func `the first control has the focus, and is highlighted`() {
    let session = session()
    #expect(session.focusedText == "Save")
    #expect(session.highlighted == "[ Save ]")
  }

  @Test func `tab moves through all controls and wraps around`() {
    let session = session()
    var seen: [String?] = []
    for _ in 0..<10 {
      session.press(.tab)
      seen.append(session.focusedText)
    }
    #expect(
      seen == [
        "One", "Two", "Three", "Sound", "Name", "Size", "Count: 2", "Volume", "Save", "One",
      ]
    )
    _ = session.handle(.backTab)
    _ = session.handle(.backTab)
    #expect(session.focusedText == "Volume")
  }

  @Test func `arrows move between lines and within a line`() {
    let session = session()
    session.press(.down)
    #expect(session.focusedText == "One")
    session.press(.right, .right)
    #expect(session.focusedText == "Three")
    session.press(.right)
    #expect(session.focusedText == "Three")
    session.press(.down, .up)
    #expect(session.focusedText == "One")
    session.press(.up, .up)
    #expect(session.focusedText == "Save")
  }

  @Test func `up and down find the nearest column`() {
    let session = TerminalSession.of {
      HStack {
        Button("A") {}
        Button("B") {}
      }
      HStack {
        Button("C") {}
        Button("D") {}
      }
    }
    session.press(.right, .down)
    #expect(session.focusedText == "D")
    session.press(.left, .up)
    #expect(session.focusedText == "A")
  }

  @Test func `disabled controls are skipped`() {
    model.isOn = true
    let session = session()
    session.press(.tab, .tab)
    #expect(session.focusedText == "Three")
    session.press(.left)
    #expect(session.focusedText == "One")
  }

  @Test func `home and end reach the first and the last control`() {
    let session = session()
    session.press(.end)
    #expect(session.focusedText == "Volume")
    session.press(.home)
    #expect(session.focusedText == "Save")
  }

  @Test func `return and space activate a control`() {
    let session = session()
    session.press(.enter, .text(" "), .tab, .enter)
    #expect(model.log == ["save", "save", "one"])
    session.press(.down, .text(" "))
    #expect(model.isOn)
    session.press(.enter)
    #expect(!model.isOn)
  }

  @Test func `left and right change values`() {
    let session = session()
    for _ in 0..<6 { session.press(.tab) }
    session.press(.right, .right)
    #expect(model.size == 2)
    session.press(.left, .left, .left)
    #expect(model.size == 0)
    session.press(.tab, .right, .right)
    #expect(model.count == 3)
    session.press(.text("---"))
    #expect(model.count == 0)
    session.press(.tab, .left)
    #expect(model.volume == 0.25)
    session.press(.left, .left)
    #expect(model.volume == 0)
  }

  @Test func `the focus stays with its control when others are inserted and removed`() {
    model.rows = [1, 2, 3]
    let session = TerminalSession.of {
      List(model.rows, id: \.self) { row in Button("Row \(row)") {} }
    }
    session.press(.down, .down)
    model.rows = [0, 3, 4]
    #expect(session.focusedText == "Row 3")
    model.rows = [0, 4]
    #expect(session.focusedText == "Row 4")
    model.rows = []
    #expect(session.focusedText == nil)
    model.rows = [7]
    session.press(.tab)
    #expect(session.focusedText == "Row 7")
  }

  @Test func `a control that is disabled keeps the focus, and its keys reach no other control`() {
    var presses = 0
    let session = TerminalSession.of {
      Button("Save") { model.isOn = true }.disabled(model.isOn)
      Button("Delete") { presses += 1 }
    }
    session.press(.enter, .enter, .enter)
    #expect(session.focusedText == "Save")
    #expect(presses == 0)
    model.isOn = false
    #expect(session.focusedText == "Save")
    session.press(.enter, .tab)
    #expect(model.isOn)
    #expect(session.focusedText == "Delete")
  }

  @Test func `arrows move from a control that was disabled to its neighbors`() {
    let session = TerminalSession.of { [model] in
      HStack {
        Button("First") {}
        Button("Second") { model.isOn = true }.disabled(model.isOn)
        Button("Third") {}
      }
    }
    session.press(.right, .enter)
    #expect(session.focusedText == "Second")
    session.press(.right)
    #expect(session.focusedText == "Third")
    session.press(.left)
    #expect(session.focusedText == "First")
  }

  @Test func `a disabled field loses the focus in its view, and has it again when it is enabled`() {
    let session = TerminalSession.of { FormView(model: model) }
    #expect(session.text == "Name:\nfocus: true")
    #expect(session.handle(.plain(.text("q"))) == .go)
    model.isOn = true
    #expect(session.text == "Name: q\nfocus: false")
    #expect(session.frame().cursor == nil)
    #expect(session.handle(.plain(.text("q"))) == .go)
    #expect(session.handle(.plain(.backspace)) == .go)
    #expect(model.name == "q")
    model.isOn = false
    #expect(session.text == "Name: q\nfocus: true")
    session.press(.backspace)
    #expect(model.name == "")
  }

  @Test func `escape leaves a disabled field`() {
    let session = TerminalSession.of { FormView(model: model) }
    model.isOn = true
    session.press(.escape)
    #expect(session.focusedText == nil)
    #expect(session.handle(.plain(.text("q"))) == .quit)
  }

  @Test func `a row that moves within a list keeps the focus`() {
    model.rows = [1, 2, 3]
    let session = TerminalSession.of(rows: 20) {
      List {
        ForEach(model.rows, id: \.self) { row in Text("Row \(row)") }
          .onMove { offsets, target in model.rows.move(fromOffsets: offsets, toOffset: target) }
      }
    }
    session.press(.down, .down)
    #expect(session.focusedText == "Move up")
    session.press(.enter, .enter)
    #expect(model.rows == [3, 1, 2])
    // The first row can only be moved down.
    #expect(session.focusedText == "Move down")
    session.press(.enter)
    #expect(model.rows == [1, 3, 2])
  }

  @Test func `a card that moves to another column takes the focus with it`() {
    let board = Board()
    let session = TerminalSession.of(rows: 20) { BoardView(board: board) }
    session.press(.tab, .tab)
    #expect(session.focusedText == "Start 2")
    session.press(.enter)
    #expect(board.columns == [[1, 3], [2]])
    // The button in the other column.
    #expect(session.focusedText == "Stop 2")
    session.press(.enter)
    #expect(board.columns == [[1, 3, 2], []])
    #expect(session.focusedText == "Start 2")
  }

  @Test func `a control that was disabled below a sheet does not regain the focus`() {
    let session = TerminalSession.of(rows: 12) {
      Button("First") {}
      Button("Second") {}.disabled(model.isOn)
        .sheet(isPresented: model.binding(\.isShown)) { Button("Close") {} }
    }
    session.press(.tab)
    model.isShown = true
    #expect(session.focusedText == "Close")
    model.isOn = true
    model.isShown = false
    #expect(session.focusedText == "First")
  }

  @Test func `unknown letters have no effect, and q quits`() {
    let session = session()
    #expect(session.handle(.plain(.text("xyz"))) == .go)
    #expect(session.handle(.plain(.text("q"))) == .quit)
    #expect(session.handle(.control("c")) == .quit)
    #expect(session.handle(.control("d")) == .quit)
    #expect(session.handle(.control("l")) == .redraw)
    #expect(session.handle(.control("z")) == .suspend)
  }

  @Test func `the actions of a row are shown and reachable while the row has the focus`() {
    model.rows = [1, 2]
    let session = TerminalSession.of {
      List {
        ForEach(model.rows, id: \.self) { row in Button("Row \(row)") {} }
          .onDelete { offsets in for offset in offsets { model.rows.remove(at: offset) } }
      }
    }
    #expect(session.text == "[ Row 1 ] [ Delete ]\n[ Row 2 ]")
    session.press(.down)
    #expect(session.text == "[ Row 1 ]\n[ Row 2 ] [ Delete ]")
    session.press(.right, .enter)
    #expect(session.text == "[ Row 1 ] [ Delete ]")
  }

  @Test func `a view moves the focus, and is notified when a person does`() {
    let session = TerminalSession.of { FocusView() }
    #expect(session.text == "Name:\nMail:\n[ Next ]\nfocus: name")
    session.press(.tab)
    #expect(session.text.hasSuffix("focus: mail"))
    session.press(.tab)
    #expect(session.text.hasSuffix("focus: nothing"))
    session.press(.enter)
    #expect(session.focusedText == "Mail")
    #expect(session.text.hasSuffix("focus: mail"))
  }
}

@MainActor
@Observable
private final class Board {
  var columns = [[1, 2, 3], []]

  func move(_ card: Int, to column: Int) {
    for index in columns.indices { columns[index].removeAll { $0 == card } }
    columns[column].append(card)
  }
}

private struct BoardView: View {
  let board: Board

  var body: some View {
    Button("Add") {}
    ForEach(board.columns[0], id: \.self) { card in
      Button("Start \(card)") { board.move(card, to: 1) }
    }
    ForEach(board.columns[1], id: \.self) { card in
      HStack {
        Button("Stop \(card)") { board.move(card, to: 0) }
        Button("Delete \(card)", role: .destructive) {}
      }
    }
  }
}

private struct FocusView: View {
  enum Field { case name, mail }

  @State var name = ""
  @State var mail = ""
  @FocusState var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField("Mail", text: $mail).focused($focus, equals: .mail)
      Button("Next") { focus = .mail }
      Text("focus: \(focus.map { "\($0)" } ?? "nothing")")
    }
  }
}

private struct FormView: View {
  let model: Model
  @FocusState var isInName: Bool

  var body: some View {
    VStack {
      TextField("Name", text: model.binding(\.name)).focused($isInName)
      Text("focus: \(isInName)")
    }
    .disabled(model.isOn)
  }
}
