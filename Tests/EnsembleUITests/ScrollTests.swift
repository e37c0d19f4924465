// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleUI

@MainActor
@Suite("Scrolling to views")
struct ScrollTests {
  private func scrolled(
    _ id: some Hashable & Sendable,
    anchor: UnitPoint? = nil
  ) -> (host: ViewHost, scroll: ViewChanges.Scroll?) {
    let host = ViewHost(
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(id, anchor: anchor) }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Text("Named").id("name")
      }
    )
    _ = host.changes()
    host.button("Go").tap()
    return (host, host.changes().scroll)
  }

  @Test("a row and a view with an id are found, with the anchor")
  func found() throws {
    let (host, row) = scrolled("b", anchor: .top)
    #expect(row.map { host.tree.text(of: $0.element) } == "b")
    #expect(row?.anchor == .top)
    let (other, named) = scrolled("name")
    #expect(named.map { other.tree.text(of: $0.element) } == "Named")
    #expect(named?.anchor == nil)
  }

  @Test("an optional id means its value, and an unknown id nothing")
  func optional() {
    #expect(scrolled(String?.some("a")).scroll != nil)
    #expect(scrolled(String?.none).scroll == nil)
    #expect(scrolled("missing").scroll == nil)
  }

  @Test("a row that is left out exists after the request")
  func leftOut() throws {
    let tree = ViewTree.leavingOutRows {
      ViewTree(
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(900) }
          List { ForEach(0..<1000, id: \.self) { Text("Row \($0)") } }
        }
      )
    }
    let button = try #require(tree.visibleElements.first { $0.content.isPressable })
    #expect(!tree.visibleElements.contains { $0.content == .text("Row 900") })
    tree.perform(.press, on: button.id)
    let scroll = try #require(tree.update().scroll)
    #expect(tree[scroll.element]?.content == .text("Row 900"))
  }

  @Test("changes in an animation carry its motion, and later ones do not")
  func motion() {
    let host = ViewHost(AnimatedCounter())
    _ = host.changes()
    host.button("Gradually").tap()
    #expect(host.changes().motion == .init(curve: .linear, duration: 0.2))
    host.button("At once").tap()
    #expect(host.changes().motion == nil)
  }

  @Test("a tap gesture performs its action")
  func gesture() {
    var taps = 0
    let host = ViewHost(Text("Tap").gesture(TapGesture().onEnded { taps += 1 }))
    host.button("Tap").tap()
    #expect(taps == 1)
  }
}

private struct AnimatedCounter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Gradually") { withAnimation(.linear(duration: 0.2)) { count += 1 } }
    Button("At once") { count += 1 }
  }
}
