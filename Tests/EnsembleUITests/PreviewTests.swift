// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

#Preview {
  PreviewedView(title: "one")
}

#Preview("Two, and a constant", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) {
  let title = "two"
  PreviewedView(title: title)
  if title.isEmpty {
    Text("empty")
  }
}

private struct PreviewedView: View {
  let title: String

  var body: some View { Text(title) }
}

@MainActor
@Suite("Previews")
struct PreviewTests {
  @Test("a file with previews compiles, and the previews expand to nothing")
  func ignored() {
    #expect(ViewHost(PreviewedView(title: "one")).texts == ["one"])
  }
}
