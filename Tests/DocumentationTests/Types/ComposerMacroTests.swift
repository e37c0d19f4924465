// SPDX-License-Identifier: MIT

// The sample code of the documentation of Composer. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: child
@Reducer
struct Sketch {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
// end

// snippet: example
@ComposeReducer(
  .bindable,
  children: [
    .identifiedArray("notes", of: Sketch.self, initialState: []),
    .presentsAlert(),
  ]
)
@Composer
struct Sketchbook {
  struct State: Equatable {
    var title = ""
  }

  enum ViewAction {
    case addTapped
    case clearTapped
  }

  enum AlertAction: Equatable {
    case clearConfirmed
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .addTapped:
      state.notes.append(Sketch.State(id: state.notes.count))
    case .clearTapped:
      state.alert = AlertState {
        TextState("Remove all notes?")
      } actions: {
        ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
      }
    }
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) {
    switch action {
    case .clearConfirmed: state.notes.removeAll()
    }
  }
}
// end

@MainActor
@Suite struct ComposerMacroTests {
  @Test func `a composed feature has rows and an alert`() {
    let store = Store(initialState: Sketchbook.State()) { Sketchbook() }
    store.send(.view(.addTapped))
    #expect(store.notes.count == 1)
    store.send(.view(.clearTapped))
    #expect(store.alert != nil)
    store.send(.alert(.presented(.clearConfirmed)))
    #expect(store.notes.isEmpty)
  }
}
