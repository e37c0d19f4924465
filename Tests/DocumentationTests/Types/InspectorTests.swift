// SPDX-License-Identifier: MIT

// The code of the page of Inspector, which `.ci/check-snippets` compares with it.

#if TLS
import Ensemble
import EnsembleApp
import EnsembleInspector

struct DeskView: View {
  var body: some View { Text("Desk") }
}

// snippet: example
struct DeskApp: App {
  init() {
    Inspector.startIfRequested()
  }

  var body: some Scene {
    WindowGroup("Desk") { DeskView() }
  }
}
// end
#endif
