// SPDX-License-Identifier: MIT

// The sample code of the documentation of Inspector. `.ci/check-snippets` compares the two.

#if TLS
import Ensemble
import EnsembleApp
import EnsembleInspector

// snippet: example
struct DeskApp: App {
  init() {
    Inspector.startIfRequested()
  }

  var body: some Scene {
    WindowGroup("Desk") { DeskView() }
  }
}

struct DeskView: View {
  var body: some View {
    Text("Desk")
  }
}
// end
#endif
