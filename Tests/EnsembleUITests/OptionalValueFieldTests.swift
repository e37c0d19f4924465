// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Testing

private let american = Locale(identifier: "en_US")

@MainActor
@Suite("Text fields of values or nil")
struct OptionalValueFieldTests {
  private let store = Store(initialState: Person.State()) { Person() }

  private var host: ViewHost { ViewHost(PersonView(store: store)) }

  @Test func `the text of nil is empty`() {
    let field = host.textField("Age")
    #expect(field.text == "" && field.problem == nil)
  }

  @Test(arguments: ["", "  "])
  func `an emptied field writes nil`(text: String) {
    let field = host.textField("Age")
    field.type("41")
    #expect(store.age == 41)
    field.type(text)
    #expect(store.age == nil)
    #expect(field.problem == nil && store.status.canSubmit)
    field.submit()
    field.blur()
    #expect(field.text == "")
  }

  @Test func `a text that is no value stays, is marked, and blocks the form`() {
    let field = host.textField("Age")
    field.type("old")
    #expect(store.age == nil)
    #expect(field.text == "old" && field.problem == "“old” is not a number")
    #expect(store.status[\.age].problems == ["“old” is not a number"])
    field.type("")
    #expect(field.problem == nil && store.status.canSubmit)
    field.type("4")
    field.type("4x")
    #expect(store.age == 4 && field.problem == "“4x” is not a number such as 4")
  }

  @Test func `a value by the feature replaces the text, and nil too`() {
    let field = host.textField("Age")
    field.type("old")
    store.send(.setAge(7))
    #expect(field.text == "7" && field.problem == nil)
    store.send(.setAge(nil))
    #expect(field.text == "" && field.problem == nil)
    #expect(store.status.canSubmit)
  }

  @Test func `dates and amounts may be nil too`() {
    let host = host
    host.textField("Birthday").type("2026-11-28")
    #expect(store.birthday == Date(timeIntervalSince1970: 1_795_824_000))
    host.textField("Birthday").type("")
    #expect(store.birthday == nil)
    host.textField("Fee").type("$5.50")
    #expect(store.fee == 5.5)
    host.textField("Fee").type("")
    #expect(store.fee == nil)
    host.textField("Fee").type("five")
    #expect(host.textField("Fee").problem == "“five” is not a number")
  }

  @Test func `a label may be made of views, with a value and with nil`() {
    let host = host
    host.textField("Shoe size").type("38.5")
    #expect(store.shoeSize == 38.5)
    host.textField("Height").type("")
    #expect(host.textField("Height").problem == "needs a number such as 170")
  }
}

@Reducer
private struct Person {
  @ObservableState
  struct State: Equatable {
    var age: Int?
    var birthday: Date?
    var fee: Decimal?
    var shoeSize: Double?
    var height = 170
    var status = FormStatus<State>()
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case setAge(Int?)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        if case .setAge(let age) = action { state.age = age }
        return .none
      }
    }
    .validation(\.status, form: \.binding, action: \.validation) {
      FormRule(\.height, "must not be 0") { $0 != 0 }
    }
  }
}

private struct PersonView: View {
  @Bindable var store: StoreOf<Person>

  var body: some View {
    TextField("Age", value: $store.age, format: .number.locale(american))
    TextField("Birthday", value: $store.birthday, format: .iso8601.year().month().day())
    TextField(
      "Fee",
      value: $store.fee,
      format: .currency(code: "USD").locale(american),
      prompt: Text("none")
    )
    TextField(value: $store.shoeSize, format: .number.locale(american)) { Text("Shoe size") }
    TextField(value: $store.height, format: .number.locale(american)) { Text("Height") }
  }
}
