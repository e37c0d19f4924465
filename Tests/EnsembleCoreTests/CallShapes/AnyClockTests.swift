// SPDX-License-Identifier: MIT

import Ensemble
// With Foundation, a duration such as `.seconds(1)` is ambiguous.
import Foundation
import Testing

@MainActor
@Suite("Timing with a clock of any type", .timeLimit(.minutes(10)))
struct AnyClockTests {
  @Reducer
  struct Search {
    @ObservableState
    struct State: Equatable {
      var query = ""
      var results: [String] = []
    }

    enum Action {
      case queryChanged(String)
      case scrolled(String)
      case found(String)
    }

    private enum CancelID { case search, scroll }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .queryChanged(let query):
          state.query = query
          return .send(.found(query))
            .debounce(id: CancelID.search, for: .seconds(1), clock: clock)
        case .scrolled(let text):
          return .send(.found(text))
            .throttle(id: CancelID.scroll, for: .milliseconds(500), clock: clock, latest: true)
        case .found(let text):
          state.results.append(text)
          return .none
        }
      }
    }
  }

  private let clock = TestClock()

  private func store() -> TestStoreOf<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `an effect is debounced with the clock of a dependency`() async {
    let store = store()
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(900))
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.found, "ab") { $0.results = ["ab"] }
  }

  @Test func `an effect is throttled with the clock of a dependency`() async {
    let store = store()
    await store.send(.scrolled("1"))
    await store.receive(\.found, "1") { $0.results = ["1"] }
    await store.send(.scrolled("2"))
    await store.send(.scrolled("3"))
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.found, "3") { $0.results = ["1", "3"] }
    await clock.advance(by: .milliseconds(500))
  }

  @Test func `a clock of a concrete type is accepted`() async {
    let effect = Effect<Search.Action>.send(.found("a"))
    let store = Store(initialState: Search.State()) {
      Reduce<Search.State, Search.Action> { state, action in
        if case .found(let text) = action {
          state.results.append(text)
          return .none
        }
        return effect.debounce(id: 1, for: .seconds(1), clock: ImmediateClock())
      }
    }
    await store.send(.queryChanged("a")).finish()
    #expect(store.results == ["a"])
  }
}
