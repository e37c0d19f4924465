// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@MainActor
@Suite("Symbols in HTML")
struct SymbolHTMLTests {
  private func definitions(_ page: TestPage) -> [String] {
    let nodes = page.dom.root.find("symbols")?.children.flatMap(\.children) ?? []
    return nodes.filter { $0.tag == "symbol" }.map(\.id)
  }

  @Test("a page defines the symbols that it shows, each once, and no others")
  func byUse() async throws {
    let page = try await TestBrowser(WebServer("Only") { Icons() }).open("")
    #expect(definitions(page) == ["i-plus", "i-trash"])
    let uses = page.dom.root.uses
    #expect(uses.count == 4)
    #expect(uses.allSatisfy { definitions(page).contains(String($0.dropFirst())) })
  }

  @Test("a symbol that was not shown before is defined with the patch that shows it")
  func patched() async throws {
    let page = try await TestBrowser(WebServer("Only") { Icons() }).open("")
    await page.connect()
    await page.send("press", try page.element("press", "Love"))
    let message = try await page.receive()
    #expect(definitions(page) == ["i-plus", "i-trash", "i-heart.fill"])
    #expect(page.dom.root.uses.contains("#i-heart.fill"))
    // Definitions that the page has are not sent again.
    #expect(!message.contains("i-trash"))
    await page.send("press", try page.element("press", "Love"))
    let second = try await page.receive()
    #expect(page.dom.root.uses.contains("#i-plus"))
    #expect(!second.contains("<symbol"))
  }

  @Test("a symbol is a drawing that screen readers skip, or an image with a name")
  func names() async throws {
    let page = try await TestBrowser(WebServer("Only") { Icons() }).open("")
    let images = page.dom.root.images
    #expect(images.map { $0.attributes["aria-hidden"] } == ["true", "true", "true", nil])
    #expect(images[3].attributes["role"] == "img")
    #expect(images[3].attributes["aria-label"] == "trash")
  }

  @Test("a filled body is cut by its inner lines, and a circle around it by the symbol")
  func drawings() throws {
    let html = SymbolDefinitions.html(["i-trash.fill", "i-plus.circle.fill", "i-bell.slash"])
    let nodes = try ModelParser.nodes(html)[0].children
    let symbols = nodes.filter { $0.tag == "symbol" }
    #expect(symbols.map(\.id) == ["i-bell.slash", "i-plus.circle.fill", "i-trash.fill"])
    for symbol in symbols {
      let group = try #require(symbol.first { $0.attributes["mask"] != nil })
      // Browsers ignore masks inside of symbols.
      let mask = try #require(nodes.first { "url(#\($0.id))" == group.attributes["mask"] })
      #expect(mask.tag == "mask")
    }
    #expect(symbols[2].first { $0.attributes["fill"] == "currentColor" } != nil)
    let outline = try ModelParser.nodes(SymbolDefinitions.html(["i-trash"]))[0].children
    #expect(outline.map(\.tag) == ["symbol"])
    #expect(outline[0].first { $0.attributes["fill"] != nil } == nil)
  }

  @Test("all symbols together are small, and each is less than a kilobyte")
  func size() {
    let all = Symbols.names.map { SymbolDefinitions.html(["i-" + $0]).utf8.count }
    #expect(all.allSatisfy { $0 < 1024 })
    #expect(all.reduce(0, +) / all.count < 300)
  }

  @Test("a redacted symbol is a block, and its name does not reach the browser")
  func redacted() async throws {
    let page = try await TestBrowser(WebServer("Only") { Redacted() }).open("")
    #expect(page.dom.root.uses == ["#i-ensemble.redacted"])
    #expect(!page.html.contains("trash"))
  }
}

extension ModelNode {
  fileprivate var images: [ModelNode] {
    (tag == "svg" && attributes["class"] == "image" ? [self] : []) + children.flatMap(\.images)
  }
  fileprivate var uses: [String] {
    (tag == "use" ? [attributes["href"] ?? ""] : []) + children.flatMap(\.uses)
  }
}

private struct Icons: View {
  @State private var isLoved = false

  var body: some View {
    Button("Love") { isLoved.toggle() }
    Label("A", systemImage: "trash")
    Label("B", systemImage: "trash")
    Label("C", systemImage: isLoved ? "heart.fill" : "plus")
    Image(systemName: "trash")
  }
}

private struct Redacted: View {
  var body: some View { Image(systemName: "trash").redacted(reason: .placeholder) }
}
#endif
