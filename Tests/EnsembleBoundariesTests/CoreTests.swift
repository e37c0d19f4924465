// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Boundaries: the core reducer in a body")
struct CoreTests {
  @Test func `a body without the core reducer is reported once`() {
    let store = Store(initialState: Counting.State()) { Forgetful() }
    expectReport("Forgetful", "does not contain its 'coreReducer'") {
      store.send(.view(1))
      store.send(.view(1))
    }
    #expect(store.sum == 0)
  }

  @Test func `the core reducer of another feature does not count`() {
    let store = Store(initialState: Counting.State()) { Mistaken() }
    expectReport("Mistaken") { store.send(.view(1)) }
    #expect(store.sum == 1)
  }

  @Test func `an action in no group reaches the core reducer and the rest of the body`() {
    let store = Store(initialState: Counting.State()) { Counting() }
    store.send(.binding(.set(\.sum, 5)))
    #expect(store.sum == 5)
    #expect(store.others == 1)
    store.send(.view(2))
    #expect(store.sum == 7)
  }

  @Test func `a body can evaluate the body of another feature`() {
    let store = Store(initialState: Counting.State()) { Borrower() }
    store.send(.view(2))
    #expect(store.sum == 4)
  }

  @Test func `the body of a feature with its own reduce function is not checked`() {
    let store = Store(initialState: Counting.State()) { Independent() }
    store.send(.view(2))
    #expect(store.sum == 20)
  }
}

private struct Counting: ComposedBoundingReducer {
  @ObservableState
  struct State {
    var sum = 0
    var others = 0
  }

  @CasePathable
  enum Action: TCAFeatureAction, BindableAction {
    case view(Int)
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    coreReducer
  }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> {
    state.sum += action
    return .none
  }

  func reduce(into state: inout State, other action: Action) -> Effect<Action> {
    state.others += 1
    return .none
  }
}

private struct Forgetful: ComposedBoundingReducer {
  typealias State = Counting.State
  typealias Action = Counting.Action

  var body: some ReducerOf<Self> { BindingReducer() }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> {
    state.sum += action
    return .none
  }
}

private struct Mistaken: ComposedBoundingReducer {
  typealias State = Counting.State
  typealias Action = Counting.Action

  var body: some ReducerOf<Self> { Counting().coreReducer }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> { .none }
}

private struct Borrower: ComposedBoundingReducer {
  typealias State = Counting.State
  typealias Action = Counting.Action

  var body: some ReducerOf<Self> {
    Counting().body
    coreReducer
  }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> {
    state.sum *= 2
    return .none
  }
}

private struct Independent: ComposedBoundingReducer {
  typealias State = Counting.State
  typealias Action = Counting.Action

  var body: some ReducerOf<Self> { BindingReducer() }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> { .none }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.sum = 20
    return .none
  }
}
