// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Pages")
struct PageTests {
  @Test("the first response is a page that is readable without scripts")
  func firstPage() async throws {
    let browser = TestBrowser(TestSite(rows: 3))
    let page = try await browser.open()
    #expect(page.html.hasPrefix("<!doctype html>"))
    #expect(page.html.contains("<title>Notes &lt;1&gt;</title>"))
    #expect(page.text.contains("Count 0"))
    #expect(page.text.contains("Row 2"))
    #expect(page.html.contains("<a href=\"/\">"))
    #expect(!page.html.contains("<script>"))
  }

  @Test func `a page continues in place only if its script and words are those of the server`()
    async throws
  {
    func version(_ page: TestPage) throws -> String {
      let match = page.html.firstMatch(of: #/data-version="([0-9a-z]+)"/#)
      return String(try #require(match).output.1)
    }
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let renamed = TestSite { $0.strings.idle = "Nothing happened." }
    let themed = TestSite { $0.theme.cornerRadius = 3 }
    for other in [renamed, themed] {
      let other = try version(try await TestBrowser(other).open())
      #expect(try other != version(page))
      let query = ["app": "notes", "session": page.session, "version": other]
      let response = await page.browser.request("POST", "/-/open", query: query)
      #expect(response.status == .conflict)
    }
    // No unneeded page was opened.
    #expect(site.server.registry.pageCount == 1)
    let query = ["app": "notes", "session": page.session, "version": try version(page)]
    let response = await page.browser.request("POST", "/-/open", query: query)
    #expect(response.status == .ok)
    let next = try TestPage(page.browser, "notes", opened: response.text)
    #expect(next.session == page.session)
    #expect(next.id != page.id)
  }

  @Test("the index links to every application")
  func index() async {
    let response = await TestBrowser(TestSite()).get("/")
    #expect(response.status == .ok)
    #expect(response.text.contains("<a href=\"/notes\"><strong>Notes &lt;1&gt;</strong>"))
    #expect(response.text.contains("Something &amp; more"))
  }

  @Test("the index shows applications in order, below an introduction")
  func introduction() async throws {
    var configuration = WebConfiguration()
    configuration.strings.introduction = "Small & large"
    let app = { (path: String) in WebApp(path: path, title: path) { Text(path) } }
    let server = WebServer(configuration: configuration, apps: [app("two"), app("one")])
    let index = await TestBrowser(server).get("/").text
    #expect(index.contains("<p>Small &amp; large</p>"))
    let order = ["href=\"/two", "href=\"/one"]
    let places = try order.map { try #require(index.firstRange(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test("an application with an empty path is at the address of the server")
  func root() async throws {
    let app = { (path: String) in WebApp(path: path, title: "App \(path)") { Text("In '\(path)'") }
    }
    let server = WebServer(apps: [app("a"), app("")])
    let browser = TestBrowser(server)
    let front = try await browser.open("")
    #expect(front.html.contains("In &#39;&#39;") || front.html.contains("In ''"))
    #expect(!front.html.contains("<a href=\"/\">"))
    let inner = try await browser.open("a")
    #expect(inner.html.contains("In 'a'") || inner.html.contains("In &#39;a&#39;"))
    #expect(inner.html.contains("<a href=\"/\">"))
    // The script of a page without content opens it by its path, too.
    let opened = await browser.openFromScript("")
    #expect(opened.status == .ok)
    #expect(opened.text.contains("In ''") || opened.text.contains("In &#39;&#39;"))
    // An address that no application maps to a state.
    #expect(await browser.get("/b").status == .notFound)
  }

  @Test("the index has no script without an application in it")
  func withoutShowcase() async {
    let index = await TestBrowser(TestSite()).get("/").text
    #expect(!index.contains("<script"))
    #expect(!index.contains("data-app"))
  }

  @Test("a server with one application shows it at once")
  func alone() async throws {
    let page = try await TestBrowser(WebServer("Only") { Text("Alone") }).open("")
    #expect(page.text.contains("Alone"))
    #expect(page.html.contains("<title>Only</title>"))
    #expect(!page.html.contains("<a href="))
  }

  @Test("the client's timeout of a connection has a minimum, whatever the heartbeat")
  func silence() async throws {
    for (heartbeat, silence) in [(15_000, 37_500), (10, 5_000), (Int.max, 1_000_000_000)] {
      let site = TestSite { $0.limits.heartbeat = .milliseconds(heartbeat) }
      let page = try await TestBrowser(site).open()
      #expect(page.html.contains("data-silence=\"\(silence)\""))
    }
  }

  @Test("the server uses the strings of its configuration")
  func strings() async throws {
    let site = TestSite {
      $0.strings.language = "de"
      $0.strings.title = "Übersicht <1>"
      $0.strings.connectionLost = "Der Server ist \"weg\"."
      $0.strings.textField = "Eingabe"
    }
    let browser = TestBrowser(site)
    let index = await browser.get("/").text
    #expect(index.contains("<html lang=\"de\">"))
    #expect(index.contains("<h1>Übersicht &lt;1&gt;</h1>"))
    let page = try await browser.open()
    #expect(page.html.contains("<a href=\"/\">‹ Übersicht &lt;1&gt;</a>"))
    #expect(page.html.contains(#"data-words="[&quot;Der Server ist \&quot;weg\&quot;.&quot;,"#))
  }

  @Test("a patch is as small as its change")
  func patch() async throws {
    let site = TestSite(rows: 1000)
    let page = try await TestBrowser(site).open()
    await page.connect()
    let star = try page.element("press", "Star 70")
    #expect(await page.send("press", star).status == .noContent)
    let message = try await page.receive()
    #expect(message.utf8.count < 200)
    #expect(page.text.contains("Row 70*"))
    site.stores[0].send(.change { $0.rows.swapAt(1, 90) })
    #expect(try await page.receive().utf8.count < 200)
  }

  @Test("a slow client receives all changes in one message")
  func coalescing() async throws {
    let site = TestSite(rows: 1)
    let page = try await TestBrowser(site).open()
    await page.connect()
    for _ in 0..<1000 { site.stores[0].send(.change { $0.count += 1 }) }
    let message = try await page.receive()
    #expect(page.text.contains("Count 1000"))
    #expect(message.utf8.count < 100)
    #expect(site.server.registry.page(page.id)?.takeMessage() == nil)
  }

  @Test("entered text is sent back only if the application changes it")
  func typing() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let field = try page.element("edit")
    await page.send("edit", field, "milk")
    #expect(site.stores[0].text == "milk")
    #expect(site.server.registry.page(page.id)?.takeMessage() == nil)
    await page.send("edit", field, "MILK")
    try await page.receive()
    #expect(page.dom.root.find("e\(field)i")?.attributes["value"] == "milk")
    #expect(page.acknowledged == 2)
  }

  @Test("input that the application refuses is reverted, although the element has not changed")
  func refused() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let field = try page.element("edit")
    await page.send("edit", field, "abcdefghij")
    await page.send("edit", field, "abcdefghijk")
    let message = try await page.receive()
    #expect(message.contains(#"{"value":"abcdefghij"}"#))
  }

  @Test("the return key submits the text that was typed before it")
  func submit() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let field = try page.element("edit")
    let events: [[String: Any]] = [
      ["n": 1, "e": field, "k": "edit", "v": "milk"], ["n": 2, "e": field, "k": "submit"],
    ]
    #expect(await page.send(events).status == .noContent)
    try await page.receive()
    #expect(page.text.contains("milk"))
    #expect(page.dom.root.find("e\(field)i")?.attributes["value"] == "")
  }

  @Test("an event that is sent twice is performed once")
  func twice() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let more = try page.element("press", "More")
    await page.send("press", more, number: 5)
    await page.send("press", more, number: 5)
    await page.send("press", more, number: 4)
    #expect(site.stores[0].count == 1)
  }

