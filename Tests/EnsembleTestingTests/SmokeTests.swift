// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Reducer
struct Ticker {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isOn = false
  }
  enum Action: Equatable {
    case start
    case stop
    case tick
    case chain
    case chained(Int)
  }
  enum ID { case timer }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state.isOn = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: ID.timer)
      case .stop:
        state.isOn = false
        return .cancel(id: ID.timer)
      case .tick:
        state.count += 1
        return .none
      case .chain:
        return .merge(
          .run { send in await send(.chained(1)) },
          .run { send in await send(.chained(2)) }
        )
      case .chained(let n):
        state.count += n
        return .none
      }
    }
  }
}

@MainActor
@Suite struct SmokeTests {
  @Test func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start) { $0.isOn = true }
    await clock.advance(by: .seconds(2))
    await store.receive(.tick) { $0.count = 1 }
    await store.receive(\.tick) { $0.count = 2 }
    await store.send(.stop) { $0.isOn = false }
  }

  @Test func chain() async {
    let store = TestStore(initialState: Ticker.State()) { Ticker() }
    await store.send(.chain)
    await store.receive(.chained(1)) { $0.count = 1 }
    await store.receive(\.chained, 2) { $0.count = 3 }
    await store.finish()
  }
}
