// SPDX-License-Identifier: MIT

// The sample code of the documentation of Reducer. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
@Reducer
struct Thermostat {
  @ObservableState
  struct State: Equatable {
    var degrees = 20
    var isHeating = false
  }

  enum Action {
    case degreesChanged(Int)
    case heatingTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .degreesChanged(let degrees):
        state.degrees = degrees
      case .heatingTapped:
        state.isHeating.toggle()
      }
      return .none
    }
    Limits()
  }
}

/// A part of the logic that other features can use, too.
struct Limits: nonisolated Reducer {
  func reduce(
    into state: inout Thermostat.State,
    action: Thermostat.Action
  ) -> Effect<Thermostat.Action> {
    state.degrees = min(max(state.degrees, 5), 30)
    return .none
  }
}
// end

@MainActor
@Suite struct ReducerTests {
  @Test func `the parts of a body run in their order`() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    store.send(.degreesChanged(90))
    #expect(store.degrees == 30)
    store.send(.heatingTapped)
    #expect(store.isHeating)
  }
}