  @Test("an alert appears, and is dismissed by Escape")
  func alert() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    site.stores[0].send(.change { $0.alert = AlertState { TextState("<Sure?>") } })
    try await page.receive()
    let dialog = try #require(page.dom.root.first { $0.tag == "dialog" })
    #expect(dialog.find(dialog.attributes["aria-labelledby"] ?? "")?.text == "<Sure?>")
    await page.send("dismiss", Int(dialog.id.dropFirst()) ?? -1)
    #expect(site.stores[0].alert == nil)
    try await page.receive()
    #expect(page.dom.root.first { $0.tag == "dialog" } == nil)
  }

  @Test("two tabs have two sessions")
  func twoTabs() async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    let (first, second) = (try await browser.open(), try await browser.open())
    #expect(first.session != second.session)
    await first.connect()
    await first.send("press", try first.element("press", "More"))
    try await first.receive()
    #expect(site.stores.map(\.count) == [1, 0])
    #expect(site.server.registry.page(second.id)?.takeMessage() == nil)
  }

  @Test("all pages of a shared application show the same contents")
  func shared() async throws {
    let site = TestSite(isShared: true)
    let (first, second) = (
      try await TestBrowser(site).open(), try await TestBrowser(site).open()
    )
    await second.connect()
    await first.send("press", try first.element("press", "More"))
    try await second.receive()
    #expect(second.text.contains("Count 1"))
    #expect(site.stores.count == 1)
  }
}
#endif
