// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Forms")
struct FormReducerTests {
  @Reducer
  struct Profile {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var slider = 5.0
      var stepper = 10
      var address = Address()
      var isPublic = false
      var notes: [String] = []
    }

    struct Address: Equatable {
      var city = ""
    }

    enum Action {
      case form(FormAction<State>)
      case granted(FormAction<State>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .form(.set(\.name, "nobody")):
          state.name = ""
          return .none
        case .form(\.name):
          state.name = String(state.name.prefix(4))
          return .none
        case .form(\.stepper):
          state.slider = min(state.slider, Double(state.stepper))
          return .none
        case .form(\.address.city):
          state.address.city += "!"
          return .none
        case .form(\.isPublic):
          let asked = action[case: \.form.isPublic]
          state.notes.append("asked for \(asked.map(String.init) ?? "nothing")")
          return .none
        case .form(let form):
          state.notes.append(form.logLine)
          return .none
        case .granted(let form):
          form.apply(to: &state)
          return .none
        }
      }
      .form(action: \.form, holding: \.isPublic)
    }
  }

  private func store(_ state: Profile.State = .init()) -> TestStoreOf<Profile> {
    TestStore(initialState: state) { Profile() }
  }

  @Test func `the value is written first, then the feature runs`() async {
    let store = store()
    await store.send(.form(.set(\.name, "Blob"))) { $0.name = "Blob" }
    await store.send(.form(.set(\.name, "Blobby")))
    await store.send(.form(.set(\.address.city, "Turin"))) { $0.address.city = "Turin!" }
  }

  @Test func `a write to one field can change another`() async {
    let store = store()
    await store.send(.form(.set(\.slider, 2))) {
      $0.slider = 2
      $0.notes = ["slider = 2.0"]
    }
    await store.send(.form(.set(\.stepper, 1))) {
      $0.stepper = 1
      $0.slider = 1
    }
  }

  @Test func `a pattern with a value can precede the one of its field`() async {
    let store = store(Profile.State(name: "Blob"))
    await store.send(.form(.set(\.name, "nobody"))) { $0.name = "" }
  }

  @Test func `a write to a struct does not match the patterns of its fields`() async {
    let store = store()
    await store.send(.form(.set(\.address, Profile.Address(city: "Turin")))) {
      $0.address.city = "Turin"
      $0.notes = ["address = Address(city: \"Turin\")"]
    }
  }

  @Test func `a held field is written by the feature only`() async {
    let store = store()
    let ask = FormAction<Profile.State>.set(\.isPublic, true)
    await store.send(.form(ask)) { $0.notes = ["asked for true"] }
    await store.send(.granted(ask)) { $0.isPublic = true }
  }

  @Test func `actions of other cases are passed on unchanged`() async {
    let store = store()
    await store.send(.granted(.set(\.name, "Blobby"))) { $0.name = "Blobby" }
  }

  @Test func `a write to the whole state is reported and not applied`() async {
    let store = Store(initialState: Profile.State(name: "Blob")) { Profile() }
    expectReport("whole state (\\.self)", "Profile.Action.form", "FormReducerTests.swift") {
      store.send(.form(.set(\.self, Profile.State(name: "Blobby"))))
    }
    #expect(store.name == "Blob")
  }

  @Test func `the feature receives the old value of a field`() async {
    struct State: Equatable {
      var volume = 3
      var isMuted = false
      var heard: [String] = []
    }
    let store = TestStore(initialState: State()) {
      Reduce<State, FormsOnly<State>> { state, action in
        guard case .form(let form) = action else { return .none }
        if let old = form.oldValue(for: \.volume), abs(old - state.volume) > 1 {
          state.volume = old
        }
        if let old = form.oldValue(for: \.isMuted) {
          state.heard.append("muted: \(old) to \(form.value(for: \.isMuted) == true)")
        }
        return .none
      }
      .form(action: \.form, holding: \.isMuted)
    }
    await store.send(.form(.set(\.volume, 4))) { $0.volume = 4 }
    await store.send(.form(.set(\.volume, 9)))
    await store.send(.form(.set(\.isMuted, true))) { $0.heard = ["muted: false to true"] }
  }

  @CasePathable
  enum FormsOnly<State> {
    case form(FormAction<State>)
  }
}
