// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Form validation")
struct FormValidationTests {
  private func store(_ state: SignUp.State = .init()) -> TestStoreOf<SignUp> {
    TestStore(initialState: state) { SignUp() }
  }

  /// A valid state.
  private var valid: SignUp.State {
    SignUp.State(name: "blob", password: "secret!", confirmation: "secret!")
  }

  // MARK: Writing

  @Test func `a form without writes has no problems`() {
    let status = SignUp.State().status
    #expect(status.isValid && status.canSubmit)
    #expect(!status.isTouched && !status.isDirty && !status.isValidating)
  }

  @Test func `a field is validated after a write to it`() async {
    let store = store(valid)
    await store.send(.form(.set(\.name, ""))) {
      $0.name = ""
      $0.status[\.name] = FormFieldStatus(
        problems: ["must not be empty"],
        isTouched: true,
        isDirty: true
      )
    }
    #expect(!store.state.status.isValid && !store.state.status.canSubmit)
    await store.send(.form(.set(\.name, "bloba"))) {
      $0.name = "bloba"
      $0.status[\.name].problems = []
    }
    #expect(store.state.status.isValid)
  }

  @Test func `every broken rule adds its problem, in order`() async {
    let store = store()
    await store.send(.form(.set(\.password, "x"))) {
      $0.password = "x"
      $0.status[\.password] = FormFieldStatus(
        problems: ["is too short", "needs a sign"],
        isTouched: true,
        isDirty: true
      )
    }
  }

