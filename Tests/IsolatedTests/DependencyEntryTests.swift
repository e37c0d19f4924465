// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Testing

nonisolated protocol Dice: Sendable {
  func roll() -> Int
}

nonisolated struct LoadedDice: Dice {
  var value = 6
  func roll() -> Int { value }
}

nonisolated struct Rules: Sendable, Equatable {
  var limit: Int
  static let live = Rules(limit: 10)
  static let test = Rules(limit: 2)
}

nonisolated extension DependencyValues {
  @DependencyEntry var dice: any Dice = LoadedDice()
  @DependencyEntry(testValue: Rules.test) var rules = Rules.live
}

extension DependencyValues {
  @DependencyEntry(test: 3) nonisolated var rounds = 5
}

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable { var points = 0 }
  enum Action { case rolled(Int), rollTapped }

  @Dependency(\.dice) var dice
  @Dependency(\.rounds) var rounds
  @Dependency(\.rules) var rules

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rolled(let points):
        state.points = min(points * rounds, rules.limit)
        return .none
      case .rollTapped:
        return .run { [dice] send in await send(.rolled(dice.roll())) }
      }
    }
  }
}

@MainActor
@Suite("Dependency entries")
struct DependencyEntryTests {
  @Test("a feature reads an entry, and a test overrides it")
  func override() async {
    let store = TestStore(initialState: Game.State()) {
      Game()
    } withDependencies: {
      $0.dice = LoadedDice(value: 4)
      $0.rules.limit = 100
    }
    await store.send(.rollTapped)
    await store.receive(\.rolled) { $0.points = 12 }
  }

  @Test("a test reads the test value")
  func testValue() async {
    let store = TestStore(initialState: Game.State()) { Game() }
    await store.send(.rolled(1)) { $0.points = 2 }
  }
}
