// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Supervised effects of composed features")
struct ComposedSupervisionTests {
  @Test func `supervised effects are found in children of composed features`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Harbour.State()) {
      Harbour()
    } withDependencies: {
      $0.continuousClock = clock
    }
    #expect(store.supervisedIDs == [])
    await store.send(.lightTapped) { $0.ships = [Ship.State(id: 1)] }
    #expect(store.supervisedIDs == [1])
    await clock.advance(by: .seconds(1))
    await store.receive(\.ships[id: 1].moved) { $0.ships[id: 1]?.position = 1 }
  }
}

@Reducer
struct Ship {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var position = 0
  }

  enum Action: Equatable {
    case moved
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.position += 1
      return .none
    }
    .supervise { state in
      Supervised(id: state.id) { [clock] send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.moved) }
      }
    }
  }
}

@ComposeReducer(children: [.identifiedArray("ships", of: Ship.self)])
@Composer
struct Harbour {
  struct State: Equatable {}

  @ComposeBodyActionCase
  func lightTapped(state: inout State) {
    state.ships.append(Ship.State(id: 1))
  }
}
