// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Binding reducers")
struct BindingReducerTests {
  @Test func `a write is applied before later reducers run`() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.text, "abcdefgh") { $0.text = "abcde" }
    await store.send(.binding(.set(\.note, "a"))) { $0.note = "a" }
    await store.send(.set(\.note, nil)) { $0.note = nil }
  }

  @Test func `a reducer can match a value, a field and a nested field`() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.count, 7) {
      $0.count = 7
      $0.log = ["seven"]
    }
    await store.send(\.binding.count, 8) {
      $0.count = 8
      $0.log = ["seven", "count"]
    }
    await store.send(.binding(.set(\.user.name, "a"))) {
      $0.user.name = "a"
      $0.log = ["seven", "count", "name"]
    }
    await store.send(\.binding.user, Profile.User(name: "b")) { $0.user.name = "b" }
  }

  @Test func `earlier reducers receive the state before the write`() {
    let seen = Recorder<Int>()
    let store = Store(initialState: Profile.State()) {
      Reduce<Profile.State, Profile.Action> { state, _ in
        seen.record(state.count)
        return .none
      }
      BindingReducer()
      Reduce { state, _ in
        seen.record(state.count)
        return .none
      }
    }
    store.send(.binding(.set(\.count, 3)))
    #expect(seen.values == [0, 3])
  }

  @Test func `a test store receives writes that effects send`() async {
    let store = TestStore(initialState: Profile.State()) {
      CombineReducers {
        BindingReducer<Profile.State, Profile.Action, Profile.Action>()
        Reduce<Profile.State, Profile.Action> { _, action in
          action == .reset ? .send(.set(\.text, "a")) : .none
        }
      }
    }
    await store.send(.reset)
    await store.receive(\.binding.text) { $0.text = "a" }
    await store.send(.reset)
    await store.receive(\.binding.text, "a")
  }

  @Test func `writes in view actions are applied`() async {
    let store = TestStore(initialState: Panel.State()) { Panel() }
    await store.send(\.view.binding.text, "a") { $0.text = "a" }
    await store.send(.view(.binding(.set(\.count, 2)))) { $0.count = 2 }
    await store.send(.view(.tapped))
    await store.send(.loaded)
  }

  @Test func `actions need no case paths`() {
    enum Action: BindableAction {
      case binding(BindingAction<Profile.State>)
      case other(BindingAction<Profile.State>)
    }
    let store = Store(initialState: Profile.State()) {
      BindingReducer<Profile.State, Action, Action>()
    }
    store.send(.binding(.set(\.text, "a")))
    #expect(store.withState(\.text) == "a")
    store.send(.other(.set(\.text, "b")))
    #expect(store.withState(\.text) == "a")
  }

  @Test func `an action type can identify its writes itself`() {
    struct Action: BindableAction {
      var write: BindingAction<Profile.State>?

      static func binding(_ action: BindingAction<Profile.State>) -> Self { Self(write: action) }
      var binding: BindingAction<Profile.State>? { write }
    }
    let store = Store(initialState: Profile.State()) {
      BindingReducer<Profile.State, Action, Action>()
    }
    store.send(.binding(.set(\.text, "a")))
    store.send(Action())
    #expect(store.withState(\.text) == "a")
  }
}
