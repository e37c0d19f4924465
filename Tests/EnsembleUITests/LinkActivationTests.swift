// SPDX-License-Identifier: MIT

import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Links with bindings, and links to views")
struct LinkActivationTests {
  @Test("a link to a view pushes it, and going back returns")
  func destination() {
    let host = ViewHost(
      NavigationStack {
        NavigationLink("First", destination: Text("One"))
        NavigationLink(destination: Text("Two")) { Text("Second") }
      }
    )
    #expect(host.controls == ["First", "Second"])
    host.button("Second").tap()
    #expect(host.texts == ["Two"])
    #expect(host.goBack())
    host.button("First").tap()
    #expect(host.texts == ["One"])
  }

  @Test("a link with a binding sets it, and leaving the page resets it")
  func isActive() {
    let model = LinkModel()
    let host = ViewHost(BoundLinks(model: model))
    host.button("Flag").tap()
    #expect(model.isActive)
    #expect(host.texts == ["Page"])
    #expect(host.goBack())
    #expect(!model.isActive)
    model.isActive = true
    #expect(host.texts == ["Page"])
    model.isActive = false
    #expect(host.controls.contains("Flag"))
  }

  @Test("a link with a tag is active while the selection has it")
  func selection() {
    let model = LinkModel()
    let host = ViewHost(BoundLinks(model: model))
    host.button("Two").tap()
    #expect(model.selection == 2)
    #expect(host.texts == ["Page 2"])
    model.selection = 1
    #expect(host.texts == ["Page 1"])
    #expect(host.goBack())
    #expect(model.selection == nil)
    model.selection = 3
    #expect(host.controls == ["Flag", "One", "Two", "Three"])
  }

  @Test("a link without a stack is reported when its binding is true")
  func noStack() {
    let model = LinkModel()
    let host = ViewHost(NavigationLink("Flag", isActive: model.flag) { Text("Page") })
    withKnownIssue {
      host.button("Flag").tap()
    }
  }
}

@MainActor
@Observable
private final class LinkModel {
  var isActive = false
  var selection: Int?

  var flag: Binding<Bool> { Binding(get: { self.isActive }, set: { self.isActive = $0 }) }
  var tag: Binding<Int?> { Binding(get: { self.selection }, set: { self.selection = $0 }) }
}

private struct BoundLinks: View {
  let model: LinkModel

  var body: some View {
    NavigationStack {
      NavigationLink("Flag", destination: Text("Page"), isActive: model.flag)
      NavigationLink("One", destination: Text("Page 1"), tag: 1, selection: model.tag)
      NavigationLink(tag: 2, selection: model.tag) {
        Text("Page 2")
      } label: {
        Text("Two")
      }
      NavigationLink("Three") { Text("Page 3") }.isDetailLink(false)
    }
  }
}
