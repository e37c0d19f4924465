// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleApp

@main
struct ReadingApp: App {
  var body: some Scene {
    WindowGroup("Reading list") {
      ReadingListView(store: Store(initialState: ReadingList.State()) { ReadingList() })
    }
  }
}
