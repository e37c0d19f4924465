// SPDX-License-Identifier: MIT

// The sample code of the article BindingsAndForms. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: feature
@Reducer
struct Account {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isSubscribed = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.name = String(state.name.prefix(16))
        return .none
      case .binding:
        return .none
      }
    }
  }
}

struct AccountView: View {
  @Bindable var store: StoreOf<Account>

  var body: some View {
    TextField("Name", text: $store.name)
    Toggle("Newsletter", isOn: $store.isSubscribed)
  }
}
// end

@Reducer
struct Volume {
  @ObservableState
  struct State: Equatable {
    var level = 5.0
  }

  enum Action {
    case levelChanged(Double)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .levelChanged(let level):
        state.level = level.rounded()
        return .none
      }
    }
  }
}

struct VolumeView: View {
  @Bindable var store: StoreOf<Volume>

  var body: some View {
    // snippet: sending
    Slider(value: $store.level.sending(\.levelChanged), in: 0...10) { Text("Volume") }
    // end
  }
}

// snippet: form
@Reducer
struct Notifications {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var sound = ""
  }

  enum Action {
    case form(FormAction<State>)
    case permissionGranted
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(\.isOn):
        return .send(.permissionGranted)
      case .permissionGranted:
        state.isOn = true
        return .none
      case .form:
        return .none
      }
    }
    .form(action: \.form, holding: \.isOn)
  }
}

struct NotificationsView: View {
  let store: StoreOf<Notifications>

  var body: some View {
    Toggle("Notifications", isOn: store.binding(\.isOn, action: \.form))
    TextField("Sound", text: store.binding(\.sound, action: \.form))
  }
}
// end

// snippet: unparsed
@Reducer
struct Purchase {
  @ObservableState
  struct State: Equatable {
    var quantity = 1
    var status = FormStatus<State>()
  }

  enum Action {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .form(action: \.form)
      .validation(\.status, form: \.form, action: \.validation) {
        FormRule(\.quantity, "must not be 0") { $0 != 0 }
      }
  }
}

struct PurchaseView: View {
  let store: StoreOf<Purchase>

  var body: some View {
    TextField("Quantity", value: store.binding(\.quantity, action: \.form), format: .number)
    ForEach(store.status[\.quantity].problems, id: \.self) { Text($0) }
    Button("Buy") { store.send(.validation(.submit)) }
  }
}
// end

@MainActor
@Suite struct BindingsAndFormsTests {
  @Test func `a text that is no number blocks a form`() {
    let store = Store(initialState: Purchase.State()) { Purchase() }
    let host = ViewHost(PurchaseView(store: store))
    host.textField("Quantity").type("abc")
    host.button("Buy").tap()
    #expect(store.status[\.quantity].problems == ["“abc” is not a number such as 1"])
    #expect(host.outline.contains("“abc” is not a number such as 1"))
  }

  @Test func `a reducer corrects what a control writes`() {
    let store = Store(initialState: Account.State()) { Account() }
    let host = ViewHost(AccountView(store: store))
    host.textField("Name").type("Pseudopseudohypoparathyroidism")
    #expect(store.name == "Pseudopseudohypo")
    host.toggle("Newsletter").tap()
    #expect(store.isSubscribed)
  }

  @Test func `a control sends an action of its own`() async {
    let store = TestStore(initialState: Volume.State()) { Volume() }
    await store.send(.levelChanged(6.6)) { $0.level = 7 }
  }

  @Test func `a held field is written by the reducer`() {
    let store = Store(initialState: Notifications.State()) { Notifications() }
    let host = ViewHost(NotificationsView(store: store))
    host.toggle("Notifications").tap()
    #expect(store.isOn)
    host.textField("Sound").type("Chime")
    #expect(store.sound == "Chime")
  }
}
