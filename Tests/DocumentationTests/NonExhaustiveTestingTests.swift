// SPDX-License-Identifier: MIT

// The sample code of the article NonExhaustiveTesting. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import Testing

@Reducer
struct Checkout {
  @ObservableState
  struct State: Equatable {
    var items = ["Tea"]
    var isPaying = false
    var message = ""
  }

  enum Action {
    case payTapped
    case paid(receipt: Int)
    case rated
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .payTapped:
        state.isPaying = true
        return .run { send in
          await send(.paid(receipt: 7))
          await send(.rated)
        }
      case .paid(let receipt):
        state.items = []
        state.isPaying = false
        state.message = "Receipt \(receipt)"
        return .none
      case .rated:
        return .none
      }
    }
  }
}

@MainActor
@Suite struct NonExhaustiveTestingTests {
  // snippet: off
  @Test func `paying shows a receipt`() async {
    let store = TestStore(initialState: Checkout.State()) { Checkout() }
    store.exhaustivity = .off

    await store.send(.payTapped)
    await store.receive(\.paid) {
      $0.message = "Receipt 7"
    }
    await store.finish()
  }
  // end

  // snippet: assert
  @Test func `paying empties the basket`() async {
    let store = TestStore(initialState: Checkout.State()) { Checkout() }
    store.exhaustivity = .off

    await store.send(.payTapped).finish()
    await store.skipReceivedActions()
    store.assert {
      $0.items = []
    }
  }
  // end

  // snippet: part
  @Test func `the first step is asserted, the rest is not`() async {
    let store = TestStore(initialState: Checkout.State()) { Checkout() }

    await store.send(.payTapped) { $0.isPaying = true }
    await store.withExhaustivity(.off) {
      await store.receive(\.paid)
      await store.skipReceivedActions()
    }
  }
  // end
}
