// SPDX-License-Identifier: MIT

// The code of README.md, which `.ci/check-snippets` compares with it.

import Ensemble
import EnsembleApp
import EnsembleTestSupport
import EnsembleUI
import Testing

// snippet: feature
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isCounting = false
  }

  enum Action {
    case incrementTapped
    case startTapped
    case stopTapped
    case ticked
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped, .ticked:
        state.count += 1
        return .none

      case .startTapped:
        state.isCounting = true
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .stopTapped:
        state.isCounting = false
        return .cancel(id: CancelID.timer)
      }
    }
  }
}
// end

// snippet: test
@MainActor
@Test func `a started counter counts seconds`() async {
  let clock = TestClock()
  let store = TestStore(initialState: Counter.State()) {
    Counter()
  } withDependencies: {
    $0.continuousClock = clock
  }

  await store.send(.startTapped) { $0.isCounting = true }
  await clock.advance(by: .seconds(1))
  await store.receive(\.ticked) { $0.count = 1 }
  await store.send(.stopTapped) { $0.isCounting = false }
}
// end

// snippet: view
struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Text("\(store.count)")
      Button("+") { store.send(.incrementTapped) }
      if store.isCounting {
        Button("Stop") { store.send(.stopTapped) }
      } else {
        Button("Start") { store.send(.startTapped) }
      }
    }
  }
}
// end

// snippet: program
@MainActor
struct CountingApp: App {
  var body: some Scene {
    WindowGroup("Counter") {
      CounterView(store: Store(initialState: Counter.State()) { Counter() })
    }
  }
}
// end

@MainActor
@Suite struct ReadmeTests {
  @Test func `the counter of the README counts in a view`() {
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let host = ViewHost(CounterView(store: store))
    host.button("+").tap()
    host.button("Start").tap()
    #expect(host.texts.contains("1"))
    host.button("Stop").tap()
    #expect(host.controls == ["+", "Start"])
  }
}
