// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Composer
struct EmptyFeature {
}

@Composer
struct StateFeature {
  struct State {
    var count = 0
  }
}

@Composer
struct ActionFeature {
  struct State {
    var count = 0
  }

  enum ViewAction {
    case decrementButtonTapped
    case incrementButtonTapped
  }
}

@Composer
struct Counter {
  struct State {
    var count = 0
  }

  enum ViewAction {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .decrementButtonTapped:
      state.count -= 1
    case .incrementButtonTapped:
      state.count += 1
    }
  }
}

@ComposeReducer(
  .bindable,
  children: [
    .reducer("counter1", of: Counter.self, initialState: .init()),
    .reducer("counter2", of: Counter.self, initialState: .init()),
  ]
)
@Composer
struct TwoCounters {
  struct State {
    var isDisplayingSum = false
  }

  enum ViewAction {
    case resetCountersTapped
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .resetCountersTapped:
      state.counter1.count = 0
      state.counter2.count = 0
    }
  }
}

@MainActor
@Suite("Composer: first steps")
struct ReadmeTests {
  @Test func `a counter counts`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.view(.incrementButtonTapped))
    store.send(.view(.incrementButtonTapped))
    store.send(.view(.decrementButtonTapped))
    #expect(store.count == 1)
  }

  @Test func `two counters count separately`() {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    store.send(.counter1(.view(.incrementButtonTapped)))
    store.scopes.counter2.send(.view(.decrementButtonTapped))
    #expect(store.counter1.count == 1)
    #expect(store.scopes.counter2.count == -1)
    store.isDisplayingSum = true
    #expect(store.isDisplayingSum)
    store.send(.view(.resetCountersTapped))
    #expect(store.counter1.count == 0)
    #expect(store.counter2.count == 0)
  }
}