  @Test func `a field is dirty while it differs from its first value`() async {
    let store = store(valid)
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true)
    }
    await store.send(.form(.set(\.name, "blob"))) {
      $0.name = "blob"
      $0.status[\.name].isDirty = false
    }
    #expect(store.state.status.isTouched && !store.state.status.isDirty)
  }

  @Test func `a field without rules can be touched and dirty`() async {
    let store = store()
    await store.send(.form(.set(\.isPublic, true))) {
      $0.isPublic = true
      $0.status[\.isPublic] = FormFieldStatus(isTouched: true, isDirty: true)
    }
  }

  @Test func `validation uses the feature's correction`() async {
    let store = store()
    await store.send(.form(.set(\.name, "   "))) {
      $0.status[\.name] = FormFieldStatus(problems: ["must not be empty"], isTouched: true)
    }
  }

  @Test func `a touched field is validated after a write to its dependency`() async {
    let store = store(valid)
    await store.send(.form(.set(\.password, "secret!!"))) {
      $0.password = "secret!!"
      $0.status[\.password] = FormFieldStatus(isTouched: true, isDirty: true)
    }
    await store.send(.form(.set(\.confirmation, "secret!?"))) {
      $0.confirmation = "secret!?"
      $0.status[\.confirmation] = FormFieldStatus(
        problems: ["differs"],
        isTouched: true,
        isDirty: true
      )
    }
    await store.send(.form(.set(\.password, "secret!?"))) {
      $0.password = "secret!?"
      $0.status[\.confirmation].problems = []
    }
  }

  @Test func `a touched field is validated again when the feature changes it`() async {
    let store = store(valid)
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true)
    }
    await store.send(.change { $0.name = "" }) {
      $0.name = ""
      $0.status[\.name].problems = ["must not be empty"]
    }
    await store.send(.change { $0.name = "blob" }) {
      $0.name = "blob"
      $0.status[\.name].problems = []
      $0.status[\.name].isDirty = false
    }
  }

  @Test func `a held field is validated when the feature writes it`() async {
    let store = store(valid)
    await store.send(.form(.set(\.isTrusted, true))) {
      $0.status[\.isTrusted] = FormFieldStatus(isTouched: true)
    }
    await store.send(.change { $0.isTrusted = true }) {
      $0.isTrusted = true
      $0.status[\.isTrusted].isDirty = true
      $0.status[\.isTrusted].problems = ["needs to be public"]
    }
  }

  @Test func `a problem that the feature adds stays until the next write`() async {
    let store = store(valid)
    await store.send(.change { $0.status[\.name].problems = ["is banned"] }) {
      $0.status[\.name].problems = ["is banned"]
    }
    await store.send(.form(.set(\.isPublic, true))) {
      $0.isPublic = true
      $0.status[\.isPublic] = FormFieldStatus(isTouched: true, isDirty: true)
    }
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true)
    }
  }

  @Test func `a write to the whole state counts for no field`() async {
    let store = Store(initialState: valid) { SignUp() }
    expectReport("whole state") { store.send(.form(.set(\.self, SignUp.State()))) }
    #expect(store.withState(\.self) == valid)
  }

  // MARK: Submitting

  @Test func `submitting validates every field`() async {
    let store = store(SignUp.State(name: "blob"))
    await store.send(.validation(.submit)) {
      for field in SignUp.validated { $0.status[field].isTouched = true }
      $0.status[\.password].problems = ["is too short", "needs a sign"]
    }
    await store.receive(\.validation.rejected)
    #expect(!store.state.status.isValid)
  }

  @Test func `a form without problems is submitted`() async {
    let store = store(valid)
    await store.send(.validation(.submit)) {
      for field in SignUp.validated { $0.status[field].isTouched = true }
    }
    await store.receive(\.validation.submitted) { $0.saved = ["blob"] }
  }

  @Test func `submitting validates values that were not written by the form`() async {
    let store = store(valid)
    await store.send(.change { $0.name = "" }) { $0.name = "" }
    await store.send(.validation(.submit)) {
      for field in SignUp.validated { $0.status[field].isTouched = true }
      $0.status[\.name].problems = ["must not be empty"]
    }
    await store.receive(\.validation.rejected)
  }

  @Test func `after a rejection each correction is validated`() async {
    let store = store(SignUp.State(name: "blob"))
    store.exhaustivity = .off
    await store.send(.validation(.submit))
    await store.receive(\.validation.rejected)
    await store.send(.form(.set(\.password, "secret!"))) {
      $0.status[\.password].problems = []
      $0.status[\.confirmation].problems = ["differs"]
    }
    await store.send(.form(.set(\.confirmation, "secret!"))) {
      $0.status[\.confirmation].problems = []
    }
    await store.send(.validation(.submit))
    await store.receive(\.validation.submitted)
  }

  @Test func `submitting clears problems of fields without rules`() async {
    let store = store(valid)
    await store.send(.change { $0.status[\.isPublic].problems = ["is odd"] }) {
      $0.status[\.isPublic].problems = ["is odd"]
    }
    await store.send(.validation(.submit)) {
      for field in SignUp.validated { $0.status[field].isTouched = true }
      $0.status[\.isPublic].problems = []
    }
    await store.receive(\.validation.submitted) { $0.saved = ["blob"] }
  }

  // MARK: Resetting

  @Test func `a reset restores the first values of written fields`() async {
    let store = store(valid)
    store.exhaustivity = .off
    await store.send(.form(.set(\.name, "")))
    await store.send(.form(.set(\.name, "b")))
    await store.send(.form(.set(\.isPublic, true)))
    await store.send(.change { $0.saved = ["kept"] })
    store.exhaustivity = .on
    await store.send(.validation(.reset)) {
      $0.name = "blob"
      $0.isPublic = false
      $0.status = FormStatus()
    }
    #expect(store.state.saved == ["kept"])
  }

  @Test func `a reset does not change fields without writes`() async {
    let store = store(valid)
    store.exhaustivity = .off
    await store.send(.validation(.submit))
    await store.receive(\.validation.submitted)
    await store.send(.change { $0.name = "changed" })
    await store.send(.validation(.reset))
    #expect(store.state.name == "changed")
  }

  @Test func `a reset restores a field and its parts in reverse order`() async {
    let store = store(valid)
    store.exhaustivity = .off
    await store.send(.form(.set(\.address.city, "Turin")))
    await store.send(.form(.set(\.address, SignUp.Address(city: "Rome"))))
    await store.send(.validation(.reset))
    #expect(store.state.address == SignUp.Address())
  }

  @Test func `a new status makes the current values the first ones`() async {
    let store = store(valid)
    store.exhaustivity = .off
    await store.send(.form(.set(\.name, "b")))
    await store.send(.change { $0.status = FormStatus() }) { $0.status = FormStatus() }
    await store.send(.form(.set(\.name, "bl"))) {
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true)
    }
    await store.send(.validation(.reset))
    #expect(store.state.name == "b")
  }

  // MARK: Observation and printing

  @Test func `unrelated actions do not write the status`() {
    let store = Store(initialState: valid) { SignUp() }
    store.send(.form(.set(\.isPublic, true)))
    let changes = Recorder<String>()
    withObservationTracking {
      _ = store.status
    } onChange: {
      changes.record("status")
    }
    store.send(.change { $0.saved = ["x"] })
    #expect(changes.values.isEmpty)
    store.send(.form(.set(\.name, "")))
    #expect(changes.values == ["status"])
  }

  @Test func `a status is dumped with its fields by name`() {
    var status = FormStatus<SignUp.State>()
    status[\.name].isTouched = true
    status[\.address.city].isDirty = true
    #expect(
      Mirror(reflecting: status).children.map(\.label) == ["isSubmitting", "address.city", "name"]
    )
  }
}

/// A form with rules only.
@Reducer
struct SignUp {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var password = ""
    var confirmation = ""
    var isPublic = false
    var isTrusted = false
    var address = Address()
    var saved: [String] = []
    var status = FormStatus<State>()
  }

  struct Address: Equatable {
    var city = ""
    var street = ""
  }

  enum Action {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
    case change(@Sendable (inout State) -> Void)
  }

  /// The fields with rules.
  static let validated: [any PartialKeyPath<State> & Sendable] = [
    \.name, \.password, \.confirmation, \.isTrusted,
  ]

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(\.name):
        state.name = state.name.filter { $0 != " " }
        return .none
      case .validation(.submitted):
        state.saved.append(state.name)
        return .none
      case .form, .validation:
        return .none
      case .change(let change):
        change(&state)
        return .none
      }
    }
    .form(action: \.form, holding: \.isTrusted)
    .validation(\.status, form: \.form, action: \.validation) {
      FormRule(\.name, "must not be empty") { !$0.isEmpty }
      FormRule(\.password, "is too short") { $0.count > 5 }
      FormRule(\.password) { $0.contains("!") ? nil : "needs a sign" }
      FormRule(\.confirmation, "differs", dependsOn: \.password) { $0 == $1.password }
      FormRule(\.isTrusted, "needs to be public", dependsOn: \.isPublic) { !$0 || $1.isPublic }
    }
  }
}
