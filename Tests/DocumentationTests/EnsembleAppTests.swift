// SPDX-License-Identifier: MIT

// The sample code of the page of EnsembleApp. `.ci/check-snippets` compares the two.

import EnsembleApp
import EnsembleUI

// snippet: overview
@MainActor
struct Clicker: App {
  var body: some Scene {
    WindowGroup("Clicks") { ClicksView() }
  }
}

struct ClicksView: View {
  @State private var clicks = 0

  var body: some View {
    Button("\(clicks) clicks") { clicks += 1 }
  }
}
// end
