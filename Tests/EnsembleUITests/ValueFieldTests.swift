// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import TestTools
import Testing

@testable import EnsembleUI

private let american = Locale(identifier: "en_US")

@MainActor
@Suite("Text fields of values")
struct ValueFieldTests {
  private let store = Store(initialState: Basket.State()) { Basket() }

  private var host: ViewHost { ViewHost(BasketView(store: store)) }

  // MARK: A field and its form

  @Test func `a text that is no number stays, is marked, and blocks the form`() {
    let host = host
    let field = host.textField("Quantity")
    #expect(field.text == "1" && field.problem == nil)
    field.type("4")
    field.type("abc")
    #expect(field.text == "abc")
    #expect(field.problem == "“abc” is not a number such as 4")
    host.button("Save").tap()
    #expect(field.text == "abc")
    #expect(store.saved.isEmpty)
    #expect(store.status[\.quantity].problems == ["“abc” is not a number such as 4"])
    field.type("5")
    #expect(field.problem == nil)
    host.button("Save").tap()
    #expect(store.saved == [5])
  }

  @Test func `it stays when editing ends`() {
    let host = host
    let field = host.textField("Quantity")
    field.focus()
    field.type("abc")
    field.submit()
    field.blur()
    #expect(field.text == "abc" && field.problem != nil)
    field.focus()
    field.type("1,500")
    #expect(field.text == "1,500")
    field.type("02")
    field.blur()
    #expect(field.text == "2" && field.problem == nil)
  }

  @Test func `an emptied field has a problem`() {
    let host = host
    host.textField("Quantity").type("")
    #expect(host.textField("Quantity").problem == "needs a number such as 1")
    #expect(!store.status.canSubmit)
  }

  @Test func `a change of the value by the feature replaces the text`() {
    let host = host
    let field = host.textField("Quantity")
    field.type("abc")
    store.send(.setQuantity(7))
    #expect(field.text == "7" && field.problem == nil)
    #expect(store.status.canSubmit)
    store.send(.setQuantity(1))
    #expect(field.text == "1" && field.problem == nil)
  }

  @Test func `a correction by the feature is shown when editing ends`() {
    let host = host
    let field = host.textField("Quantity")
    field.focus()
    field.type("1000")
    #expect(store.quantity == 100 && field.text == "1000")
    field.blur()
    #expect(field.text == "100")
  }

  @Test func `a reset of the form replaces the text`() {
    let host = host
    let field = host.textField("Quantity")
    field.type("abc")
    store.send(.validation(.reset))
    #expect(field.text == "1" && field.problem == nil)
  }

  @Test func `a field that disappears takes its text along`() {
    let host = host
    host.textField("Quantity").type("abc")
    #expect(!store.status.canSubmit)
    host.toggle("Details").tap()
    #expect(store.status.canSubmit)
    host.toggle("Details").tap()
    #expect(host.textField("Quantity").text == "1")
    #expect(host.textField("Quantity").problem == nil)
  }

  @Test func `a field whose view ends takes its text along`() {
    do {
      let host = host
      host.textField("Quantity").type("abc")
      #expect(!store.status.canSubmit)
      host.close()
    }
    #expect(store.status.canSubmit)
  }

  @Test func `two screens of one store do not save what one of them has not parsed`() {
    let (first, second) = (host, host)
    first.textField("Quantity").type("abc")
    second.button("Save").tap()
    #expect(store.saved.isEmpty)
    #expect(store.status[\.quantity].unparsedTexts.map(\.text) == ["abc"])
    // The last text counts, as with any other field.
    second.textField("Quantity").type("xyz")
    #expect(first.textField("Quantity").text == "xyz")
    #expect(first.textField("Quantity").problem == second.textField("Quantity").problem)
    first.close()
    #expect(second.textField("Quantity").text == "xyz")
    #expect(!store.status.canSubmit)
    second.textField("Quantity").type("3")
    second.button("Save").tap()
    #expect(store.saved == [3])
  }

