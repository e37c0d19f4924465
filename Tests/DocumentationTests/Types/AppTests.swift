// SPDX-License-Identifier: MIT

// The sample code of the documentation of App. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleApp
import Testing

// snippet: views
@Reducer
struct Doorbell {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct DoorbellView: View {
  let store: StoreOf<Doorbell>

  var body: some View {
    Button("Ring") { store.send(.tapped) }
    Text("Rings: \(store.count)")
  }
}

struct HelpView: View {
  var body: some View {
    Text("Press the button to ring the bell.")
  }
}
// end

// snippet: example
struct DoorbellApp: App {
  var body: some Scene {
    WindowGroup("Doorbell") {
      DoorbellView(store: Store(initialState: Doorbell.State()) { Doorbell() })
    }
    Window("Help", id: "help") {
      HelpView()
    }
  }
}
// end
