// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A feature that is generic over its child. It compiles without warnings.
@Reducer
struct Labelled<Child: Reducer> where Child.State: ObservableState {
  @ObservableState
  struct State {
    var label = ""
    var child: Child.State
  }
  enum Action {
    case child(Child.Action)
    case labelChanged(String)
  }
  let child: Child

  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { child }
    Reduce { state, action in
      if case .labelChanged(let label) = action { state.label = label }
      return .none
    }
  }
}

@Reducer
struct Leaf {
  @ObservableState
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@MainActor
@Suite struct GenericFeatureTests {
  @Test func `a generic feature runs its parameter`() {
    let store = Store(initialState: Labelled<Leaf>.State(child: Leaf.State())) {
      Labelled(child: Leaf())
    }
    store.send(.child(.tapped))
    store.send(.labelChanged("one"))
    #expect(store.child.count == 1)
    #expect(store.label == "one")
  }
}
