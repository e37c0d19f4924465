// SPDX-License-Identifier: MIT

// The sample code of the article EffectIdentity. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: id
@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var seconds = 3
  }

  enum Action {
    case startTapped
    case stopTapped
    case ticked
  }

  @EffectID var timer
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: timer, cancelInFlight: true)
      case .stopTapped:
        return .cancel(id: timer)
      case .ticked:
        state.seconds -= 1
        return state.seconds > 0 ? .none : .cancel(id: timer)
      }
    }
  }
}
// end

// snippet: rows
@Reducer
struct Countdowns {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Countdown.State> = [
      Countdown.State(id: 1), Countdown.State(id: 2),
    ]
  }

  enum Action {
    case rows(IdentifiedActionOf<Countdown>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Countdown() }
  }
}
// end

@Reducer
struct Player {
  struct State: Equatable {}
  enum Action { case stopTapped }

  // snippet: shared
  static let playback = EffectID()
  // end

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .stopTapped:
        // snippet: process
        return .cancel(id: Self.playback, scope: .process)
      // end
      }
    }
  }
}

// snippet: namespace
@Reducer
struct ChessClock {
  @ObservableState
  struct State: Equatable {
    var white = Countdown.State(id: 1)
    var black = Countdown.State(id: 2)
  }

  enum Action {
    case white(Countdown.Action)
    case black(Countdown.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.white, action: \.white) { Countdown().namespace("white") }
    Scope(\.black, action: \.black) { Countdown().namespace("black") }
  }
}
// end

@MainActor
@Suite struct EffectIdentityTests {
  @Test func `stopping one row leaves the timer of the other alone`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Countdowns.State()) {
      Countdowns()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.rows(.element(id: 1, action: .startTapped)))
    await store.send(.rows(.element(id: 2, action: .startTapped)))
    await store.send(.rows(.element(id: 1, action: .stopTapped)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].ticked) { $0.rows[id: 2]?.seconds = 2 }
    await store.send(.rows(.element(id: 2, action: .stopTapped)))
  }

  // snippet: namespace-test
  @Test func `stopping one clock leaves the other alone`() async {
    let clock = TestClock()
    let store = TestStore(initialState: ChessClock.State()) {
      ChessClock()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.white(.startTapped))
    await store.send(.black(.startTapped))
    await store.send(.white(.stopTapped))
    await clock.advance(by: .seconds(1))
    await store.receive(\.black.ticked) { $0.black.seconds = 2 }
    await store.send(.black(.stopTapped))
  }
  // end

  @Test func `a cancellation may reach every store`() async {
    await Store(initialState: Player.State()) { Player() }.send(.stopTapped).finish()
  }
}
