// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@MainActor
@Suite("Texts that are no values")
struct UnparsedTextTests {
  private let abc = UnparsedText(text: "abc", problem: "is not a number")
  private let xyz = UnparsedText(text: "xyz", problem: "is not a number", part: ".price")

  private func store(_ state: Order.State = .init()) -> TestStoreOf<Order> {
    TestStore(initialState: state) { Order() }
  }

  private func wrong(_ texts: UnparsedText...) -> FormFieldStatus {
    FormFieldStatus(
      problems: texts.map(\.problem),
      isTouched: true,
      isDirty: true,
      unparsedTexts: texts
    )
  }

  // MARK: Reporting

  @Test func `a text that is no value is a problem of its field, and writes nothing`() async {
    let store = store()
    await store.send(.form(.unparsed(\.quantity, abc))) {
      $0.status[\.quantity] = wrong(abc)
      $0.log = ["abc"]
    }
    #expect(!store.state.status.isValid && !store.state.status.canSubmit)
    #expect(store.state.status.isDirty)
    #expect(store.state.quantity == 4)
  }

  @Test func `it blocks the submission, also of a field without rules`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.discount, abc)))
    await store.send(.validation(.submit))
    await store.receive(\.validation.rejected)
    #expect(store.state.status[\.discount].problems == ["is not a number"])
    #expect(store.state.saved == 0)
    await store.send(.form(.set(\.discount, 2)))
    await store.send(.validation(.submit))
    await store.receive(\.validation.submitted)
    #expect(store.state.saved == 1)
  }

  @Test func `a form with it is rejected even if its problems were cleared`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.quantity, abc)))
    await store.send(.change { $0.status[\.quantity].problems = [] })
    #expect(!store.state.status.isValid)
    await store.send(.validation(.submit))
    await store.receive(\.validation.rejected)
  }

  @Test func `rules do not judge the value behind it`() async {
    let store = store(Order.State(quantity: 0))
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.quantity, abc)))
    #expect(store.state.status[\.quantity].problems == ["is not a number"])
    await store.send(.form(.parsed(\.quantity)))
    #expect(store.state.status[\.quantity].problems == ["must not be 0"])
  }

  @Test func `a later text replaces it`() async {
    let store = store()
    await store.send(.form(.unparsed(\.quantity, abc))) {
      $0.status[\.quantity] = wrong(abc)
      $0.log = ["abc"]
    }
    let abcd = UnparsedText(text: "abcd", problem: "is not a number")
    await store.send(.form(.unparsed(\.quantity, abcd))) {
      $0.status[\.quantity] = wrong(abcd)
      $0.log = ["abc", "abcd"]
    }
  }

  @Test func `it stops checks of the value behind it`() async {
    let clock = TestClock()
    let store = store()
    store.dependencies.continuousClock = clock
    store.exhaustivity = .off
    await store.send(.form(.set(\.code, 7)))
    #expect(store.state.status[\.code].isValidating)
    await store.send(.form(.unparsed(\.code, abc)))
    #expect(!store.state.status[\.code].isValidating)
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.status[\.code].problems == ["is not a number"])
  }

  // MARK: Its end

  @Test func `a write to the field ends it, also one of the same value`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.quantity, abc)))
    await store.send(.form(.set(\.quantity, 4)))
    #expect(store.state.status[\.quantity] == FormFieldStatus(isTouched: true))
  }

  @Test func `another change of the field ends it`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.quantity, abc)))
    await store.send(.change { $0.quantity = 5 })
    #expect(
      store.state.status[\.quantity] == FormFieldStatus(isTouched: true, isDirty: true)
    )
  }

  @Test func `an action that leaves the field alone does not end it`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.quantity, abc)))
    await store.send(.change { $0.saved = 9 })
    await store.send(.form(.set(\.discount, 1)))
    #expect(store.state.status[\.quantity] == wrong(abc))
  }

  @Test func `the end of its control ends it`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.quantity, abc)))
    await store.send(.form(.parsed(\.quantity)))
    #expect(store.state.status[\.quantity] == FormFieldStatus(isTouched: true))
    #expect(store.state.status.canSubmit)
  }

  @Test func `the end of a control without such a text changes nothing`() async {
    let store = store()
    await store.send(.form(.parsed(\.quantity)))
    #expect(!store.state.status.isTouched)
  }

  @Test func `a reset ends it`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.unparsed(\.quantity, abc)))
    await store.send(.validation(.reset))
    #expect(store.state.status == FormStatus())
    #expect(store.state.quantity == 4)
  }

  // MARK: Parts

  @Test func `texts of several parts of a field are independent`() async {
    let store = store()
    store.exhaustivity = .off
    let count = UnparsedText(text: "many", problem: "is no count", part: ".count")
    await store.send(.form(.unparsed(\.item, xyz)))
    await store.send(.form(.unparsed(\.item, count)))
    #expect(store.state.status[\.item].unparsedTexts == [xyz, count])
    await store.send(.form(.set(\.item, Order.Item(count: 3))))
    #expect(store.state.status[\.item].problems == ["is not a number", "is no count"])
    await store.send(.form(.parsed(\.item, part: ".count")))
    #expect(store.state.status[\.item].problems == ["is not a number"])
    await store.send(.form(.parsed(\.item, part: ".price")))
    #expect(store.state.status.isValid)
  }

  // MARK: Actions

  @Test func `the action is told from a write by every pattern`() throws {
    let action = BindingAction<Order.State>.unparsed(\.quantity, abc)
    #expect(!(\.quantity ~= action))
    #expect(action.value(for: \.quantity) == nil)
    #expect(action.unparsedText == abc)
    #expect(action.keyPath == \.quantity)
    #expect(action != .set(\.quantity, 4) && action != .parsed(\.quantity))
    #expect(action == .unparsed(\.quantity, abc))
    #expect(Order.Action.form(action)[case: \.form.quantity] == nil)
    #expect(action.description == #".unparsed(\State.quantity, "abc")"#)
    #expect(action.logLine == #"quantity = "abc", which is no value"#)
    var state = Order.State()
    action.apply(to: &state)
    #expect(state == Order.State())
  }

  @Test(arguments: [
    BindingAction<Order.State>.unparsed(
      \.quantity,
      UnparsedText(text: "abc", problem: "x", part: ".y")
    ),
    .parsed(\.quantity, part: ".y"), .set(\.quantity, 3),
  ])
  func `reports and writes are decoded as they were encoded`(
    action: BindingAction<Order.State>
  ) throws {
    let data = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(BindingAction<Order.State>.self, from: data) == action)
  }

  @Test func `reports about named fields are decoded as they were encoded`() throws {
    typealias Action = BindingAction<Named.State>
    for action in [Action.unparsed(\.size, abc), .parsed(\.size), .set(\.size, 3)] {
      let data = try JSONEncoder().encode(action)
      #expect(try JSONDecoder().decode(Action.self, from: data) == action)
    }
    let unknown = Data(#"{"name":"x","report":{"parsed":{"part":""}}}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Action.self, from: unknown) }
  }

  @Test func `a binding reducer applies nothing, before and after writes to the same field`() {
    let store = Store(initialState: Order.State()) { BindingReducer<Order.State, Bound, Bound>() }
    store.send(.binding(.unparsed(\.quantity, abc)))
    #expect(store.quantity == 4)
    store.send(.binding(.set(\.quantity, 5)))
    store.send(.binding(.unparsed(\.quantity, abc)))
    #expect(store.quantity == 5)
  }
}

private enum Bound: BindableAction {
  case binding(BindingAction<Order.State>)
}

private enum Named {
  @ObservableState
  @FormFields
  struct State: Equatable {
    var size = 1
  }
}

@Reducer
struct Order {
  @ObservableState
  struct State: Equatable {
    var quantity = 4
    var discount = 0
    var code = 0
    var item = Item()
    var saved = 0
    var log: [String] = []
    var status = FormStatus<State>()
  }

  struct Item: Equatable {
    var price = 1.0
    var count = 1
  }

  enum Action {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
    case change(@Sendable (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(\.quantity):
        // Not that of a report.
        state.log = []
        return .none
      case .form(let form):
        if let text = form.unparsedText, form.keyPath == \.quantity { state.log.append(text.text) }
        return .none
      case .validation(.submitted):
        state.saved += 1
        return .none
      case .validation:
        return .none
      case .change(let change):
        change(&state)
        return .none
      }
    }
    .form(action: \.form)
    .validation(\.status, form: \.form, action: \.validation) {
      FormRule(\.quantity, "must not be 0") { $0 != 0 }
      FormCheck(\.code, "is unknown", debounce: .seconds(1)) { $0 != 7 }
    }
  }
}
