// SPDX-License-Identifier: MIT

// The sample code of the documentation of Reduce. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
@Reducer
struct Album {
  @ObservableState
  struct State: Equatable {
    var photos: [String] = []
    var selected: String?
  }

  enum Action {
    case added(String)
    case removeTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let photo):
        state.photos.append(photo)
        return .none
      case .removeTapped:
        guard let selected = state.selected else { return .none }
        state.photos.removeAll { $0 == selected }
        return .none
      }
    }
    Reduce { state, _ in
      // After every action: the selection is one of the photos.
      if let selected = state.selected, !state.photos.contains(selected) { state.selected = nil }
      return .none
    }
  }
}
// end

@MainActor
@Suite struct ReduceTests {
  @Test func `the second function sees what the first has changed`() {
    let store = Store(initialState: Album.State(photos: ["sea"], selected: "sea")) { Album() }
    store.send(.removeTapped)
    #expect(store.selected == nil)
    store.send(.added("sun"))
    #expect(store.photos == ["sun"])
  }
}
