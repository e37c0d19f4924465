// SPDX-License-Identifier: MIT

// The sample code of the article Effects. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: search
@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var isOffline = false
  }

  enum Action {
    case clearTapped
    case failed
    case found([String])
    case queryChanged(String)
  }

  enum CancelID { case search }

  @Dependency(SearchClient.self) var client
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { [client] send in
          await send(.found(try await client.search(text: query)))
        } catch: { _, send in
          await send(.failed)
        }
        .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)

      case .found(let results):
        state.results = results
        state.isOffline = false
        return .none

      case .failed:
        state.isOffline = true
        return .none

      case .clearTapped:
        state = State()
        return .cancel(id: CancelID.search)
      }
    }
  }
}
// end

// snippet: supervise
@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Codable, Equatable {
    var isRunning = false
    var interval = 1
    var seconds = 0
  }

  enum Action {
    case toggleTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggleTapped: state.isRunning.toggle()
      case .ticked: state.seconds += state.interval
      }
      return .none
    }
    .supervise { state in
      if state.isRunning {
        Supervised(id: "timer", restartingOn: state.interval) {
          [clock, interval = state.interval] send in
          for await _ in clock.timer(interval: .seconds(interval)) {
            await send(.ticked)
          }
        }
      }
    }
  }
}
// end

@DependencyClient
struct SearchClient: Sendable {
  var search: @Sendable (_ text: String) async throws -> [String]
}

nonisolated extension SearchClient: TestDependencyKey {
  static let testValue = SearchClient()
}

@Reducer
struct Download {
  struct State: Equatable {}

  enum Action: Equatable {
    case finished
    case progressed(Double)
    case startTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .startTapped:
        // snippet: several
        return .run { send in
          for step in 1...4 {
            await send(.progressed(Double(step) / 4))
          }
          await send(.finished)
        }
      // end
      case .finished, .progressed:
        return .none
      }
    }
  }
}

@MainActor
@Suite struct EffectsTests {
  @Test func `only the last query is looked for`() async {
    // snippet: test
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0[SearchClient.self].search = { [$0 + "!"] }
    }

    await store.send(.queryChanged("m")) { $0.query = "m" }
    await store.send(.queryChanged("milk")) { $0.query = "milk" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.found) { $0.results = ["milk!"] }
    // end
  }

  @Test func `clearing cancels the search`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("m")) { $0.query = "m" }
    await store.send(.clearTapped) { $0.query = "" }
    await clock.advance(by: .seconds(1))
  }

  @Test func `an effect sends several actions`() async {
    let store = TestStore(initialState: Download.State()) { Download() }
    await store.send(.startTapped)
    for step in 1...4 { await store.receive(.progressed(Double(step) / 4)) }
    await store.receive(.finished)
  }
}
