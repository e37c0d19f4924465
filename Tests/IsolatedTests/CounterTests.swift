// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Testing

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case toggleTimerButtonTapped
    case timerTicked
  }

  enum CancelID { case timer, fact }

  @Dependency(\.facts) var facts
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .factButtonTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await facts.fetch(count) }))
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)
      case .factResponse(let result):
        state.isLoading = false
        state.fact = try? result.get()
        return .none
      case .toggleTimerButtonTapped:
        return .merge(
          .cancel(id: CancelID.fact),
          .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
          }
          .cancellable(id: CancelID.timer)
        )
      case .timerTicked:
        state.count += 1
        return .none
      }
    }
  }
}

@DependencyClient
struct FactClient {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

nonisolated extension FactClient: DependencyKey {
  static let liveValue = FactClient { number in "\(number) is a number." }
  static let testValue = FactClient()
}

extension DependencyValues {
  var facts: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
      if let fact = store.fact { Text(fact) }
    }
    .padding()
  }
}

#Preview {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}

@MainActor
@Suite("A counter")
struct CounterTests {
  static let initial = StoreOf<Counter>(initialState: Counter.State()) { Counter() }

  @Test("counts, and asks for a fact")
  func counts() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.facts.fetch = { "\($0) is good" }
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.success) {
      $0.isLoading = false
      $0.fact = "1 is good"
    }
  }

  @Test("counts with a clock")
  func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let timer = await store.send(.toggleTimerButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.count = 1 }
    await timer.cancel()
  }

  @Test("is shown")
  func view() {
    let store = Store(initialState: Counter.State()) { Counter() }
    _ = CounterView(store: store).body
    store.send(.incrementButtonTapped)
    #expect(store.count == 1)
    #expect(store.state == Counter.State(count: 1))
  }
}
