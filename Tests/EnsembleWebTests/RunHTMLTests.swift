// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@MainActor
@Suite("Styles within a text in HTML")
struct RunHTMLTests {
  private func node(@ViewBuilder _ view: @escaping @MainActor () -> some View) async throws
    -> ModelNode
  {
    let page = try await TestBrowser(WebServer("Only") { view() }).open("")
    return try #require(page.dom.root.first { $0.attributes["class"] == "text" })
  }

  @Test("each part is a node with its style, code and links with their tags")
  func parts() async throws {
    let text = try await node { Text("a **b** `c` [d](https://e.f)") }
    #expect(text.children.map(\.text) == ["a ", "b", " ", "c", " ", "d"])
    let tags = text.children.map(\.tag)
    #expect(tags == ["span", "span", "span", "code", "span", "a"])
    #expect(text.children[1].attributes["class"] == "run bold")
    #expect(text.children[5].attributes["href"] == "https://e.f")
    #expect(text.children[5].attributes["rel"] == "noopener")
  }

  @Test("a link that could run code is only text, and marks cannot end their context")
  func attack() async throws {
    let text = try await node {
      Text(LocalizedStringKey("**</span><script>** [x](javascript:alert(1))"))
    }
    #expect(text.first { $0.attributes["href"] != nil } == nil)
    #expect(text.first { $0.tag == "script" } == nil)
    #expect(text.children.map(\.text) == ["</span><script>", " ", "x", ")"])
  }

  @Test("a link within a button is text, because links in buttons are not allowed")
  func linkInButton() async throws {
    let text = try await node {
      Button {
      } label: {
        Text("[a](https://e.f) b")
      }
    }
    #expect(text.children.map(\.text) == ["a", " b"])
    #expect(text.first { $0.tag == "a" } == nil)
  }
}
#endif
