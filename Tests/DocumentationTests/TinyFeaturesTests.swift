// SPDX-License-Identifier: MIT

// The sample code of the article TinyFeatures. `.ci/check-snippets` compares the two.

import EnsembleTiny
import EnsembleUI
import Testing

// snippet: feature
struct Dice: Feature {
  struct State: Equatable, Sendable {
    var number = 1
    var isRolling = false
  }

  enum Action: Equatable, Sendable {
    case reset
    case roll
    case rolled(Int)
  }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    switch action {
    case .reset: state = State()
    case .roll: state.isRolling = true
    case .rolled(let number): state = State(number: number)
    }
  }

  static func effect(for action: Action, state: State) async throws -> Action? {
    guard action == .roll else { return nil }
    return .rolled(Int.random(in: 1...6))
  }
}
// end

// snippet: view
struct DiceView: View {
  @StoreState<Dice> private var state: Dice.State

  init(store: Store<Dice>) {
    _state = StoreState(store)
  }

  var body: some View {
    Text("\(state.number)")
    Button("Roll") { $state.send(.roll) }
      .disabled(state.isRolling)
  }
}
// end

@MainActor
@Suite struct TinyFeaturesTests {
  @Test func `a store waits for an effect`() async {
    // snippet: store
    let store = Store<Dice>()
    await store.send(.roll).finish()
    #expect((1...6).contains(store.state.number))
    // end
    let host = ViewHost(DiceView(store: store))
    #expect(host.controls == ["Roll"])
  }

  @Test func `a test names each step`() async {
    // snippet: test
    let store = TestStore<Dice>()
    await store.send(.rolled(4)) { $0.number = 4 }
    await store.send(.reset) { $0.number = 1 }
    // end
  }
}
