// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

@MainActor
@Suite("Details, taps and links in HTML")
struct DetailsTests {
  @Test("a tap area has the role of a button, and takes keys unless it is disabled")
  func tapArea() throws {
    let area = try renderedNode(.tapArea(count: 2))
    #expect(area.tag == "div")
    #expect(area.attributes["role"] == "button")
    #expect(area.attributes["data-e"] == "press")
    #expect(area.attributes["tabindex"] == "0")
    #expect(area.attributes["data-taps"] == "2")
    let disabled = try renderedNode(.tapArea(count: 1), isDisabled: true)
    #expect(disabled.attributes["aria-disabled"] == "true")
    #expect(disabled.attributes["tabindex"] == nil)
    #expect(disabled.attributes["data-taps"] == nil)
  }

  @Test("a link opens in another tab, without access to the page")
  func link() throws {
    let link = try renderedNode(.hyperlink("https://example.com/?a=1&b=\"2\""))
    #expect(link.tag == "a")
    #expect(link.attributes["href"] == "https://example.com/?a=1&b=\"2\"")
    #expect(link.attributes["target"] == "_blank")
    #expect(link.attributes["rel"] == "noopener")
  }

  @Test("a link to a path of the server opens in place of the page")
  func linkOnSite() throws {
    let link = try renderedNode(.hyperlink("/todos?a=1"))
    #expect(link.tag == "a")
    #expect(link.attributes["href"] == "/todos?a=1")
    #expect(link.attributes["target"] == nil)
  }

