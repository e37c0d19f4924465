// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@MainActor
@Suite("Views of tools beside the content")
struct ToolViewTests {
  private struct Holder: View {
    let held: Held
    var body: some View { Text("Tool") }
  }

  @Test func `a panel that is closed is released, and a closed tree shows no other`() {
    let host = ViewHost(Text("Page"))
    weak var panel: Held?
    do {
      let object = Held()
      panel = object
      host.tree.showDock(AnyView(Holder(held: object)))
    }
    #expect(host.texts == ["Page", "Tool"])
    #expect(panel != nil)
    host.tree.showDock(nil)
    #expect(host.texts == ["Page"])
    #expect(panel == nil)
    host.close()
    host.tree.showDock(AnyView(Text("Late")))
    #expect(host.texts.isEmpty)
  }

  @Test func `a panel and a banner come and go independently of each other`() {
    let host = ViewHost(Text("Page"))
    host.tree.showBanner(AnyView(Text("Banner")))
    host.tree.showDock(AnyView(Text("Panel")))
    #expect(host.texts == ["Page", "Panel", "Banner"])
    host.tree.showDock(nil)
    #expect(host.texts == ["Page", "Banner"])
    host.tree.showDock(AnyView(Text("Panel")), at: .bottom)
    host.tree.showBanner(nil)
    #expect(host.texts == ["Page", "Panel"])
  }
}
