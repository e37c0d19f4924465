// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@Reducer
private struct Registration {
  @ObservableState
  struct State: Codable, Equatable {
    var name = ""
    var age = 0
    var address = Address()
    var status = FormStatus<State>()
  }

  @ObservableState
  struct Address: Codable, Equatable { var city = "" }

  enum Action: BindableAction, Codable {
    case binding(BindingAction<State>)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .validation(\.status, form: \.binding, action: \.validation) {
        FormRule(\.name, "must not be empty") { !$0.isEmpty }
        FormRule(\.age, "must be 18 or more") { $0 >= 18 }
        FormCheck(\.name, "is taken") { $0 != "blob" }
      }
  }
}

/// A form whose notation rounds prices, and has no names.
@Reducer
private struct Priced {
  @ObservableState
  struct State: Codable, Equatable, FormState {
    var price = 1.23456
    var name = ""
    var status = FormStatus<State>()

    static var formFields: FormFields<Self> {
      [
        FormField(
          "price",
          \.price,
          expecting: "a whole number",
          parse: { Double($0) },
          format: { "\(Int($0))" }
        )
      ]
    }
  }

  enum Action: Codable {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .form(action: \.form)
      .validation(\.status, form: \.form, action: \.validation) {
        FormRule(\.price, "must not be negative") { $0 >= 0 }
      }
  }
}

@MainActor
@Suite("The coding of a form's status")
struct FormStatusCodingTests {
  private func coded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func store(_ state: Registration.State = .init()) -> StoreOf<Registration> {
    Store(initialState: state) { Registration() }
  }

  @Test func `a status has its fields again`() throws {
    let store = store()
    store.send(.binding(.set(\.age, 7)))
    store.send(.binding(.set(\.address.city, "Turin")))
    store.send(.binding(.unparsed(\.age, UnparsedText(text: "seven"))))
    let status = try coded(store.status)
    #expect(status == store.status)
    #expect(status[\.age].isDirty && status[\.address.city].isTouched)
    #expect(status[\.age].unparsedTexts.map(\.text) == ["seven"])
    #expect(try coded(FormStatus<Registration.State>()) == FormStatus())
  }

  @Test func `a decoded status compares and resets as the encoded one`() throws {
    let first = store(Registration.State(name: "Ann", age: 20))
    first.send(.binding(.set(\.age, 7)))
    let second = store(try coded(first.state))
    #expect(second.status[\.age].problems == ["must be 18 or more"])
    second.send(.binding(.set(\.age, 20)))
    #expect(!second.status.isDirty && second.status.isValid)
    second.send(.binding(.set(\.age, 30)))
    second.send(.validation(.reset))
    #expect(second.state == Registration.State(name: "Ann", age: 20))
  }

  @Test func `a status is encoded in the same way each time`() throws {
    // These fields have a status, and the user has not written to them.
    var status = FormStatus<Registration.State>()
    status[\.name].problems = ["is taken"]
    status[\.age].problems = ["is unknown"]
    status[\.address].isTouched = true
    status[\.address.city].isTouched = true
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(status)
    for _ in 1...20 {
      let decoded = try coded(status)
      #expect(decoded == status)
      #expect(try encoder.encode(decoded) == data)
    }
  }

  @Test func `the problems that checks have found are decoded`() async throws {
    let first = store(Registration.State(age: 20))
    await first.send(.binding(.set(\.name, "blob"))).finish()
    #expect(first.status[\.name].problems == ["is taken"])
    first.send(.binding(.set(\.age, 7)))
    let second = store(try coded(first.state))
    // With a broken rule, a submission uses the known results of checks.
    await second.send(.validation(.submit)).finish()
    #expect(second.status[\.name].problems == ["is taken"])
  }

  @Test func `a form that rounds its texts keeps the values for a reset`() throws {
    let first = Store(initialState: Priced.State()) { Priced() }
    first.send(.form(.set(\.price, 2)))
    first.send(.form(.set(\.name, "Ann")))
    let restored = try coded(first.state)
    let second = Store(initialState: restored) { Priced() }
    #expect(second.state == first.state)
    second.send(.validation(.reset))
    #expect(second.price == 1.23456 && second.name == "")
  }

  @Test func `actions of a validation are encoded`() throws {
    let result = FormCheckResult(\Registration.State.name, "blob", problems: ["is taken"])
    let actions: [FormValidationAction<Registration.State>] = [
      .submit, .submitted, .rejected, .reset, .checked(result),
    ]
    #expect(try coded(actions) == actions)
  }

  @Test func `a field that cannot be encoded is named`() throws {
    struct Plain { var name = "" }
    var status = FormStatus<Plain>()
    #expect(throws: Never.self) { try JSONEncoder().encode(status) }
    status[\.name].isTouched = true
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(status) }
    #expect("\(try #require(error))".contains(#"The status of '\Plain.name' cannot be encoded."#))
  }

  @Test func `an unknown field is named`() throws {
    let text =
      #"{"isSubmitting":false,"fields":[{"name":"nmae","status":{"problems":[],"#
      + #""isTouched":true,"isDirty":false,"isValidating":false,"unparsedTexts":[]}}]}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FormStatus<Registration.State>.self, from: Data(text.utf8))
    }
    let message = "\(try #require(error))"
    #expect(message.contains("has no field 'nmae'"))
    #expect(message.contains("It has: 'address', 'address.city', 'age', 'name'"))
  }
}
