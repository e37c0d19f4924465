// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Expectations of scripts")
struct ExpectationTests {
  private let model = Model()

  @Test func `text on the screen is expected without waiting`() async {
    var pauses = 0
    let script = ScriptedSession(tree: ViewTree(Text("1 of 2 to do"))) { _ in pauses += 1 }
    let answer = await script.answer("expect 1 of 2")
    #expect(answer == ScriptedSession.Answer(frame: "1 of 2 to do\n"))
    #expect(pauses == 0)
  }

  @Test func `a text is waited for until it appears`() async {
    var pauses = 0
    let script = session {
      pauses += 1
      if pauses == 3 { model.name = "Loaded" }
    }
    let answer = await script.answer("expect Loaded")
    #expect(!answer.isFailure)
    #expect(answer.frame == "Loaded\n")
    #expect(pauses == 3)
  }

  @Test func `a text is waited for until it disappears`() async {
    model.name = "Loading"
    let script = session { model.name = "Done" }
    let answer = await script.answer("expect no Loading")
    #expect(!answer.isFailure)
    #expect(answer.frame == "Done\n")
  }

  @Test func `waiting ends after ten seconds`() async {
    var seconds = 0.0
    model.name = "Here"
    let script = ScriptedSession(tree: ViewTree(AppView { Text(model.name) })) { seconds += $0 }
    let missing = await script.answer("expect There")
    #expect(missing.note == "'There' is not on the screen, after 10 seconds.")
    #expect(missing.isFailure)
    #expect(missing.frame == "Here\n")
    #expect((9...10).contains(seconds))
    let present = await script.answer("expect no Here")
    #expect(present.note == "'Here' is still on the screen, after 10 seconds.")
  }

  @Test func `line breaks and the caret do not matter`() async {
    let long = Array(repeating: "word", count: 30).joined(separator: " ") + " end"
    let content = AppView {
      VStack {
        Text(long)
        HStack {
          TextField("Name", text: model.binding(\.name))
          Button("Add") {}
        }
      }
    }
    let script = ScriptedSession(tree: ViewTree(content)) { _ in }
    #expect(await !script.answer("expect \(long)").isFailure)
    #expect(await !script.answer("Name = Ada").isFailure)
    #expect(await !script.answer("expect Name: Ada [ Add ]").isFailure)
  }

  private func session(pause: @escaping @MainActor () -> Void) -> ScriptedSession {
    ScriptedSession(tree: ViewTree(AppView { [model] in Text(model.name) })) { _ in pause() }
  }
}
