// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@MainActor
@Suite("Words without an effect outside of SwiftUI, and older names")
struct OlderNameTests {
  @Test("a scaled length keeps its value")
  func scaledMetric() {
    #expect(ViewHost(Matched()).texts == ["24.0", "One"])
  }

  @Test("a namespace lives as long as its view, and differs from others")
  func namespace() {
    let host = ViewHost(Namespaces())
    #expect(host.texts == ["kept", "0"])
    host.button("Again").tap()
    #expect(host.texts == ["kept", "1"])
    #expect(Namespace.ID.next() != Namespace.ID.next())
  }

  @available(*, deprecated)
  @Test("a navigation view is a stack")
  func navigationView() {
    let view = NavigationView { Text("Root").navigationTitle("Title") }.navigationViewStyle(.stack)
    #expect(ViewHost(view).title == "Title")
  }

  @available(*, deprecated)
  @Test("a section has a header and a footer that are values")
  func sections() {
    let view = List {
      Section(header: Text("A"), footer: Text("B")) { Text("1") }
      Section(header: Text("C")) { Text("2") }
      Section(footer: Text("D")) { Text("3") }
    }
    #expect(ViewHost(view).texts == ["A", "1", "B", "C", "2", "3", "D"])
  }
}

private struct Matched: View {
  @ScaledMetric(relativeTo: .title) private var size = 24.0
  @Namespace private var names

  var body: some View {
    Text("\(size)").frame(width: size)
    Text("One").matchedGeometryEffect(id: 1, in: names)
  }
}

private struct Namespaces: View {
  @State private var count = 0

  var body: some View {
    NamespaceReader(count: count)
    Button("Again") { count += 1 }
  }
}

private struct NamespaceReader: View {
  let count: Int
  @Namespace private var names
  @State private var first: Namespace.ID?

  var body: some View {
    Text(first == nil ? "new" : first == names ? "kept" : "replaced")
    Text("\(count)").onAppear { first = names }
  }
}
