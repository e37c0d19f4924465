// SPDX-License-Identifier: MIT

// The sample code of the documentation of App. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleApp
import Testing

@Reducer
struct Doorbell {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case tapped
  }
}

struct DoorbellView: View {
  let store: StoreOf<Doorbell>

  var body: some View { Button("\(store.count)") { store.send(.tapped) } }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}

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
