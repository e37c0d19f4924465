// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import Testing

/// Rules of a form for shared fields.
@MainActor
@Suite("Validation of shared fields")
struct SharedValidationTests {
  @Reducer
  struct Profile {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("name")) var name = "Blob"
      @Shared(.inMemory("isPublic")) var isPublic = false
      var status = FormStatus<State>()
    }

    enum Action {
      case form(FormAction<State>)
      case validation(FormValidationAction<State>)
    }

    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
        .form(action: \.form)
        .validation(\.status, form: \.form, action: \.validation) {
          FormRule(\.name, "must not be empty", dependsOn: \.isPublic) {
            !$0.isEmpty || !$1.isPublic
          }
        }
    }
  }

  private let store = TestStore(initialState: Profile.State()) { Profile() }

  @Test func `a rule is checked after a write to a shared field, and to one that it depends on`()
    async
  {
    await store.send(.form(.set(\.name, ""))) {
      $0.$name.withLock { $0 = "" }
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true)
    }
    await store.send(.form(.set(\.isPublic, true))) {
      $0.$isPublic.withLock { $0 = true }
      $0.status[\.isPublic] = FormFieldStatus(isTouched: true, isDirty: true)
      $0.status[\.name].problems = ["must not be empty"]
    }
  }

  @Test func `a reset restores the first values of shared fields`() async {
    await store.send(.form(.set(\.name, "Ada"))) {
      $0.$name.withLock { $0 = "Ada" }
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true)
    }
    store.exhaustivity = .off
    await store.send(.validation(.reset)) { $0.$name.withLock { $0 = "Blob" } }
    @Shared(.inMemory("name")) var name = ""
    #expect(name == "Blob")
  }
}