  @Test func `fields of rows and parts have texts of their own`() {
    let host = host
    host.textField("Price of A").type("x")
    host.textField("Price of B").type("2")
    #expect(host.textField("Price of A").text == "x")
    #expect(host.textField("Price of A").problem == "“x” is not a number such as 1")
    #expect(store.status[\.rows].problems == ["“x” is not a number such as 1"])
    host.textField("Price of B").type("y")
    #expect(store.status[\.rows].unparsedTexts.map(\.part) == ["[A].price", "[B].price"])
    host.textField("Price of A").type("3")
    #expect(store.status[\.rows].unparsedTexts.map(\.text) == ["y"])
    store.send(.removeRow("B"))
    host.refresh()
    #expect(store.status.canSubmit)
    #expect(store.rows.map(\.price) == [3])
  }

  @Test func `a row whose value changes loses its text, and the form knows`() {
    let host = host
    host.textField("Price of A").type("x")
    store.send(.setPrice("A", 9))
    #expect(host.textField("Price of A").text == "9")
    #expect(store.status.canSubmit)
  }

  @Test func `a form with a binding by its action is told`() {
    let host = ViewHost(ExplicitView(store: store))
    host.textField("Quantity").type("abc")
    #expect(store.status[\.quantity].unparsedTexts.map(\.text) == ["abc"])
    #expect(host.textField("Quantity").problem != nil)
    store.send(.validation(.reset))
    #expect(host.textField("Quantity").text == "1")
  }

  @Test func `texts with values send no reports`() {
    let actions = LockIsolated<[String]>([])
    let store = Store(initialState: Basket.State()) {
      Basket().logging { action in actions.withValue { $0.append(action) } }
    }
    let host = ViewHost(BasketView(store: store))
    host.textField("Quantity").type("4")
    host.textField("Quantity").type("45")
    host.close()
    #expect(actions.value == ["set", "set"])
  }

  // MARK: Fields without a form

  @Test func `a field without a form keeps and marks its text too`() {
    let values = Prices()
    let host = ViewHost(PricesView(values: values))
    let field = host.textField("Amount")
    field.type("abc")
    #expect(field.text == "abc" && field.problem == "“abc” is not a number such as 2.5")
    values.amount = 3
    #expect(field.text == "3" && field.problem == nil)
    values.amount = 2.5
    #expect(field.text == "2.5" && field.problem == nil)
    #expect(values.writes == 0)
    field.type("4")
    #expect(values.writes == 1)
  }

  // MARK: Formats

  @Test(arguments: [
    "abc", "", "4x", "4 5", "1,2", "-", "4.5", "5 apples", "9999999999999999999999",
  ])
  func `no text is taken for a whole number in part`(text: String) {
    #expect(IntegerFormatStyle<Int>.number.locale(american).wholeValue(of: text) == nil)
  }

  @Test(arguments: [
    ("4", 4), (" 4 ", 4), ("1,234", 1234), ("-4", -4), ("+4", 4), ("007", 7), ("4.0", 4),
    ("11", 11), ("100", 100), ("0", 0),
  ])
  func `the text of a whole number is parsed`(text: String, value: Int) {
    #expect(IntegerFormatStyle<Int>.number.locale(american).wholeValue(of: text) == value)
  }

  @Test(arguments: ["abc", "4x", "1.5.2", "1,2", "-", "."])
  func `no text is taken for a decimal number in part`(text: String) {
    #expect(FloatingPointFormatStyle<Double>.number.locale(american).wholeValue(of: text) == nil)
    #expect(Decimal.FormatStyle(locale: american).wholeValue(of: text) == nil)
  }

  @Test(arguments: [
    ("4", 4.0), ("4.", 4), ("1.50", 1.5), ("0.25", 0.25), (".5", 0.5), ("1,234.5", 1234.5),
    ("3.14159265358979323846", 3.141592653589793),
  ])
  func `the text of a decimal number is parsed`(text: String, value: Double) {
    let format = FloatingPointFormatStyle<Double>.number.locale(american)
    #expect(format.wholeValue(of: text) == value)
  }

  @Test(arguments: [
    ("50%", 0.5), ("50", 0.5), ("50 %", 0.5), ("12.5%", 0.125), ("x", nil), ("50 x", nil),
    ("", nil),
  ])
  func `percentages are parsed as a whole`(text: String, value: Double?) {
    let format = FloatingPointFormatStyle<Double>.Percent(locale: american)
    #expect(format.wholeValue(of: text) == value)
  }

