// SPDX-License-Identifier: MIT

// The code of the article Composer, which `.ci/check-snippets` compares with it.

import Ensemble
import Testing

// snippet: example
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
// end

@MainActor
@Suite struct ComposerTests {
  @Test func `a composed feature runs its children and its own actions`() {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    store.send(.counter1(.incrementTapped))
    #expect(store.counter1.count == 1)
    store.send(.view(.resetCountersTapped))
    #expect(store.counter1.count == 0)
  }
}
