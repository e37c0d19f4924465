// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Form checks")
struct FormCheckTests {
  let clock = TestClock()
  let asked = Recorder<String>()

  private func store(_ name: String = "blob") -> TestStoreOf<Account> {
    TestStore(initialState: Account.State(name: name)) {
      Account { [asked] name in
        asked.record(name)
        if name == "offline" { throw Offline() }
        return name != "taken"
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  /// Returns a store whose check of the name takes one second.
  private func slowStore() -> TestStoreOf<Account> {
    TestStore(initialState: Account.State(name: "blob")) {
      Account { [clock, asked] name in
        asked.record(name)
        try await clock.sleep(for: .seconds(1))
        return name != "taken"
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private struct Offline: Error {}

  private typealias Result = FormCheckResult<Account.State>

  // MARK: Writing

  @Test func `a field is checked after the debounce interval`() async {
    let store = store()
    await store.send(.form(.set(\.name, "taken"))) {
      $0.name = "taken"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    #expect(!store.state.status.isValid)
    await clock.advance(by: .milliseconds(299))
    #expect(asked.values.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.receive(
      .validation(.checked(Result(\.name, "taken", problems: ["is taken"])))
    ) {
      $0.status[\.name].isValidating = false
      $0.status[\.name].problems = ["is taken"]
    }
    #expect(asked.values == ["taken"])
  }

  @Test func `a further write restarts the debounce interval`() async {
    let store = store()
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(.form(.set(\.name, "bl"))) { $0.name = "bl" }
    await clock.advance(by: .milliseconds(200))
    #expect(asked.values.isEmpty)
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.validation.checked) { $0.status[\.name].isValidating = false }
    #expect(asked.values == ["bl"])
  }

  @Test func `a further write cancels the running check`() async {
    let store = slowStore()
    await store.send(.form(.set(\.name, "taken"))) {
      $0.name = "taken"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.advance(by: .milliseconds(800))
    await store.send(.form(.set(\.name, "free"))) { $0.name = "free" }
    await clock.advance(by: .milliseconds(1_300))
    await store.receive(.validation(.checked(Result(\.name, "free", problems: [])))) {
      $0.status[\.name].isValidating = false
    }
  }

  @Test func `a broken rule prevents the check, and cancels a running one`() async {
    let store = store()
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await store.send(.form(.set(\.name, ""))) {
      $0.name = ""
      $0.status[\.name].isValidating = false
      $0.status[\.name].problems = ["must not be empty"]
    }
    await clock.run()
    #expect(asked.values.isEmpty)
  }

  @Test func `a check that throws adds a problem`() async {
    let store = store()
    await store.send(.form(.set(\.name, "offline"))) {
      $0.name = "offline"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.run()
    await store.receive(\.validation.checked) {
      $0.status[\.name].isValidating = false
      $0.status[\.name].problems = ["could not be checked"]
    }
  }

  @Test func `the checks of a field run in order, after the longest debounce interval`() async {
    let store = store()
    await store.send(.form(.set(\.city, "nowhere"))) {
      $0.city = "nowhere"
      $0.status[\.city] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.advance(by: .milliseconds(499))
    #expect(store.state.status.isValidating)
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.validation.checked) {
      $0.status[\.city].isValidating = false
      $0.status[\.city].problems = ["is not on the map", "has no streets"]
    }
  }

  @Test func `fields are checked independently`() async {
    let store = store()
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await store.send(.form(.set(\.city, "Turin"))) {
      $0.city = "Turin"
      $0.status[\.city] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.run()
    await store.receive(\.validation.checked) { $0.status[\.name].isValidating = false }
    await store.receive(\.validation.checked) { $0.status[\.city].isValidating = false }
    #expect(store.state.status.isValid)
  }

  @Test func `a value that the feature changes during a check is checked again`() async {
    let store = store()
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(.change { $0.name = "taken" }) { $0.name = "taken" }
    await clock.run()
    await store.receive(\.validation.checked) {
      $0.status[\.name].isValidating = false
      $0.status[\.name].problems = ["is taken"]
    }
    #expect(asked.values == ["taken"])
  }

  @Test func `a result for an outdated value starts a new check`() async {
    let store = store()
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await store.send(.validation(.checked(Result(\.name, "blob", problems: ["is old"]))))
    await clock.run()
    await store.receive(.validation(.checked(Result(\.name, "b", problems: [])))) {
      $0.status[\.name].isValidating = false
    }
  }

  @Test func `a result that is no longer awaited is ignored`() async {
    let store = store()
    await store.send(.validation(.checked(Result(\.name, "blob", problems: ["is taken"]))))
  }

  @Test func `two validations of one field do not cancel each other`() async {
    let store = TestStore(initialState: Twice.State()) {
      Twice()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.page[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
      $0.book[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await clock.run()
    await store.receive(\.page.checked) {
      $0.page[\.name].isValidating = false
      $0.page[\.name].problems = ["is not on the page"]
    }
    await store.receive(\.book.checked) {
      $0.book[\.name].isValidating = false
      $0.book[\.name].problems = ["is not in the book"]
    }
  }

  // MARK: Submitting

  @Test func `submitting waits for the checks, which start immediately`() async {
    let store = store()
    await store.send(.validation(.submit)) {
      $0.status.isSubmitting = true
      $0.status[\.name] = FormFieldStatus(isTouched: true, isValidating: true)
      $0.status[\.city] = FormFieldStatus(isTouched: true, isValidating: true)
    }
    #expect(!store.state.status.canSubmit)
    await store.receive(\.validation.checked) { $0.status[\.name].isValidating = false }
    await store.receive(\.validation.checked) {
      $0.status[\.city].isValidating = false
      $0.status.isSubmitting = false
    }
    await store.receive(\.validation.submitted)
    #expect(asked.values == ["blob"])
  }

  @Test func `a problem that a check finds rejects the form`() async {
    let store = store("taken")
    store.exhaustivity = .off
    await store.send(.validation(.submit))
    await store.receive(\.validation.checked) {
      $0.status.isSubmitting = false
      $0.status[\.name].problems = ["is taken"]
    }
    await store.receive(\.validation.rejected)
  }

  @Test func `a broken rule rejects the form without checks`() async {
    let store = store("")
    await store.send(.validation(.submit)) {
      $0.status[\.name] = FormFieldStatus(problems: ["must not be empty"], isTouched: true)
      $0.status[\.city] = FormFieldStatus(isTouched: true)
    }
    await store.receive(\.validation.rejected)
    #expect(asked.values.isEmpty)
  }

  @Test func `the result of a check survives a rejection for another field`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.set(\.city, "nowhere")))
    await clock.run()
    await store.receive(\.validation.checked)
    await store.send(.form(.set(\.name, "")))
    await store.send(.validation(.submit))
    await store.receive(\.validation.rejected)
    #expect(store.state.status[\.city].problems == ["is not on the map", "has no streets"])
    #expect(!store.state.status[\.city].isValidating)
  }

  @Test func `a second submission does not restart running checks`() async {
    let store = slowStore()
    store.exhaustivity = .off
    await store.send(.validation(.submit))
    await store.send(.validation(.submit))
    await clock.run()
    await store.receive(\.validation.submitted)
    #expect(asked.values == ["blob"])
  }

  @Test func `a write during a submission affects its outcome`() async {
    let store = slowStore()
    store.exhaustivity = .off
    await store.send(.validation(.submit))
    await store.send(.form(.set(\.name, "taken"))) { $0.status.isSubmitting = true }
    await clock.run()
    await store.receive(\.validation.rejected) {
      $0.status.isSubmitting = false
      $0.status[\.name].problems = ["is taken"]
    }
    #expect(asked.values == ["blob", "taken"])
  }

  @Test func `a rule that breaks during a submission rejects the form`() async {
    let store = slowStore()
    store.exhaustivity = .off
    await store.send(.validation(.submit))
    await store.send(.form(.set(\.name, ""))) { $0.status.isSubmitting = false }
    await store.receive(\.validation.rejected)
  }

  // MARK: Resetting

  @Test func `a reset cancels the checks`() async {
    let store = store()
    await store.send(.form(.set(\.name, "b"))) {
      $0.name = "b"
      $0.status[\.name] = FormFieldStatus(isTouched: true, isDirty: true, isValidating: true)
    }
    await store.send(.validation(.reset)) {
      $0.name = "blob"
      $0.status = FormStatus()
    }
    await clock.run()
    #expect(asked.values.isEmpty)
  }

  @Test func `a reset ends a submission`() async {
    let store = slowStore()
    store.exhaustivity = .off
    await store.send(.validation(.submit))
    await store.send(.validation(.reset)) { $0.status = FormStatus() }
    store.exhaustivity = .on
    await store.finish()
  }

  @Test func `a result is described by its field and problems`() {
    let result = Result(\.name, "taken", problems: ["is taken"])
    #expect(result.description == #"name = "taken": ["is taken"]"#)
    #expect(
      String(customDumping: result).contains(#"field: \State.name"#)
    )
  }
}

/// A form with checks.
@Reducer
struct Account {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var city = ""
    var status = FormStatus<State>()
  }

  enum Action: Equatable {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
    case change(Change)
  }

  /// Changes the state; never equal, like closures.
  struct Change: Equatable, Sendable {
    let body: @Sendable (inout State) -> Void
    static func == (lhs: Self, rhs: Self) -> Bool { false }
  }

  let isFree: @Sendable (String) async throws -> Bool

  init(isFree: @escaping @Sendable (String) async throws -> Bool) {
    self.isFree = isFree
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change.body(&state) }
      return .none
    }
    .form(action: \.form)
    .validation(\.status, form: \.form, action: \.validation) {
      FormRule(\.name, "must not be empty") { !$0.isEmpty }
      FormCheck(\.name, "is taken", debounce: .milliseconds(300)) { [isFree] in
        try await isFree($0)
      }
      FormCheck(\.city, debounce: .milliseconds(500)) { city in
        city == "nowhere" ? "is not on the map" : nil
      }
      FormCheck(\.city, "has no streets") { $0 != "nowhere" }
    }
  }
}

/// A field with two validations.
@Reducer
struct Twice {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var page = FormStatus<State>()
    var book = FormStatus<State>()
  }

  enum Action: Equatable {
    case form(FormAction<State>)
    case page(FormValidationAction<State>)
    case book(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .form(action: \.form)
      .validation(\.page, form: \.form, action: \.page) {
        FormCheck(\.name, "is not on the page", debounce: .seconds(1)) { $0.isEmpty }
      }
      .validation(\.book, form: \.form, action: \.book) {
        FormCheck(\.name, "is not in the book", debounce: .seconds(1)) { $0.isEmpty }
      }
  }
}

extension Account.Action {
  fileprivate static func change(_ body: @escaping @Sendable (inout Account.State) -> Void) -> Self
  {
    .change(Account.Change(body: body))
  }
}
