// SPDX-License-Identifier: MIT

// The sample code of the documentation of Store. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

private enum StoreExamples {
  // snippet: feature
  @Reducer
  struct Step {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }

    enum Action {
      case resetTapped
      case stepTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .resetTapped:
          state.count = 0
          return .none
        case .stepTapped:
          state.count += 1
          return state.count == 3 ? .send(.resetTapped) : .none
        }
      }
    }
  }
  // end
}

private typealias Step = StoreExamples.Step

@MainActor
@Suite struct StoreTests {
  // snippet: example
  @Test func `the actions that follow are part of a send`() {
    let store = Store(initialState: Step.State(count: 1)) { Step() }

    store.send(.stepTapped)
    #expect(store.count == 2)
    store.send(.stepTapped)  // Followed by `resetTapped`.
    #expect(store.count == 0)
  }
  // end

  @Test func `dependencies are given where a store is created`() {
    // snippet: dependencies
    let store = Store(initialState: Step.State()) {
      Step()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    // end
    #expect(store.count == 0)
  }
}
