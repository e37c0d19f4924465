// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Bindings to the fields of a form")
struct FormBindingTests {
  @Test func `a form field is read and written without a conformance`() {
    let store = Store(initialState: Form.State()) { Form() }
    let name = store.binding(\.name, action: \.form)
    name.wrappedValue = "abcdefgh"
    #expect(name.wrappedValue == "abcde")
    #expect(store.name == "abcde")
  }

  @Test func `a form field can be nested`() {
    let store = Store(initialState: Form.State()) { Form() }
    store.binding(\.user.age, action: \.form).wrappedValue = 3
    #expect(store.user.age == 3)
  }

  #if DEBUG
  @Test func `a form write that no reducer applies is reported`() {
    let store = Store(initialState: Careless.State()) { Careless() }
    expectReport(
      "No reducer applied a write by a control or a binding.",
      #"Careless.Action.form(.set(\.isOn, true))"#
    ) {
      store.binding(\.isOn, action: \.form).wrappedValue = true
    }
  }

  @Test func `a write to a held field counts as handled`() {
    let store = Store(initialState: Form.State()) { Form() }
    store.binding(\.isOn, action: \.form).wrappedValue = true
    #expect(!store.isOn)
  }
  #endif
}

@Reducer
private struct Form {
  @ObservableState
  struct State {
    var name = ""
    var user = Profile.User()
    var isOn = false
  }

  enum Action {
    case form(FormAction<State>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .form(\.name) = action { state.name = String(state.name.prefix(5)) }
      return .none
    }
    .form(action: \.form, holding: \.isOn)
  }
}
