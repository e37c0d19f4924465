// SPDX-License-Identifier: MIT

// The sample code of the documentation of BindingReducer. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
@Reducer
struct Query {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var isExact = false
    var searches = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.text):
        state.text = state.text.lowercased()
        state.searches += 1
        return .none
      case .binding:
        return .none
      }
    }
  }
}
// end

@MainActor
@Suite struct BindingReducerTests {
  // snippet: test
  @Test func `a query is in lower case`() async {
    let store = TestStore(initialState: Query.State()) { Query() }

    await store.send(\.binding.text, "Bach") {
      $0.text = "bach"
      $0.searches = 1
    }
    await store.send(\.binding.isExact, true) { $0.isExact = true }
  }
  // end
}
