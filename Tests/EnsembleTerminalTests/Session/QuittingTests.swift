// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Quitting")
struct QuittingTests {
  private let model = Model()

  private var session: TerminalSession {
    .of(rows: 15, columns: 40, showsKeys: true) {
      Button("Edit") { model.isShown.toggle() }
        .interactiveDismissDisabled(model.isShown)
    }
  }

  @Test(arguments: [KeyStroke.plain(.text("q")), .control("c"), .control("d")])
  func `without unsaved changes, the session ends at once`(press: KeyStroke) {
    #expect(session.handle(press) == .quit)
  }

  @Test func `with unsaved changes, a question comes first`() {
    let session = session
    session.press(.enter)
    #expect(session.handle(.plain(.text("q"))) == .go)
    #expect(session.text.contains("There are unsaved changes."))
    #expect(session.text.hasSuffix(" q quit  esc stay"))
    #expect(session.handle(.plain(.escape)) == .go)
    #expect(!session.text.contains("unsaved"))
    #expect(session.handle(.plain(.text("q"))) == .go)
    #expect(session.handle(.plain(.text("q"))) == .quit)
  }

  @Test func `control-C asks once, and then quits`() {
    let session = session
    session.press(.enter)
    #expect(session.handle(.control("c")) == .go)
    #expect(session.handle(.control("c")) == .quit)
  }

  @Test func `after the changes are saved, nothing is asked`() {
    let session = session
    session.press(.enter, .enter)
    #expect(session.handle(.plain(.text("q"))) == .quit)
  }

  @Test func `changes that are saved meanwhile answer the question`() {
    let session = session
    session.press(.enter)
    #expect(session.handle(.control("c")) == .go)
    _ = session.frame()
    #expect(!session.canQuitWithoutAnswer)
    model.isShown = false
    _ = session.frame()
    #expect(session.canQuitWithoutAnswer)
  }

  @Test func `without a question, nothing quits`() {
    let session = session
    session.press(.enter, .enter)
    #expect(!session.canQuitWithoutAnswer)
  }

  @Test func `escape does not close a sheet that has something to lose`() {
    model.isShown = true
    let session = TerminalSession.of(rows: 15, columns: 40, showsKeys: true) {
      Text("Below").sheet(isPresented: model.binding(\.isShown)) {
        Button("Save") { model.isShown = false }.interactiveDismissDisabled()
      }
    }
    #expect(!session.text.contains("esc"))
    session.press(.escape)
    #expect(model.isShown)
    session.press(.enter)
    #expect(!model.isShown)
    #expect(session.handle(.plain(.text("q"))) == .quit)
  }
}
