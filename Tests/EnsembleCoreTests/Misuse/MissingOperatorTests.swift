// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Reducer
private struct Editor {
  @ObservableState
  struct State: Equatable { var text = "" }
  enum Action { case cleared }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.text = ""
      return .none
    }
  }
}

@MainActor
@Suite("Presented children without an 'ifLet'")
struct MissingOperatorTests {
  @ObservableState
  struct State: Equatable {
    @Presents fileprivate var editor: Editor.State? = Editor.State(text: "Blob")
  }

  @CasePathable
  fileprivate enum Action {
    case editor(PresentationAction<Editor.Action>)
  }

  @Test func `the first action that no operator takes is reported, and no other`() throws {
    let store = Store(initialState: State()) { Reduce<State, Action> { _, _ in .none } }
    let child = try #require(store.scope(state: \.$editor, action: \.editor))
    expectReport("no 'ifLet' has passed it to the reducer of the child") {
      child.send(.cleared)
    }
    child.send(.cleared)
    #expect(child.text == "Blob")
  }

  @Test func `an action that an operator takes is not reported`() throws {
    let store = Store(initialState: State()) {
      Reduce<State, Action> { _, _ in .none }.ifLet(\.$editor, action: \.editor) { Editor() }
    }
    try #require(store.scope(state: \.$editor, action: \.editor)).send(.cleared)
    #expect(store.editor?.text == "")
  }

  @Test func `an operator of the optional state takes the action, too`() throws {
    let store = Store(initialState: State()) {
      Reduce<State, Action> { _, _ in .none }.ifLet(\.editor, action: \.editor.presented) {
        Editor()
      }
    }
    try #require(store.scope(state: \.$editor, action: \.editor)).send(.cleared)
    #expect(store.editor?.text == "")
  }

  @Test func `a parent that removes the child reports nothing`() throws {
    let store = Store(initialState: State()) {
      Reduce<State, Action> { state, _ in
        state.editor = nil
        return .none
      }
    }
    try #require(store.scope(state: \.$editor, action: \.editor)).send(.cleared)
    #expect(store.editor == nil)
  }
}
