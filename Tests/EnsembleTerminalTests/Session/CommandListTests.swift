// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("List of commands")
struct CommandListTests {
  private let model = Model()

  private func session(rows: Int = 16, columns: Int = 40) -> TerminalSession {
    .of(rows: rows, columns: columns, showsKeys: true) { [model] in
      NavigationStack {
        List {
          NavigationLink("Settings") { Text("All settings") }
          ForEach(["Milk", "Bread"], id: \.self) { name in
            HStack {
              Text(name)
              Button("Delete") { model.log.append("delete \(name)") }
            }
          }
          Button("Save") { model.log.append("save") }.keyboardShortcut("s")
          Button("Never") {}.disabled(true)
          Toggle("Sound", isOn: model.binding(\.isOn))
        }
      }
      .navigationTitle("Shopping")
    }
  }

  private func open(_ session: TerminalSession) { _ = session.handle(.control("p")) }

  private func names(_ session: TerminalSession) -> [String] {
    session.commandList?.shown.map(\.name) ?? []
  }

  @Test func `control-P lists what can be pressed, and return presses it`() {
    let session = session()
    open(session)
    #expect(
      names(session) == ["Settings", "Delete – Milk", "Delete – Bread", "Save", "Sound"]
    )
    #expect(session.text.contains("┌─ Commands ─"))
    #expect(session.text.contains("│ Save                  ^S │"))
    session.press(.down, .down, .enter)
    #expect(model.log == ["delete Bread"])
    #expect(session.commandList == nil)
    #expect(session.focusedText == "Delete")
  }

  @Test func `a text filters the commands by their words`() {
    let session = session()
    open(session)
    session.press(.text("milk de"))
    #expect(names(session) == ["Delete – Milk"])
    session.press(.enter)
    #expect(model.log == ["delete Milk"])
    open(session)
    session.press(.text("xyz"))
    #expect(session.text.contains("Nothing has this name."))
    session.press(.enter)
    #expect(session.commandList != nil)
    _ = session.handle(.control("u"))
    #expect(names(session).count == 5)
    session.press(.escape)
    #expect(session.commandList == nil)
    #expect(model.log == ["delete Milk"])
  }

  @Test func `links, tabs, toggles and the way back are commands`() {
    let session = session()
    open(session)
    session.press(.text("sett"), .enter)
    #expect(session.text.contains("All settings"))
    open(session)
    #expect(names(session) == ["‹ Back"])
    session.press(.enter)
    #expect(session.text.contains("Milk"))
    open(session)
    session.press(.text("sound"), .enter)
    #expect(model.isOn)
    let tabs = TerminalSession.of(showsKeys: true) {
      TabView {
        Text("1").tabItem { Text("First") }.tag(1)
        Text("2").tabItem { Text("Second") }.tag(2)
      }
    }
    _ = tabs.handle(.control("p"))
    #expect(names(tabs) == ["First", "Second"])
  }

  @Test func `the items of an open menu are commands, and what is below it is none`() {
    let session = TerminalSession.of(rows: 12, columns: 40, showsKeys: true) { [model] in
      Button("Below") {}
      Menu("More") {
        Button("Copy") { model.log.append("copy") }
        Button("Move") { model.log.append("move") }
      }
    }
    open(session)
    session.press(.text("more"), .enter)
    open(session)
    #expect(names(session) == ["Copy", "Move"])
    session.press(.down, .enter)
    #expect(model.log == ["move"])
  }

  @Test func `a list that is longer than the screen scrolls`() {
    let session = TerminalSession.of(rows: 8, columns: 30, showsKeys: true) { [model] in
      ForEach(1..<30, id: \.self) { number in
        Button("Command \(number)") { model.log.append("\(number)") }
      }
    }
    open(session)
    #expect(session.text.contains("Command 4 "))
    for _ in 0..<20 { session.press(.down) }
    #expect(session.highlighted.contains("Command 21 "))
    session.press(.enter)
    #expect(model.log == ["21"])
  }

  @Test func `a shortcut of the application with the same keys comes first`() {
    let session = TerminalSession.of(showsKeys: true) { [model] in
      Button("Print") { model.log.append("print") }.keyboardShortcut("p")
    }
    open(session)
    #expect(model.log == ["print"])
    #expect(session.commandList == nil)
  }

  @Test func `it works beside a field, whose text it leaves alone`() {
    let session = TerminalSession.of(rows: 10, columns: 40, showsKeys: true) { [model] in
      TextField("Name", text: model.binding(\.name))
      Button("Save") { model.log.append("save") }
    }
    session.press(.text("a"))
    open(session)
    session.press(.text("sa"), .enter)
    #expect(model.name == "a")
    #expect(model.log == ["save"])
  }

  @Test func `control-C still quits`() {
    let session = session()
    open(session)
    #expect(session.handle(.control("c")) == .quit)
  }

  @Test func `the list fits in a narrow terminal`() {
    let session = session(rows: 6, columns: 20)
    open(session)
    #expect(session.frame().buffer.lines.allSatisfy { $0.columns <= 20 })
    #expect(session.text.contains("Delete – Mi"))
  }
}
