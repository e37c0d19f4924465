// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Tap areas, links and shortcuts")
struct TapAreaTests {
  private let model = Model()

  init() {
    model.count = 0
  }

  @Test func `a tap area looks like its content, has the focus, and is pressed by keys`() {
    let session = TerminalSession.of { [model] in
      Text("Row \(model.count)").onTapGesture { model.count += 1 }
    }
    #expect(session.text == "Row 0")
    #expect(session.focusedText == "Row 0")
    session.press(.enter, .text(" "))
    #expect(session.text == "Row 2")
  }

  @Test func `a control in a tap area has its own focus`() {
    let session = TerminalSession.of { [model] in
      HStack {
        Text("Row")
        Button("More") { model.count += 1 }
      }
      .onTapGesture { model.count += 10 }
    }
    #expect(session.text == "Row [ More ]")
    session.press(.right)
    #expect(session.focusedText == "More")
    session.press(.enter)
    #expect(model.count == 1)
    session.press(.left, .enter)
    #expect(model.count == 11)
  }

  @Test func `a link shows its URL behind its label, unless they are equal`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      Link("Site", destination: URL(string: "https://example.com")!)
      Link("https://example.com", destination: URL(string: "https://example.com")!)
    }
    #expect(session.text == "Site https://example.com\nhttps://example.com")
  }

  @Test func `a shared text is shown behind its label`() {
    let session = TerminalSession.of(givesFocus: false) {
      ShareLink("Share", item: "abc")
    }
    #expect(session.text == "⇪ Share abc")
  }

  @Test func `a shortcut is shown, and pressed with control or alt`() {
    let session = TerminalSession.of { [model] in
      Button("Save") { model.count += 1 }.keyboardShortcut("s")
      Text("\(model.count)")
    }
    #expect(session.text == "[ Save ] ^S\n0")
    _ = session.handle(.control("s"))
    _ = session.handle(.alt("s"))
    _ = session.handle(.plain(.text("s")))
    #expect(model.count == 2)
  }

  @Test func `a shortcut works while a field is edited, if the field has no use for it`() {
    let session = TerminalSession.of { [model] in
      TextField("Name", text: model.binding(\.name))
      Button("Save") { model.count += 1 }.keyboardShortcut("s")
      Button("End") { model.count += 10 }.keyboardShortcut("e")
      Button("Letter") { model.count += 100 }.keyboardShortcut("x", modifiers: [])
    }
    session.press(.text("x"))
    _ = session.handle(.control("s"))
    _ = session.handle(.control("e"))
    #expect(model.count == 1)
    #expect(model.name == "x")
  }

  @Test func `the return key in a field presses the default button`() {
    let session = TerminalSession.of { [model] in
      TextField("Name", text: model.binding(\.name))
      Button("Save") { model.count += 1 }.keyboardShortcut(.defaultAction)
    }
    session.press(.text("x"), .enter)
    #expect(model.count == 1)
  }

  @Test func `only the topmost layer takes shortcuts`() {
    let session = TerminalSession.of { [model] in
      Button("Below") { model.count += 1 }.keyboardShortcut("s")
        .sheet(isPresented: .constant(true)) {
          Button("Above") { model.count += 10 }
        }
    }
    _ = session.handle(.control("s"))
    #expect(model.count == 0)
  }

  @Test func `the environment has the size class of the terminal's width`() {
    let session = TerminalSession.of(columns: 80) { SizeText() }
    #expect(session.text == "regular")
    session.size = ScreenSize(rows: 8, columns: 40)
    #expect(session.text == "compact")
  }
}

private struct SizeText: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
}
