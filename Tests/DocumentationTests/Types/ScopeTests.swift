// SPDX-License-Identifier: MIT

// The sample code of the documentation of Scope. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: child
@Reducer
struct Speaker {
  @ObservableState
  struct State: Equatable {
    var volume = 5
  }

  enum Action {
    case louderTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.volume += 1
      return .none
    }
  }
}
// end

// snippet: example
@Reducer
struct Speakers {
  @ObservableState
  struct State: Equatable {
    var left = Speaker.State()
    var right = Speaker.State()
    var changes = 0
  }

  enum Action {
    case left(Speaker.Action)
    case right(Speaker.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.left, action: \.left) { Speaker() }
    Scope(\.right, action: \.right) { Speaker() }
    Reduce { state, action in
      switch action {
      case .left(.louderTapped), .right(.louderTapped):
        state.changes += 1
        return .none
      }
    }
  }
}
// end

@MainActor
@Suite struct ScopeTests {
  @Test func `a child changes its part, and the parent sees the action`() {
    // snippet: store
    let store = Store(initialState: Speakers.State()) { Speakers() }
    let right = store.scope(state: \.right, action: \.right)
    right.send(.louderTapped)
    #expect(store.right.volume == 6)
    // end
    #expect(store.left.volume == 5)
    #expect(store.changes == 1)
  }
}
