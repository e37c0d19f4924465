// SPDX-License-Identifier: MIT

// The code of the article Programs, which `.ci/check-snippets` compares with it.

import Ensemble
import EnsembleApp

// snippet: program
@MainActor
struct JournalApp: App {
  var body: some Scene {
    WindowGroup("Journal") {
      JournalView(store: Store(initialState: Journal.State()) { Journal() })
    }
    Window("Clock", id: "clock") {
      ClockView()
    }
  }
}
// end

@Reducer
struct Journal {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
}

private struct JournalView: View {
  let store: StoreOf<Journal>

  var body: some View { Text("\(store.count) entries") }
}

private struct ClockView: View {
  var body: some View { Text("12:00") }
}
