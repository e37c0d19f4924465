// SPDX-License-Identifier: MIT

import DependenciesTestSupport
import StudioKit
import StudioKitTesting
import Testing

@Reducer
private struct Potter {
  struct State: Equatable {
    var pots = 0
    var failure: String?
    var temperatures: [Int] = []
  }

  enum Action: Equatable, Sendable {
    case start(attempts: Int)
    case pots(Int)
    case failed(String)
    case later
    case measure([Int])
    case measured(Int)
    case both
    case stop
  }

  enum CancelID { case both }

  let throwPots: @Sendable () async throws -> Int
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .start(attempts):
        return .retrying(attempts, clock: clock, operation: throwPots) { result in
          switch result {
          case let .success(pots): .pots(pots)
          case let .failure(error): .failed("\(error)")
          }
        }
      case let .pots(pots):
        state.pots += pots
        return .none
      case let .failed(message):
        state.failure = message
        return .none
      case .later:
        return .send(.pots(1), after: .seconds(5), clock: clock)
      case let .measure(values):
        return .forEach(of: { values.async }) { .measured($0) }
      case let .measured(value):
        state.temperatures.append(value)
        return Effect.perform { throw CancellationError() }.when(value > 1_000)
      case .both:
        return .sequence(.pots(1), .pots(2))
          .together(with: .send(.later), id: CancelID.both)
      case .stop:
        return .cancel(id: CancelID.both)
      }
    }
  }
}

extension Array where Element: Sendable {
  fileprivate var async: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}

@MainActor
@Suite(.dependencies)
struct EffectTests {
  @Test func pausesBecomeLonger() async {
    let clock = TestClock()
    let calls = LockIsolated(0)
    let store = TestStore(initialState: Potter.State()) {
      Potter {
        calls.withValue { $0 += 1 }
        if calls.value < 3 { throw LoadFailure(message: "Off centre") }
        return 4
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start(attempts: 5))
    await clock.advance(by: .seconds(1))
    #expect(calls.value == 2)
    await clock.advance(by: .seconds(1))
    #expect(calls.value == 2)
    await clock.advance(by: .seconds(1))
    await store.receive(.pots(4)) { $0.pots = 4 }
  }

  @Test(.dependency(\.continuousClock, ImmediateClock()))
  func thereIsAnEndToIt() async {
    let store = TestStore(initialState: Potter.State()) {
      Potter { throw LoadFailure(message: "Off centre") }
    }
    await store.send(.start(attempts: 2))
    await store.receive(\.failed) {
      $0.failure = "LoadFailure(message: \"Off centre\", isTransient: false)"
    }
  }

  @Test func valuesArriveInOrder() async {
    let store = TestStore(initialState: Potter.State()) {
      Potter { 0 }
    }
    await store.send(.measure([20, 600, 1_200]))
    await store.receive(.measured(20)) { $0.temperatures = [20] }
    await store.receive(.measured(600)) { $0.temperatures = [20, 600] }
    await store.receive(.measured(1_200)) { $0.temperatures = [20, 600, 1_200] }
  }

  @Test func effectsRunTogether() async {
    let clock = TestClock()
    let store = TestStore(initialState: Potter.State()) {
      Potter { 0 }
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.both)
    await store.receive(.pots(2)) { $0.pots = 3 }
    await clock.advance(by: .seconds(5))
    await store.receive(.pots(1)) { $0.pots = 4 }
  }
}
