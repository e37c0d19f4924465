// SPDX-License-Identifier: MIT

// More views with the words that a view may use on every platform. `.ci/check-swiftui` compiles
// this file as views of SwiftUI too.

import EnsembleUI

struct BoxWords: View {
  let isLast: Bool
  @State private var query = ""

  var body: some View {
    VStack {
      GroupBox { Text("Plain") }
      GroupBox("Titled") { Text("One") }
      GroupBox {
        Text("One")
      } label: {
        Label("Labeled", systemImage: "tray")
      }
      ControlGroup { Button("Smaller") {} }
      ControlGroup("Zoom") { Button("Larger") {} }
      Text("Bubble")
        .background(.blue, in: UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12))
        .clipShape(isLast ? AnyShape(.capsule) : AnyShape(Rectangle()))
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomLeading: 8)).fill(.red)
      Rectangle().clipShape(.rect(bottomTrailingRadius: 8))
      SearchHint()
    }
    .searchable(text: $query)
  }
}

struct SearchHint: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if isSearching { Button("Done") { dismissSearch() } }
  }
}
