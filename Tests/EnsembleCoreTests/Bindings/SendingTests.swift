// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Bindings that send actions")
struct SendingTests {
  @Test func `a written value is sent as an action`() {
    @Bindable var store = Store(initialState: Lookup.State()) { Lookup() }
    let query = $store.query.sending(\.queryChanged)
    query.wrappedValue = "a"
    #expect(query.wrappedValue == "A")
    #expect(store.query == "A")
  }

  @Test func `a nested field is sent as an action`() {
    @Bindable var store = Store(initialState: Lookup.State()) { Lookup() }
    let name = $store.user.name.sending(\.user.nameChanged)
    name.wrappedValue = "a"
    #expect(store.user.name == "a")
  }

  @Test func `values need not be equatable`() {
    @Bindable var store = Store(initialState: Lookup.State()) { Lookup() }
    let handler = $store.handler.sending(\.handlerChanged)
    handler.wrappedValue = Lookup.Handler { 2 }
    #expect(handler.wrappedValue.call() == 2)
  }

  @Test func `writable fields can be sent as actions`() {
    @Bindable var store = Store(initialState: Bound.State()) { Bound() }
    let text = $store.text.sending(\.textChanged)
    text.wrappedValue = "a"
    #expect(store.text == "a!")
    let bound = $store.text
    bound.wrappedValue = "b"
    #expect(store.text == "b")
  }

  @Test func `a binding to a store provides the store's fields`() {
    let store = Store(initialState: Lookup.State()) { Lookup() }
    @Binding var bound: StoreOf<Lookup>
    _bound = .constant(store)
    $bound.query.sending(\.queryChanged).wrappedValue = "a"
    #expect(store.query == "A")
  }
}

@Reducer
private struct Lookup {
  struct User {
    var name = ""
  }
  struct Handler: Sendable {
    var call: @Sendable () -> Int
  }

  @ObservableState
  struct State {
    var query = ""
    var user = User()
    var handler = Handler { 1 }
  }

  enum Action {
    case queryChanged(String)
    case handlerChanged(Handler)
    case user(User)

    @CasePathable
    enum User {
      case nameChanged(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query): state.query = query.uppercased()
      case .handlerChanged(let handler): state.handler = handler
      case .user(.nameChanged(let name)): state.user.name = name
      }
      return .none
    }
  }
}

@Reducer
private struct Bound {
  @ObservableState
  struct State {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case textChanged(String)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .textChanged(let text) = action { state.text = text + "!" }
      return .none
    }
  }
}
