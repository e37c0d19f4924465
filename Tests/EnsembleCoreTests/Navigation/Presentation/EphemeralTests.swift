// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Presentation: alerts and dialogs")
struct EphemeralTests {
  static let alert = AlertState<Screen.Alert> {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
    ButtonState(role: .cancel, action: .cancel) { TextState("Keep") }
  }

  @Test func `a button's action reaches the parent before the alert is cleared`() {
    let store = StoreOf<Screen>.screen { $0.alert = Self.alert }
    store.send(.alert(.presented(.confirm)))
    #expect(store.notes == ["alert presented: there"])
    #expect(store.alert == nil)
  }

  @Test func `an alert can be dismissed`() {
    let store = StoreOf<Screen>.screen { $0.alert = Self.alert }
    store.send(.alert(.dismiss))
    #expect(store.notes == ["alert dismiss: there"])
    #expect(store.alert == nil)
  }

  @Test func `another alert that the parent presents in response stays`() {
    let store = Store(initialState: Screen.State(alert: Self.alert)) {
      Reduce<Screen.State, Screen.Action> { state, action in
        if case .alert(.presented(.confirm)) = action {
          state.alert = AlertState { TextState("Really?") }
        }
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
    }
    store.send(.alert(.presented(.confirm)))
    #expect(store.alert?.title == TextState("Really?"))
  }

  @Test func `an alert stays presented during other actions`() {
    let store = StoreOf<Screen>.screen { $0.alert = Self.alert }
    store.send(.note("hello"))
    #expect(store.alert != nil)
  }

  @Test func `an action of a dismissed alert's button is reported`() {
    let store = StoreOf<Screen>.screen()
    expectReport("was given an action of a presentation, but nothing is presented.") {
      store.send(.alert(.presented(.confirm)))
    }
  }
}
