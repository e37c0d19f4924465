// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Tools with a key")
struct ToolTests {
  /// A tool that all servers of this process offer, like an inspector.
  private static let key: Secret = {
    let key = Secret()
    var app = WebApp(path: "tool", title: "Secret tool") { Text("Everything") }
    app.key = key
    app.answer = { "\"Answer to \($0)\"" }
    app.dock = { tree, page, edge in
      let tool = Text("Everything about \(page.path)")
      tree.showDock(AnyView(tool), at: edge == "below" ? .bottom : .trailing)
    }
    WebTools.add(app) { _, _ in }
    return key
  }()

  private let key = Self.key.text

  @Test func `a browser without the key is refused`() async {
    let browser = TestBrowser(TestSite())
    for path in ["/tool", "/tool/deep/path"] {
      #expect(await browser.get(path).status == .forbidden)
      #expect(await browser.request("HEAD", path).status == .forbidden)
    }
    let wrong = String(key.reversed())
    #expect(await browser.request("GET", "/tool", query: ["key": wrong]).status == .forbidden)
    #expect(await browser.request("GET", "/tool", query: ["key": ""]).status == .forbidden)
    #expect(browser.cookie == nil)
  }

  @Test func `the key is exchanged for a cookie, and does not stay in the address`() async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    let response = await browser.request("GET", "/tool", query: ["key": key])
    #expect(response.status == .seeOther)
    #expect(response.headers[.location] == "/tool")
    let cookie = try #require(response.headers[.setCookie])
    #expect(cookie.contains("HttpOnly"))
    #expect(cookie.contains("SameSite=Strict"))
    #expect(await browser.get("/tool").status == .ok)
    #expect(site.server.registry.pageCount == 1)
  }

  @Test func `a page without content is not filled without the key`() async {
    let site = TestSite()
    let query = ["app": "tool", "address": "/"]
    let response = await TestBrowser(site).request("POST", "/-/open", query: query)
    #expect(response.status == .forbidden)
    #expect(site.server.registry.pageCount == 0)
  }

  @Test func `no index lists a tool`() async {
    _ = key
    let site = TestSite()
    let browser = TestBrowser(site)
    #expect(await !browser.get("/").text.contains("Secret tool"))
  }

  @Test func `a server that other machines can reach offers no tool`() async {
    _ = key
    for interface in [WebConfiguration.Interface.all, .address("192.0.2.1")] {
      let site = TestSite { $0.interface = interface }
      let browser = TestBrowser(site)
      #expect(await browser.request("GET", "/tool", query: ["key": key]).status == .notFound)
    }
  }

  @Test func `a program's question needs the key in its head`() async {
    let browser = TestBrowser(TestSite())
    let path = "/tool/call"
    #expect(await browser.request("POST", path, body: "x").status == .forbidden)
    #expect(
      await browser.request("POST", path, query: ["key": key], body: "x").status == .forbidden
    )
    let headers = ["authorization": "Bearer \(key)"]
    let response = await browser.request("POST", path, headers: headers, body: "x")
    #expect(response.status == .ok)
    #expect(response.text == "\"Answer to x\"")
  }

  @Test(arguments: [("side", "dock"), ("below", "dock below"), ("", "dock")])
  func `the address of a page shows a tool beside it`(edge: String, style: String) async throws {
    let browser = TestBrowser(TestSite())
    _ = await browser.request("GET", "/tool", query: ["key": key])
    let page = try await browser.open(at: "?tool=\(edge)")
    #expect(!page.text.contains("Everything"))
    await page.connect()
    #expect(try await page.receive().contains("class=\\\"\(style)\\\""))
    #expect(page.text.contains("Everything about notes"))
    // A page that its script fills, as the session goes on.
    let again = try await browser.open(session: page.session)
    #expect(again.text.contains("Everything about notes"))
  }

  @Test func `a page that its script fills shows the tool that its address names`() async throws {
    let browser = TestBrowser(TestSite())
    _ = await browser.request("GET", "/tool", query: ["key": key])
    let page = try await browser.open()
    #expect(!page.text.contains("Everything"))
    let filled = await browser.openFromScript("notes", at: "/?tool=side", session: page.session)
    #expect(filled.status == .ok)
    let filledPage = try TestPage(browser, "notes", opened: filled.text)
    await filledPage.connect()
    try await filledPage.receive()
    #expect(filledPage.text.contains("Everything about notes"))
  }

  @Test func `a tool is not shown beside a page without the key`() async {
    let site = TestSite()
    let browser = TestBrowser(site)
    #expect(await browser.get("/notes?tool=side").status == .forbidden)
    #expect(await browser.openFromScript("notes", at: "/?tool=side").status == .forbidden)
    #expect(site.server.registry.sessionCount == 0)
  }

  @Test func `another site cannot ask a tool`() async {
    let headers = ["authorization": "Bearer \(key)", "origin": "http://evil.example"]
    let browser = TestBrowser(TestSite())
    #expect(await browser.request("POST", "/tool/call", headers: headers).status == .forbidden)
  }
}
#endif
