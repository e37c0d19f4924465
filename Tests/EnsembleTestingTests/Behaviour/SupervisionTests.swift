// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Supervised effects in tests")
struct SupervisionTests {
  let clock = TestClock()

  private func makeStore(isRunning: Bool = false) -> TestStoreOf<Stopwatch> {
    TestStore(initialState: Stopwatch.State(isRunning: isRunning)) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `actions of a supervised effect are received, and it may run at the end`() async {
    let store = makeStore()
    #expect(store.supervisedIDs == [])
    await store.send(.toggled) { $0.isRunning = true }
    #expect(store.supervisedIDs == ["timer"])
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.receive(\.ticked) { $0.seconds = 2 }
    await store.send(.toggled) { $0.isRunning = false }
    #expect(store.supervisedIDs == [])
    await clock.advance(by: .seconds(2))
    await store.send(.toggled) { $0.isRunning = true }
    await store.finish()
  }

  @Test func `an action of a supervised effect must be asserted`() async {
    await expectReport("without asserting", "ticked") {
      let store = makeStore(isRunning: true)
      await clock.advance(by: .seconds(1))
      await store.finish()
    }
  }

  @Test func `a state that is replaced as a whole is followed`() async {
    let store = makeStore(isRunning: true)
    #expect(store.supervisedIDs == ["timer"])
    await store.send(.reset) { $0.isRunning = false }
    #expect(store.supervisedIDs == [])
    await store.send(.toggled) { $0.isRunning = true }
    #expect(store.supervisedIDs == ["timer"])
  }

  @Test func `effects that follow from supervised ones are in flight`() async {
    await expectReport("Effects are still running") {
      let store = TestStore(initialState: Stopwatch.State(isRunning: true)) {
        CombineReducers {
          Stopwatch()
          Reduce<Stopwatch.State, Stopwatch.Action> { _, action in
            guard case .ticked = action else { return .none }
            return .run { _ in try await Task.never() }
          }
        }
      } withDependencies: {
        $0.continuousClock = clock
      }
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked) { $0.seconds = 1 }
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects(strict: false)
    }
  }

  @Test func `effects that follow from a dismissal by a supervised effect are in flight`() async {
    await expectReport("Effects are still running") {
      let store = TestStore(initialState: Kitchen.State()) {
        Kitchen()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.opened) { $0.timer = EggTimer.State() }
      await clock.advance(by: .seconds(1))
      await store.receive(\.timer.dismiss) { $0.timer = nil }
      #expect(store.supervisedIDs == [])
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects(strict: false)
    }
  }

  @Test func `the effects of a dismissed feature end`() async {
    let store = TestStore(initialState: EggTimer.State()) {
      EggTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    #expect(store.supervisedIDs == ["egg", "light"])
    await clock.advance(by: .seconds(1))
    #expect(store.isDismissed)
    #expect(store.supervisedIDs == [])
    await clock.advance(by: .seconds(10))
  }

  @Test func `effects of features that appear are in flight`() async {
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch().onMount { _ in .send(.ticked) }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.receive(\.ticked) { $0.seconds = 1 }
    await expectReport("Effects are still running") {
      let store = TestStore(initialState: Stopwatch.State()) {
        Stopwatch().onMount { _ in .run { _ in try await Task.never() } }
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects(strict: false)
    }
  }
}

/// A feature that presents another one, and has an effect that follows from its dismissal.
@Reducer
struct Kitchen {
  @ObservableState
  struct State: Equatable {
    @Presents var timer: EggTimer.State?
  }

  enum Action {
    case opened
    case timer(PresentationAction<EggTimer.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.timer = EggTimer.State()
        return .none
      case .timer(.dismiss): return .run { _ in try await Task.never() }
      case .timer: return .none
      }
    }
    .ifLet(\.$timer, action: \.timer) { EggTimer() }
  }
}

/// A feature that dismisses itself after a second.
@Reducer
struct EggTimer {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case blinked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    EmptyReducer().supervise { _ in
      Supervised(id: "egg") { [clock, dismiss] _ in
        try await clock.sleep(for: .seconds(1))
        await dismiss()
      }
      Supervised(id: "light") { [clock] send in
        for await _ in clock.timer(interval: .seconds(5)) { await send(.blinked) }
      }
    }
  }
}

@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable {
    var isRunning = false
    var seconds = 0
  }

  enum Action {
    case reset
    case toggled
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .reset: state = State()
      case .toggled: state.isRunning.toggle()
      case .ticked: state.seconds += 1
      }
      return .none
    }
    .supervise { state in
      if state.isRunning {
        Supervised(id: "timer") { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      }
    }
  }
}
