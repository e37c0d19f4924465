// SPDX-License-Identifier: MIT

#if Web
// The sample code of the page of EnsembleInspector. `.ci/check-snippets` compares the two.

import EnsembleApp
import EnsembleInspector
import EnsembleUI

// snippet: overview
@MainActor
struct Laps: App {
  init() {
    Inspector.startIfRequested()
  }

  var body: some Scene {
    WindowGroup("Laps") { LapsView() }
  }
}
// end

private struct LapsView: View {
  var body: some View { Text("0:00") }
}
#endif
