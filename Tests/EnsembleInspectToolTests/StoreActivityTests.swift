// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@testable import EnsembleInspector

@Reducer
private struct Note {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var count = 0
    var secret = Sensitive("hidden")
  }

  enum Action {
    case added
    case written(String)
    case secretWritten(Sensitive<String>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added: state.count += 1
      case .written(let text): state.text = text
      case .secretWritten(let secret): state.secret = secret
      }
      return .none
    }
  }
}

@MainActor
@Suite("The activity of stores", .timeLimit(.minutes(10)))
struct StoreActivityTests {
  private let activity = StoreActivity()

  private func makeStore() -> StoreOf<Note> { Store(initialState: Note.State()) { Note() } }

  @Test func `it has the states and the last actions, the newest first`() {
    let store = activity.recording { makeStore() }
    store.send(.added)
    store.send(.written("A"))
    let shown = activity.snapshot()
    #expect(shown.state.contains("count: 1"))
    #expect(shown.actions.map(\.text) == [#".written("A")"#, ".added"])
    #expect(shown.actions.map(\.id) == [1, 0])
  }

  @Test func `a store that was created before or after is not shown`() {
    let before = makeStore()
    let store = activity.recording { makeStore() }
    let after = makeStore()
    for store in [before, store, after] { store.send(.added) }
    #expect(activity.snapshot().actions.count == 1)
  }

  @Test func `a released store has no state, and keeps its actions`() {
    var store: StoreOf<Note>? = activity.recording { makeStore() }
    store?.send(.added)
    store = nil
    let shown = activity.snapshot()
    #expect(shown.state.isEmpty)
    #expect(shown.actions.map(\.text) == [".added"])
  }

  @Test func `the oldest actions are forgotten`() {
    let store = activity.recording { makeStore() }
    for number in 1...120 { store.send(.written("\(number)")) }
    let actions = activity.snapshot().actions
    #expect(actions.count == StoreActivity.actionLimit)
    #expect(actions.first?.text == #".written("120")"#)
    #expect(actions.last?.text == #".written("71")"#)
  }

  @Test func `sensitive values are shown neither in states nor in actions`() {
    let store = activity.recording { makeStore() }
    store.send(.secretWritten(Sensitive("password")))
    let shown = activity.snapshot()
    #expect(!shown.state.contains("password") && !shown.state.contains("hidden"))
    #expect(shown.actions.allSatisfy { !$0.text.contains("password") })
  }

  @Test(arguments: ["a", "é", "👩‍👩‍👧"])
  func `a long description is cut between characters`(character: Character) {
    let store = activity.recording { makeStore() }
    store.send(.written(String(repeating: character, count: StoreActivity.stateLimit)))
    let shown = activity.snapshot()
    #expect(shown.state.hasSuffix(" …"))
    #expect(shown.state.utf8.count < StoreActivity.stateLimit + 100)
    #expect(shown.actions[0].text.dropLast(2).last == character)
  }

  @Test func `changes are told, and coalesced while nobody takes them`() async {
    let store = activity.recording { makeStore() }
    var changes = activity.changes.makeAsyncIterator()
    store.send(.added)
    store.send(.added)
    await changes.next()
    #expect(activity.snapshot().actions.count == 2)
    store.send(.added)
    await changes.next()
    #expect(activity.snapshot().actions.count == 3)
  }
}