  @Test(arguments: [
    ("$5.00", 5), ("5", 5), ("$ 5", 5), ("x", nil), ("$5.00x", nil), ("5 apples", nil), ("$", nil),
  ])
  func `amounts are parsed as a whole`(text: String, value: Decimal?) {
    let format = Decimal.FormatStyle.Currency(code: "USD", locale: american)
    #expect(format.wholeValue(of: text) == value)
  }

  @Test(arguments: [
    ("11/21/2026", true), ("11/21/26", true), ("01/02/2026", true), ("1/2/2026", true),
    ("x", false), ("", false), ("1/2", false), ("11/21/2026x", false), ("13/45/2026", false),
    ("2/30/2026", false), ("11/21/2026 1", false),
  ])
  func `dates are parsed as a whole, and are those of the calendar`(text: String, isDate: Bool) {
    let format = Date.FormatStyle(date: .numeric, time: .omitted, locale: american)
    #expect((format.wholeValue(of: text) != nil) == isDate)
  }

  @Test func `dates in other styles are parsed as a whole`() {
    let date = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: american)
    #expect(date.wholeValue(of: date.format(.now)) != nil)
    let iso = Date.ISO8601FormatStyle().year().month().day()
    #expect(iso.wholeValue(of: "2026-11-21") != nil)
    #expect(iso.wholeValue(of: "2026-11-21x") == nil)
    #expect(iso.wholeValue(of: "today") == nil)
  }

  @Test func `the problem names what is needed`() {
    let host = ViewHost(PricesView(values: Prices()))
    host.textField("Due").type("soon")
    #expect(host.textField("Due").problem == "“soon” is not a date such as 1970-01-01")
  }
}

private struct BasketView: View {
  @Bindable var store: StoreOf<Basket>
  @State private var hasDetails = true

  var body: some View {
    Toggle("Details", isOn: $hasDetails)
    if hasDetails {
      TextField("Quantity", value: $store.quantity, format: .number.locale(american))
      ForEach($store.rows) { $row in
        TextField("Price of \(row.id)", value: $row.price, format: .number.locale(american))
      }
    }
    Button("Save") { store.send(.validation(.submit)) }
  }
}

private struct ExplicitView: View {
  let store: StoreOf<Basket>

  var body: some View {
    TextField(
      "Quantity",
      value: store.binding(\.quantity, action: \.binding),
      format: .number.locale(american)
    )
  }
}

@Reducer
private struct Basket {
  @ObservableState
  struct State: Equatable {
    var quantity = 1
    var rows = [Row(id: "A"), Row(id: "B")]
    var saved: [Int] = []
    var status = FormStatus<State>()
  }

  struct Row: Equatable, Identifiable {
    let id: String
    var price = 1.0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case validation(FormValidationAction<State>)
    case setQuantity(Int)
    case setPrice(String, Double)
    case removeRow(String)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.quantity):
          state.quantity = min(state.quantity, 100)
        case .validation(.submitted):
          state.saved.append(state.quantity)
        case .setQuantity(let quantity):
          state.quantity = quantity
        case .setPrice(let id, let price):
          for index in state.rows.indices where state.rows[index].id == id {
            state.rows[index].price = price
          }
        case .removeRow(let id):
          state.rows.removeAll { $0.id == id }
        case .binding, .validation:
          break
        }
        return .none
      }
    }
    .validation(\.status, form: \.binding, action: \.validation) {
      FormRule(\.quantity, "must not be 0") { $0 != 0 }
    }
  }

  /// Returns the reducer with a log of the kinds of its actions.
  func logging(_ log: @escaping @Sendable (String) -> Void) -> some ReducerOf<Self> {
    CombineReducers {
      Reduce<State, Action> { _, action in
        if case .binding(let write) = action {
          log(write.description.hasPrefix(".set") ? "set" : "report")
        }
        return .none
      }
      self
    }
  }
}

@Observable
private final class Prices {
  var amount = 2.5
  var due = Date(timeIntervalSince1970: 0)
  @ObservationIgnored var writes = 0
}

private struct PricesView: View {
  let values: Prices

  var body: some View {
    TextField(
      "Amount",
      value: Binding(
        get: { values.amount },
        set: { new in
          values.writes += 1
          values.amount = new
        }
      ),
      format: .number.locale(american)
    )
    TextField(
      "Due",
      value: Binding(get: { values.due }, set: { values.due = $0 }),
      format: .iso8601.year().month().day()
    )
  }
}
