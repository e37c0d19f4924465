// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Scope")
struct ScopeTests {
  @Reducer
  struct Counter {
    struct State: Equatable {
      var count = 0
    }

    enum Action {
      case increment
      case incrementTwice
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count += 1
        return switch action {
        case .increment: .none
        case .incrementTwice: .send(.increment)
        }
      }
    }
  }

  @Reducer
  struct Pair {
    struct State: Equatable {
      var first = Counter.State()
      var second = Counter.State()
      var seen: [Int] = []
    }

    enum Action {
      case first(Counter.Action)
      case second(Counter.Action)
      case none
    }

    var body: some ReducerOf<Self> {
      Scope(\.first, action: \.first) { Counter() }
      Reduce { state, action in
        state.seen.append(state.first.count + state.second.count)
        return .none
      }
      Scope(state: \.second, action: \.second) { Counter() }
    }
  }

  let store = Store(initialState: Pair.State()) { Pair() }

  @Test func `a child's action changes only that child`() {
    store.send(.first(.increment))
    #expect(store.withState(\.first.count) == 1)
    #expect(store.withState(\.second.count) == 0)
  }

  @Test func `the labelled initializer behaves the same`() {
    store.send(.second(.increment))
    #expect(store.withState(\.first.count) == 0)
    #expect(store.withState(\.second.count) == 1)
  }

  @Test func `a child above its parent's logic runs before it`() {
    store.send(.first(.increment))
    #expect(store.withState(\.seen) == [1])
  }

  @Test func `a child below its parent's logic runs after it`() {
    store.send(.second(.increment))
    #expect(store.withState(\.seen) == [0])
  }

  @Test func `other actions do not reach a child`() {
    store.send(.none)
    #expect(store.withState(\.first.count) == 0)
    #expect(store.withState(\.second.count) == 0)
  }

  @Test func `actions of a child's effects reach the child`() {
    store.send(.first(.incrementTwice))
    #expect(store.withState(\.first.count) == 2)
    #expect(store.withState(\.seen) == [1, 2])
  }

  @Test func `a scope to a computed property writes the change back`() {
    struct Wrapped {
      var stored = 0
      var computed: Counter.State {
        get { Counter.State(count: stored) }
        set { stored = newValue.count }
      }
    }
    let store = Store(initialState: Wrapped()) {
      Scope<Wrapped, Pair.Action, Counter>(\.computed, action: \.first) { Counter() }
    }
    store.send(.first(.increment))
    #expect(store.withState(\.stored) == 1)
  }

  @Reducer
  struct Player {
    @CasePathable
    enum State: Equatable {
      case stopped(Counter.State)
      case playing(Counter.State)
    }

    enum Action {
      case stopped(Counter.Action)
      case playing(Counter.Action)
    }

    let seen: Recorder<String>

    var body: some ReducerOf<Self> {
      Scope(state: \.stopped, action: \.stopped) { Counter() }
      Scope(state: \.playing, action: \.playing) { Counter() }
      Reduce { state, action in
        seen.record("\(state)")
        return .none
      }
    }
  }

  @Test func `a child of a case changes the payload`() {
    let store = Store(initialState: Player.State.playing(Counter.State())) {
      Player(seen: Recorder())
    }
    store.send(.playing(.incrementTwice))
    #expect(store.withState { $0 } == .playing(Counter.State(count: 2)))
  }

  @Test func `an action for another case is reported`() {
    let store = Store(initialState: Player.State.stopped(Counter.State())) {
      Player(seen: Recorder())
    }
    expectReport("was given an action of its child, but the state is in another case.") {
      store.send(.playing(.increment))
    }
    #expect(store.withState { $0 } == .stopped(Counter.State()))
  }

  @Test func `the report names the operator, the action and the state by their cases`() {
    let store = Store(initialState: Player.State.stopped(Counter.State())) {
      Player(seen: Recorder())
    }
    expectReport(
      #"The "Scope" at "EnsembleCoreTests/ScopeTests.swift:"#,
      "Player.Action.playing(.increment)",
      "Player.State.stopped(_)"
    ) {
      store.send(.playing(.increment))
    }
  }

  @Test func `the parent handles an action for another case`() {
    let seen = Recorder<String>()
    let store = Store(initialState: Player.State.stopped(Counter.State())) { Player(seen: seen) }
    expectReport(#"The "Scope" at"#) { store.send(.playing(.increment)) }
    #expect(seen.count == 1)
  }
}
