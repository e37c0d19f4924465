// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Questions and menus")
struct QuestionTests {
  @Test("a question is ended by each of its buttons, and by closing it")
  func questions() {
    let answers = Answers()
    let host = ViewHost(AskingView(answers: answers))
    host.button("Ask").tap()
    #expect(host.dialogTitle == "Delete it?")
    #expect(host.texts == ["There is no way back."])
    host.button("Delete").tap()
    #expect(answers.all == ["deleted"])
    #expect(host.dialogTitle == nil)
    host.button("Ask").tap()
    #expect(host.dismiss())
    #expect(host.dialogTitle == nil)
    host.button("Tell").tap()
    host.button("OK").tap()
    #expect(host.dialogTitle == nil)
    #expect(answers.all == ["deleted"])
  }

  @Test("a menu shows its buttons when it is asked for, and one of them ends it")
  func menu() {
    let answers = Answers()
    let host = ViewHost(AskingView(answers: answers))
    #expect(!host.controls.contains("Copy"))
    host.button("More").tap()
    #expect(host.controls == ["Copy", "Move"])
    host.button("Move").tap()
    #expect(answers.all == ["moved"])
    #expect(!host.controls.contains("Copy"))
  }
}

private struct AskingView: View {
  let answers: Answers
  @State private var isAsking = false
  @State private var isTelling = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Delete it?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { answers.all.append("deleted") }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("There is no way back.")
      }
    Button("Tell") { isTelling = true }
      .alert("So it is", isPresented: $isTelling) {}
    Menu("More") {
      Button("Copy") { answers.all.append("copied") }
      Button("Move") { answers.all.append("moved") }
    }
    .buttonStyle(.bordered)
  }
}
