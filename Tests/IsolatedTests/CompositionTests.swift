// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Testing

@Composer
struct Todo {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
  }

  enum ViewAction { case cleared }
  enum DelegateAction { case removed }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> Effect<Action> {
    state.title = ""
    return .send(.delegate(.removed))
  }

  @ComposeBodyActionCase
  func delegate(state: inout State, action: DelegateAction) {}
}

@Composer
struct Note {
  struct State: Equatable {
    var text = ""
  }

  enum ViewAction { case typed(String) }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    if case .typed(let text) = action { state.text = text }
  }
}

@ComposeReducer(
  .bindable,
  children: [
    .reducer("note", of: Note.self, initialState: .init()),
    .identifiedArray("todos", of: Todo.self),
    .presentsAlert(),
    .presentsDestination(children: [
      .reducer("note", of: Note.self), .state("text", of: String.self),
    ]),
    .navigationStack(children: [.reducer("note", of: Note.self)]),
  ]
)
@Composer
struct Desk {
  struct State: Equatable {
    var changes = 0
  }

  enum ViewAction { case noteTapped }
  enum AlertAction { case confirmed }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    state.destination = .note(Note.State())
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) {}

  @ComposeDelegate("todos")
  func todos(state: inout State, id: Int, action: Todo.DelegateAction) {
    state.todos.remove(id: id)
  }

  @ComposeBodyOnChange(of: \State.note, attachment: .feature)
  func noteChanged(state: inout State) {
    state.changes += 1
  }
}

@Reducer
struct Bounded: BoundingReducer {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action: TCAFeatureAction {
    enum ViewAction { case tapped }
    enum DelegateAction { case finished }
    enum InternalAction { case updated }

    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    .send(._internal(.updated))
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> {
    state.count += 1
    return .send(.delegate(.finished))
  }

  func reduce(
    into state: inout State,
    delegateAction action: Action.DelegateAction
  ) -> Effect<Action> {
    .none
  }
}

@MainActor
@Suite("Composition")
struct CompositionTests {
  @Test("a composed feature runs its parts")
  func composed() async {
    let store = TestStore(initialState: Desk.State(todos: [Todo.State(id: 1)])) { Desk() }
    await store.send(.note(.view(.typed("a")))) {
      $0.note.text = "a"
      $0.changes = 1
    }
    await store.send(.todos(.element(id: 1, action: .view(.cleared))))
    await store.receive(\.todos[id: 1].delegate.removed) { $0.todos = [] }
    await store.send(.view(.noteTapped)) { $0.destination = .note(Note.State()) }
    await store.send(\.destination.note.view.typed, "b") {
      $0.destination = .note(Note.State(text: "b"))
    }
  }

  @Test("a bounded feature keeps its groups of actions apart")
  func bounded() async {
    let store = TestStore(initialState: Bounded.State()) { Bounded() }
    await store.send(.view(.tapped))
    await store.receive(\._internal.updated) { $0.count = 1 }
    await store.receive(\.delegate.finished)
  }
}
