// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Testing

@FormFields
@ObservableState
struct Profile: Equatable {
  var name = ""
  var age = 0
  var status = FormStatus<Profile>()

  enum Plan: String, Equatable, CaseIterable { case free, paid }
  @FormFieldIgnored var plan = Plan.free
}

@Reducer
struct ProfileForm {
  typealias State = Profile

  enum Action {
    case form(FormAction<State>)
    case saveTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(\.plan): return .none
      case .form, .saveTapped: return .none
      }
    }
    .form(action: \.form)
  }
}

@MainActor
@Suite("Forms")
struct FormTests {
  @Test("fields are written by bindings and by texts")
  func fields() async throws {
    let store = TestStore(initialState: Profile()) { ProfileForm() }
    await store.send(.form(.set(\.name, "Blob"))) { $0.name = "Blob" }
    await store.send(.form(.set(\.plan, .paid))) { $0.plan = .paid }
    let action = try FormAction<Profile>("age=3")
    await store.send(.form(action)) { $0.age = 3 }
  }
}
