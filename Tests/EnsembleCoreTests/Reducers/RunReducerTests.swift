// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Reducer
private struct Meter {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case reset, start, tick }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .reset:
        state.count = 0
        return .none
      case .start:
        return restart(&state)
      case .tick:
        state.count += 1
        return .none
      }
    }
  }

  private func restart(_ state: inout State) -> Effect<Action> {
    .merge(reduce(into: &state, action: .reset), reduce(into: &state, action: .tick))
  }
}

/// A reducer that runs another one only while a condition holds.
@Reducer
private struct Limited<Base: Reducer> {
  let base: Base
  let isAllowed: (Base.State) -> Bool

  var body: some ReducerOf<Base> {
    Reduce { state, action in
      isAllowed(state) ? base.reduce(into: &state, action: action) : .none
    }
  }
}

@MainActor
@Suite("@Reducer: reducers that run others")
struct RunReducerTests {
  @Test func `a feature runs itself for another action`() async {
    let store = TestStore(initialState: Meter.State(count: 5)) { Meter() }
    await store.send(.start) { $0.count = 1 }
  }

  @Test func `a reducer runs the one that it wraps`() async {
    let store = TestStore(initialState: Meter.State()) {
      Limited(base: Meter()) { $0.count < 1 }
    }
    await store.send(.tick) { $0.count = 1 }
    await store.send(.tick)
  }
}
