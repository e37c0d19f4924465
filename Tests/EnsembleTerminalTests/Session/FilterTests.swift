// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Filtered rows")
struct FilterTests {
  private let model = Model()

  private func session(columns: Int = 40) -> TerminalSession {
    .of(rows: 12, columns: columns, showsKeys: true) { [model] in
      NavigationStack {
        List {
          Section("Fruit") {
            NavigationLink("Apple") { Text("An apple") }
            NavigationLink("Pear") { Text("A pear") }
          }
          Section("Vegetables") {
            HStack {
              Text("Pea")
              Button("Delete") { model.log.append("delete") }
            }
          }
        }
      }
    }
  }

  private func lastLine(_ session: TerminalSession) -> String {
    session.frame().buffer.lines.last ?? ""
  }

  private func rows(_ session: TerminalSession) -> [String] {
    session.frame().buffer.lines.dropLast().filter { !$0.isEmpty }
  }

  @Test func `a slash filters rows by their titles, and escape shows all again`() {
    let session = session()
    let all = rows(session)
    session.press(.text("/"), .text("PE"))
    #expect(rows(session) == ["Fruit", "  Pear ›", "Vegetables", "  Pea [ Delete ]"])
    #expect(lastLine(session) == " /PE  return 2 rows  esc all rows")
    session.press(.text("ar"))
    #expect(rows(session) == ["Fruit", "  Pear ›"])
    session.press(.backspace)
    #expect(rows(session).count == 4)
    session.press(.escape)
    #expect(rows(session) == all)
    #expect(session.filter == nil)
  }

  @Test func `the lines of a row stay together`() {
    let session = TerminalSession.of(rows: 8, columns: 40, showsKeys: true) {
      List {
        VStack(alignment: .leading) {
          Text("Apple")
          Text("red")
        }
        VStack(alignment: .leading) {
          Text("Pear")
          Text("green")
          Button("Eat") {}
        }
      }
    }
    session.press(.text("/pear"))
    #expect(rows(session) == ["Pear", "green", "[ Eat ]"])
    #expect(lastLine(session).contains("return 1 row "))
    _ = session.handle(.control("u"))
    session.press(.text("green"))
    #expect(rows(session) == [])
  }

  @Test func `labels of buttons are no titles`() {
    let session = session()
    session.press(.text("/delete"))
    #expect(rows(session) == [])
    #expect(lastLine(session).hasPrefix(" /delete  return 0 rows"))
    session.press(.escape)
    #expect(rows(session).count == 5)
  }

  @Test func `return goes on with the rows that are left`() {
    let session = session(columns: 70)
    session.press(.text("/"), .text("pear"), .enter)
    #expect(session.focusedText == "Pear")
    #expect(lastLine(session).contains("esc all rows"))
    session.press(.enter)
    #expect(session.text.contains("A pear"))
    session.press(.escape)
    // The list is still filtered.
    #expect(rows(session) == ["Fruit", "  Pear ›"])
    session.press(.escape)
    #expect(rows(session).count == 5)
    #expect(session.focusedText == "Pear")
  }

  @Test func `rows that appear are filtered, too`() {
    let session = TerminalSession.of(rows: 8, showsKeys: true) { [model] in
      List { ForEach(model.rows, id: \.self) { Text("Row \($0)") } }
    }
    model.rows = [1, 2, 3]
    session.press(.text("/2"))
    #expect(rows(session) == ["Row 2"])
    model.rows = [2, 20, 30]
    #expect(rows(session) == ["Row 2", "Row 20"])
  }

  @Test func `a slash is text in a field, and nothing without a list`() {
    let session = TerminalSession.of(columns: 70, showsKeys: true) { [model] in
      TextField("Name", text: model.binding(\.name))
      Button("Save") {}
      List { Text("Row") }
    }
    #expect(!lastLine(session).contains("/ filter"))
    session.press(.text("/"))
    #expect(model.name == "/")
    session.press(.tab)
    #expect(lastLine(session).contains("/ filter"))
    let other = TerminalSession.of(showsKeys: true) { Button("Save") {} }
    other.press(.text("/"))
    #expect(other.filter == nil)
    #expect(!lastLine(other).contains("filter"))
  }

  @Test func `the line with keys cuts no word, however narrow`() {
    let session = session(columns: 20)
    #expect(lastLine(session) == " ? keys  q quit")
    session.press(.text("/"), .text("pea"))
    #expect(lastLine(session) == " /pea  esc all rows")
    session.press(.text("r pie"))
    #expect(lastLine(session) == " /pear pie  esc")
    session.press(.escape)
    let field = TerminalSession.of(columns: 20, showsKeys: true) { [model] in
      TextField("Name", text: model.binding(\.name))
    }
    #expect(lastLine(field) == " ctrl-c quit")
  }
}
