// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import TestTools
import Testing

@MainActor
@Suite("Supervised effects of stores with a journal", .timeLimit(.minutes(10)))
struct SupervisionTests {
  private let journal = MemoryJournal()
  private let clock = TestClock()

  private func open() async throws -> StoreOf<Timer> {
    try await Store(initialState: Timer.State(), journal: journal, id: "timer") {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `supervised effects run again when a store continues`() async throws {
    var store = try await open()
    store.send(.toggled)
    let hasTicked = await eventually {
      await clock.advance(by: .seconds(1))
      return store.seconds >= 1
    }
    try #require(hasTicked)
    try await store.journal?.commit()
    journal.closeAll()
    let state = store.state
    store = try await open()
    #expect(store.seconds == state.seconds)
    // The mount of the second life, which has sent an action.
    #expect(store.lives == 2)
    let goesOn = await eventually {
      await clock.advance(by: .seconds(1))
      return store.seconds >= 2
    }
    try #require(goesOn)
    store.send(.toggled)
    try await store.journal?.commit()
    journal.closeAll()
    let last = store.state
    store = try await open()
    #expect(store.lives == 3)
    #expect(store.seconds == last.seconds)
    #expect(!store.isRunning)
  }
}

@Reducer
private struct Timer {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var isRunning = false
    var seconds = 0
    var lives = 0
  }

  enum Action: Codable, Sendable {
    case appeared
    case toggled
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared: state.lives += 1
      case .toggled: state.isRunning.toggle()
      case .ticked: state.seconds += 1
      }
      return .none
    }
    .onMount { _ in .send(.appeared) }
    .supervise { state in
      if state.isRunning {
        Supervised(id: "timer") { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      }
    }
  }
}