  @Test(
    "a link that could run code, read files, or lead to another site in disguise is only text",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,a", "file:///etc/passwd",
      " javascript:alert(1)", "\u{1}javascript:alert(1)", "java\nscript:alert(1)", "", "relative",
      "vbscript:a", "//evil.example", "/\\evil.example", "/\t/evil.example", "/\n\\evil.example",
    ]
  )
  func refused(url: String) throws {
    let link = try renderedNode(.hyperlink(url))
    #expect(link.tag == "span")
    #expect(link.attributes["href"] == nil)
  }

  @Test("descriptions for screen readers are attributes of the element")
  func descriptions() throws {
    let text = try renderedNode(.text("A")) {
      $0.help = HTMLTests.attack
      $0.identifier = "an \"id\""
      $0.isHiddenFromScreenReaders = true
      $0.hint = "Opens"
      $0.value = "3"
      $0.takesHover = true
    }
    #expect(text.attributes["data-help"]?.hasPrefix("</span></script>") == true)
    #expect(text.attributes["onfocus"] == nil)
    #expect(text.attributes["data-testid"] == "an \"id\"")
    #expect(text.attributes["aria-hidden"] == "true")
    #expect(text.attributes["aria-description"]?.hasPrefix("3. Opens. </span></script>") == true)
    #expect(text.attributes["data-h"] == "")
  }

  @Test("a control inside carries the description, a slider its value")
  func controlDescriptions() throws {
    let slider = try renderedNode(.slider(value: 1, bounds: 0...2, step: nil)) {
      $0.hint = "Sets the speed"
      $0.value = "slow"
    }
    let input = try #require(slider.find("e0i"))
    #expect(input.attributes["aria-valuetext"] == "slow")
    #expect(input.attributes["aria-description"] == "Sets the speed")
    #expect(slider.attributes["aria-description"] == nil)
  }

  @Test("traits give an element without a role the one that they name")
  func traits() throws {
    let heading = try renderedNode(.text("A")) { $0.traits = [.isHeader, .isSelected] }
    #expect(heading.attributes["role"] == "heading")
    #expect(heading.attributes["aria-level"] == "3")
    let leveled = try renderedNode(.text("A")) {
      $0.traits = .isHeader
      $0.headingLevel = 2
    }
    #expect(leveled.attributes["aria-level"] == "2")
    #expect(heading.attributes["aria-current"] == "true")
    #expect(try renderedNode(.button(nil)) { $0.traits = .isHeader }.attributes["role"] == nil)
    let group = try renderedNode(.vertical(.leading)) { $0.childBehavior = .combine }
    #expect(group.attributes["role"] == "group")
    let image = try renderedNode(.vertical(.leading)) {
      $0.childBehavior = .ignore
      $0.label = "Chart"
    }
    #expect(image.attributes["role"] == "img")
    #expect(image.attributes["aria-label"] == "Chart")
  }

  @Test("shortcuts are named as browsers name keys")
  func shortcuts() throws {
    func keys(_ shortcut: KeyboardShortcut) throws -> String? {
      try renderedNode(.button(nil)) { $0.shortcut = shortcut }.attributes["aria-keyshortcuts"]
    }
    #expect(try keys(KeyboardShortcut("s")) == "Meta+S Control+S")
    #expect(
      try keys(KeyboardShortcut("s", modifiers: [.command, .shift]))
        == "Shift+Meta+S Control+Shift+S"
    )
    #expect(try keys(KeyboardShortcut(.upArrow, modifiers: .option)) == "Alt+ArrowUp")
    #expect(try keys(.defaultAction) == "Enter")
    #expect(try keys(.cancelAction) == "Escape")
    #expect(
      try renderedNode(.text("A")) { $0.shortcut = .defaultAction }.attributes["aria-keyshortcuts"]
        == nil
    )
  }

  @Test("the page reports its traits, and malformed ones are refused")
  func traitEvents() async throws {
    let server = WebServer("Only") { TraitsText() }
    let page = try await TestBrowser(server).open("")
    await page.connect()
    #expect(page.text.contains("light regular"))
    await page.send("traits", 0, [true, true, false])
    try await page.receive()
    #expect(page.text.contains("dark compact"))
    #expect(await page.send("traits", 0, [true]).status == .badRequest)
  }

  @Test func `traits of one visitor do not reach the others of a shared view`() async throws {
    let app = WebApp(path: "shared", title: "Shared", isShared: true) { TraitsText() }
    let server = WebServer(apps: [app])
    let page = try await TestBrowser(server).open("shared")
    #expect(await page.send("traits", 0, [true, true, true]).status == .noContent)
    #expect(server.registry.page(page.id)?.takeMessage() == nil)
    #expect(try await TestBrowser(server).open("shared").text.contains("light regular"))
  }

  @Test("a URL that a view opens is sent once, if its scheme is safe")
  func openedURLs() async throws {
    let server = WebServer("Only") { Openers() }
    let page = try await TestBrowser(server).open("")
    await page.connect()
    await page.send("press", try page.element("press", "Bad"))
    await page.send("press", try page.element("press", "Good"))
    #expect(try await page.receive().contains(#"["o","https://example.com/"]"#))
    await page.send("press", try page.element("press", "Count"))
    #expect(try await !page.receive().contains(#""o""#))
  }

  @Test func `a URL that a view opens later is sent without another change`() async throws {
    let (orders, order) = AsyncStream.makeStream(of: Void.self)
    let server = WebServer("Only") { LateOpener(orders: orders) }
    let page = try await TestBrowser(server).open("")
    await page.connect()
    order.yield()
    #expect(try await page.receive().contains(#"["o","https://example.com/1"]"#))
  }

  @Test func `of many URLs that wait for a page, the last ones are sent`() async throws {
    let server = WebServer("Only") { Openers() }
    let page = try await TestBrowser(server).open("")
    for _ in 0..<20 { await page.send("press", try page.element("press", "Good")) }
    await page.connect()
    #expect(try await page.receive().matches(of: #/"o"/#).count == 8)
  }
}

private struct TraitsText: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View { Text("\(colorScheme) \(sizeClass == .compact ? "compact" : "regular")") }
}

private struct LateOpener: View {
  private let orders: AsyncStream<Void>
  @Environment(\.openURL) private var openURL

  init(orders: AsyncStream<Void>) { self.orders = orders }

  var body: some View {
    Text("Waiting").task {
      for await _ in orders { openURL(URL(string: "https://example.com/1")!) }
    }
  }
}

private struct Openers: View {
  @Environment(\.openURL) private var openURL
  @State private var count = 0

  var body: some View {
    Button("Good") { openURL(URL(string: "https://example.com/")!) }
    Button("Bad") { openURL(URL(string: "javascript:alert(1)")!) }
    Button("Count") { count += 1 }
    Text("\(count)")
  }
}
#endif
