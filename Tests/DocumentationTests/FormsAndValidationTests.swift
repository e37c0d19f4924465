// SPDX-License-Identifier: MIT

// The sample code of the article FormsAndValidation. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: client
@DependencyClient
nonisolated struct MemberClient: Sendable {
  var isFree: @Sendable (_ name: String) async throws -> Bool
  var register: @Sendable (_ name: String, _ age: Int) async throws -> Void
}

nonisolated extension MemberClient: TestDependencyKey {
  static let testValue = MemberClient()
}
// end

// snippet: feature
@Reducer
struct Registration {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var age = 0
    var password = ""
    var confirmation = ""
    var status = FormStatus<State>()
    var isRegistered = false
  }

  enum Action {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
    case nameWasTaken
    case registered
  }

  @Dependency(MemberClient.self) var members

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .validation(.submitted):
        return .run { [members, name = state.name, age = state.age] send in
          try await members.register(name: name, age: age)
          await send(.registered)
        } catch: { _, send in
          await send(.nameWasTaken)
        }
      case .nameWasTaken:
        state.status[\.name].problems = ["was taken a moment ago"]
        return .none
      case .registered:
        state.isRegistered = true
        state.status = FormStatus()
        return .none
      case .form, .validation:
        return .none
      }
    }
    .form(action: \.form)
    .validation(\.status, form: \.form, action: \.validation) {
      FormRule(\.name, "must not be empty") { !$0.isEmpty }
      FormRule(\.age) { $0 < 18 ? "must be at least 18" : nil }
      FormRule(\.confirmation, "differs", dependsOn: \.password) { $0 == $1.password }
      FormCheck(\.name, "is taken", debounce: .milliseconds(300)) { [members] name in
        try await members.isFree(name: name)
      }
    }
  }
}
// end

// snippet: view
struct RegistrationView: View {
  let store: StoreOf<Registration>

  var body: some View {
    Form {
      TextField("Name", text: store.binding(\.name, action: \.form))
      ProblemsView(status: store.status[\.name])
      TextField("Age", value: store.binding(\.age, action: \.form), format: .number)
      ProblemsView(status: store.status[\.age])
      SecureField("Password", text: store.binding(\.password, action: \.form))
      SecureField("Again", text: store.binding(\.confirmation, action: \.form))
      ProblemsView(status: store.status[\.confirmation])
      Button("Register") { store.send(.validation(.submit)) }
        .disabled(!store.status.canSubmit)
      Button("Reset") { store.send(.validation(.reset)) }
        .disabled(!store.status.isDirty)
    }
  }
}

/// The problems of a field, and the sign that it is being checked.
struct ProblemsView: View {
  let status: FormFieldStatus

  var body: some View {
    if status.isValidating { ProgressView("Checking…") }
    ForEach(status.problems, id: \.self) { problem in
      Text(problem).foregroundStyle(.red)
    }
  }
}
// end

@MainActor
@Suite struct FormsAndValidationTests {
  // snippet: rule
  @Test func `a broken rule is a problem of its field`() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }

    await store.send(.form(.set(\.age, 12))) {
      $0.age = 12
      $0.status[\.age] = FormFieldStatus(
        problems: ["must be at least 18"],
        isTouched: true,
        isDirty: true
      )
    }
    #expect(!store.state.status.isValid)
  }
  // end

  // snippet: unparsed
  @Test func `a text that is no number is a problem of its field`() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    let text = UnparsedText(text: "forty", problem: "is not a number")

    await store.send(.form(.unparsed(\.age, text))) {
      $0.status[\.age] = FormFieldStatus(
        problems: ["is not a number"],
        isTouched: true,
        isDirty: true,
        unparsedTexts: [text]
      )
    }
    #expect(!store.state.status.canSubmit)
    await store.send(.form(.set(\.age, 40))) {
      $0.age = 40
      $0.status[\.age] = FormFieldStatus(isTouched: true, isDirty: true)
    }
  }
  // end

  // snippet: check
  @Test func `the server is asked when a person pauses`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Registration.State()) {
      Registration()
    } withDependencies: {
      $0.continuousClock = clock
      $0[MemberClient.self].isFree = { $0 != "ada" }
    }

    await store.send(.form(.set(\.name, "ada"))) {
      $0.name = "ada"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.validation.checked) {
      $0.status[\.name].isValidating = false
      $0.status[\.name].problems = ["is taken"]
    }
  }
  // end

  // snippet: submit
  @Test func `a valid form is sent to the server`() async {
    let store = TestStore(
      initialState: Registration.State(
        name: "grace",
        age: 40,
        password: "cobol",
        confirmation: "cobol"
      )
    ) {
      Registration()
    } withDependencies: {
      $0[MemberClient.self].isFree = { _ in true }
      $0[MemberClient.self].register = { _, _ in }
    }
    store.exhaustivity = .off

    await store.send(.validation(.submit))
    await store.receive(\.validation.submitted)
    await store.receive(\.registered) { $0.isRegistered = true }
    await store.finish()
  }
  // end

  // snippet: host
  @Test func `problems are shown, and a reset removes them`() {
    let store = Store(initialState: Registration.State()) { Registration() }
    let host = ViewHost(RegistrationView(store: store))

    host.textField("Age").type("12")
    #expect(host.texts.contains("must be at least 18"))
    #expect(host.button("Register").isDisabled)
    host.button("Reset").tap()
    #expect(!host.texts.contains("must be at least 18"))
    #expect(store.age == 0)
  }
  // end

  @Test func `a rejected submission shows all problems`() async {
    let store = Store(initialState: Registration.State()) { Registration() }
    let host = ViewHost(RegistrationView(store: store))
    host.button("Register").tap()
    await host.wait { $0.texts.contains("must not be empty") }
    #expect(host.texts.contains("must be at least 18"))
    #expect(!store.status.isSubmitting)
  }

  @Test func `the problem of a server stays until the next validation`() async {
    let store = TestStore(initialState: Registration.State(name: "grace")) { Registration() }
    await store.send(.nameWasTaken) { $0.status[\.name].problems = ["was taken a moment ago"] }
    await store.send(.form(.set(\.name, ""))) {
      $0.name = ""
      $0.status[\.name] = FormFieldStatus(
        problems: ["must not be empty"],
        isTouched: true,
        isDirty: true
      )
    }
  }
}
