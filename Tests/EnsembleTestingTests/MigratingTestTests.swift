// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Testing

// The section of `Migrating.md` on tests.

@Reducer
private struct Search {
  @ObservableState
  struct State: Equatable {
    var results = 0
  }

  enum Action {
    case found
    case searched
  }

  private enum CancelID { case search }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .found:
        state.results += 1
        return .none
      case .searched:
        return .send(.found)
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
      }
    }
  }
}

@MainActor
@Suite("Migrating tests", .timeLimit(.minutes(10)))
struct MigratingTestTests {
  @Test(.dependency(\.uuid, .incrementing))
  func `a clock replaces a scheduler`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.searched)
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.found, timeout: .seconds(1)) { $0.results = 1 }
    await store.send(.searched)
    await clock.advance(by: .milliseconds(300))
    store.exhaustivity = .off
    await store.receive(\.found, timeout: .seconds(1))
    #expect(store.state.results == 2)
    await store.finish()
  }
}
