// SPDX-License-Identifier: MIT

// The sample code of the documentation of View. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: example
struct Rating: View {
  let title: String
  @Binding var stars: Int
  @State private var isExplained = false

  var body: some View {
    HStack {
      Text(title)
      Stepper("\(stars) stars", value: $stars, in: 0...5)
      Button("Why?") { isExplained.toggle() }
    }
    if isExplained {
      Text("Others see the average.")
    }
  }
}
// end

@MainActor
@Suite struct ViewTests {
  @Test func `a view keeps a value of its own`() {
    let host = ViewHost(Rating(title: "Tea", stars: .constant(3)))
    #expect(!host.texts.contains("Others see the average."))
    host.button("Why?").tap()
    #expect(host.texts.contains("Others see the average."))
  }
}
