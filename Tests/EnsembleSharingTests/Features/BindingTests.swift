// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import Testing

/// Shared fields of states that controls write.
@MainActor
@Suite("Bindings and forms with shared fields")
struct SharedBindingTests {
  @Reducer
  struct Account {
    @ObservableState
    @FormFields
    struct State: Equatable {
      @Shared(.inMemory("name")) var name = "Blob"
      @Shared(.inMemory("isOn")) var isOn = false
      @SharedReader(.inMemory("name")) var greetedName = "Blob"
      var notes: [String] = []
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.name):
          state.$name.withLock { $0 = String($0.prefix(6)) }
          return .none
        case .binding:
          return .none
        }
      }
    }
  }

  @Reducer
  struct Notifications {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("sound")) var sound = ""
      @Shared(.inMemory("isAllowed")) var isAllowed = false
      var isAsking = false
    }

    enum Action {
      case form(FormAction<State>)
      case granted(FormAction<State>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .form(\.isAllowed):
          state.isAsking = true
          return .none
        case .form(let form):
          if let old = form.oldValue(for: \.sound), state.sound == "?" {
            state.$sound.withLock { $0 = old }
          }
          return .none
        case .granted(let form):
          state.isAsking = false
          form.apply(to: &state)
          return .none
        }
      }
      .form(action: \.form, holding: \.isAllowed)
    }
  }

  @Test func `a binding action writes a shared field, which the reducer may correct`() async {
    let store = TestStore(initialState: Account.State()) { Account() }
    await store.send(\.binding.name, "Ada") { $0.$name.withLock { $0 = "Ada" } }
    await store.send(\.binding.name, "Augusta Ada") { $0.$name.withLock { $0 = "August" } }
    @Shared(.inMemory("name")) var name = ""
    #expect(name == "August")
    #expect(store.state.greetedName == "August")
  }

  @Test func `a control is bound to a shared field`() {
    @Bindable var store = Store(initialState: Account.State()) { Account() }
    $store.isOn.wrappedValue = true
    @Shared(.inMemory("isOn")) var isOn = false
    #expect(isOn)
    store.name = "Augusta Ada"
    #expect(store.name == "August")
  }

  @Test func `a form writes a shared field, and knows its old value`() async {
    let store = TestStore(initialState: Notifications.State()) { Notifications() }
    await store.send(.form(.set(\.sound, "Chime"))) { $0.$sound.withLock { $0 = "Chime" } }
    await store.send(.form(.set(\.sound, "?")))
    #expect(store.state.sound == "Chime")
  }

  @Test func `a form holds a shared field until the reducer applies the write`() async {
    let store = TestStore(initialState: Notifications.State()) { Notifications() }
    let write = FormAction<Notifications.State>.set(\.isAllowed, true)
    await store.send(.form(write)) { $0.isAsking = true }
    @Shared(.inMemory("isAllowed")) var isAllowed = false
    #expect(!isAllowed)
    await store.send(.granted(write)) {
      $0.isAsking = false
      $0.$isAllowed.withLock { $0 = true }
    }
    #expect(isAllowed)
  }

  @Test func `shared fields of a form have names, and those that cannot be written do not`() throws
  {
    #expect(Account.State.formFields.names == ["name", "isOn"])
    var state = Account.State()
    try FormAction<Account.State>("name=Ada").apply(to: &state)
    @Shared(.inMemory("name")) var name = ""
    #expect(name == "Ada")
    #expect(Account.State.formFields.texts(of: state).map(\.text) == ["Ada", "false"])
  }

  @Test func `a log of a write to a shared field names the field`() throws {
    #expect(FormAction<Account.State>.set(\.name, "Ada").logLine == #"name = "Ada""#)
  }
}
