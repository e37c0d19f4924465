// SPDX-License-Identifier: MIT

// The sample code of the documentation of PresentationState. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: child
@Reducer
struct ColorChoice {
  @ObservableState
  struct State: Equatable {
    let colors = ["black", "blue", "red"]
  }

  enum Action {
    case colorTapped(String)
  }
}
// end

// snippet: example
@Reducer
struct Painting {
  @ObservableState
  struct State: Equatable {
    var color = "black"
    @Presents var picker: ColorChoice.State?
  }

  enum Action {
    case pickTapped
    case picker(PresentationAction<ColorChoice.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pickTapped:
        state.picker = ColorChoice.State()
        return .none
      case .picker(.presented(.colorTapped(let color))):
        state.color = color
        state.picker = nil
        return .none
      case .picker(.dismiss):
        return .none
      }
    }
    .ifLet(\.$picker, action: \.picker) { ColorChoice() }
  }
}
// end

@MainActor
@Suite struct PresentationStateTests {
  // snippet: test
  @Test func `a color is picked, and the picker closes`() async {
    let store = TestStore(initialState: Painting.State()) { Painting() }

    await store.send(.pickTapped) { $0.picker = ColorChoice.State() }
    await store.send(\.picker.colorTapped, "blue") {
      $0.color = "blue"
      $0.picker = nil
    }
  }
  // end
}
