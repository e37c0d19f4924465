// SPDX-License-Identifier: MIT

// The sample code of the documentation of TestStore. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import Testing

// snippet: feature
@Reducer
struct Alarm {
  @ObservableState
  struct State: Equatable {
    var isRinging = false
  }

  enum Action {
    case rang
    case setTapped
    case stopTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .setTapped:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(60))
          await send(.rang)
        }
      case .rang:
        state.isRinging = true
        return .none
      case .stopTapped:
        state.isRinging = false
        return .none
      }
    }
  }
}
// end

@MainActor
@Suite struct TestStoreTests {
  // snippet: example
  @Test func `an alarm rings after a minute`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Alarm.State()) {
      Alarm()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.setTapped)
    await clock.advance(by: .seconds(59))  // `receive` would fail here.
    await clock.advance(by: .seconds(1))
    await store.receive(\.rang) { $0.isRinging = true }
    await store.send(.stopTapped) { $0.isRinging = false }
  }
  // end
}
