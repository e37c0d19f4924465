// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Security")
struct SecurityTests {
  @Test(
    "a request for another host, or with a port that is none, is refused",
    arguments: [
      "evil.example", "127.0.0.1.evil.example:8080", "localhost.", "[::2]:8080", "localhost:8080x",
      "localhost:65536", "localhost:0", "localhost:80:80", "[::1]:-1", "[::1]8080", "127.0.0.1:+80",
    ]
  )
  func foreignHost(host: String) async {
    let site = TestSite()
    let browser = TestBrowser(site)
    for path in ["/", "/notes", "/-/client.js", "/nothing"] {
      #expect(await browser.get(path, headers: ["host": host]).status == .forbidden)
    }
    #expect(site.server.registry.pageCount == 0)
  }

  @Test(
    "requests for this machine and for allowed hosts are accepted",
    arguments: [
      "localhost:8080", "127.0.0.1", "[::1]:8080", "LOCALHOST", "Demo.example:443",
    ]
  )
  func knownHost(host: String) async {
    let site = TestSite { $0.allowedHosts = ["demo.Example"] }
    #expect(await TestBrowser(site).get("/", headers: ["host": host]).status == .ok)
  }

  @Test("the cookie of a page counts, whatever else has set cookies with its name")
  func severalCookies() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let own = try #require(page.browser.cookie)
    let name = try #require(own.split(separator: "=").first)
    func press(number: Int, _ cookies: String) async throws -> HTTPResponse.Status {
      let more = try page.element("press", "More")
      let event: [String: Any] = ["n": number, "e": more, "k": "press"]
      return await page.send([event], headers: ["cookie": cookies]).status
    }
    #expect(try await press(number: 1, "\(name)=planted; \(own)") == .noContent)
    #expect(try await press(number: 2, "\(own); \(name)=planted") == .noContent)
    #expect(site.stores[0].count == 2)
    #expect(try await press(number: 3, "\(name)=planted; \(name)=other") == .gone)
    #expect(site.stores[0].count == 2)
  }

  @Test(
    "a request from another origin is refused",
    arguments: [
      "http://evil.example", "http://127.0.0.1:9999", "null", "http://127.0.0.1:8080.evil.example",
    ]
  )
  func foreignOrigin(origin: String) async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let more = try page.element("press", "More")
    let event: [String: Any] = ["n": 1, "e": more, "k": "press"]
    #expect(await page.send([event], headers: ["origin": origin]).status == .forbidden)
    #expect(await page.connect(headers: ["origin": origin]).status == .forbidden)
    #expect(site.stores[0].count == 0)
  }

  @Test("an event request needs an origin")
  func noOrigin() async throws {
    let page = try await TestBrowser(TestSite()).open()
    #expect(await page.send([], headers: ["origin": ""]).status == .forbidden)
  }

  @Test("another site can only link to a page")
  func crossSite() async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    let page = try await browser.open()
    let image = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image",
    ]
    #expect(await browser.get("/notes", headers: image).status == .forbidden)
    #expect(await page.connect(headers: ["sec-fetch-site": "same-site"]).status == .forbidden)
    let frame = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe",
    ]
    #expect(await browser.get("/notes", headers: frame).status == .forbidden)

    // A cross-site link carries no cookie, and a new one would end the open pages.
    let link = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
    ]
    let arrival = await TestBrowser(site).get("/notes", headers: link)
    #expect(arrival.status == .ok)
    #expect(arrival.headers[.setCookie] == nil)
    #expect(site.server.registry.pageCount == 1)
  }

  @Test(
    "the address of a page as that of an image opens no session",
    arguments: [
      ["sec-fetch-site": "same-origin", "sec-fetch-dest": "image"],
      ["accept": "image/avif,image/webp,*/*;q=0.8"],
    ]
  )
  func pageAsImage(headers: [String: String]) async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    #expect(await browser.get("/notes", headers: headers).status == .forbidden)
    #expect(site.server.registry.pageCount == 0)
    let document = ["sec-fetch-dest": "document", "accept": "text/html,image/avif,*/*;q=0.8"]
    #expect(await browser.get("/notes", headers: document).status == .ok)
  }

  @Test("a page requires its cookie and its token")
  func token() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let event: [String: Any] = ["n": 1, "e": try page.element("press", "More"), "k": "press"]
    #expect(await page.send([event], token: "").status == .forbidden)
    #expect(await page.send([event], token: page.token.lowercased()).status == .forbidden)
    #expect(await page.send([event], headers: ["cookie": ""]).status == .forbidden)
    #expect(await page.send([event], headers: ["cookie": "ensemble-8080=x"]).status == .gone)
    #expect(await page.connect(headers: ["cookie": ""]).status == .forbidden)
    let other = try await TestBrowser(site).open()
    #expect(await page.send([event], token: other.token).status == .forbidden)
    #expect(site.stores.map(\.count) == [0, 0])
    #expect(await page.send([event]).status == .noContent)
  }

  @Test("an unknown cookie is not adopted")
  func fixation() async throws {
    let browser = TestBrowser(TestSite())
    let chosen = "ensemble-8080=" + String(repeating: "a", count: 32)
    let response = await browser.get("/notes", headers: ["cookie": chosen])
    let cookie = try #require(response.headers[.setCookie])
    #expect(!cookie.contains("aaaa"))
    #expect(cookie.contains("; HttpOnly; SameSite=Strict"))
  }

  @Test("a page can use only the elements that it was sent")
  func foreignElement() async throws {
    let site = TestSite(rows: 0)
    let browser = TestBrowser(site)
    let page = try await browser.open()
    let other = try await browser.open()
    await other.connect()
    site.stores[1].send(.change { $0.rows.append(Note.State(id: 1, name: "secret")) })
    try await other.receive()
    let star = try other.element("press", "Star 1")
    #expect(await page.send("press", star).status == .notFound)
    // An existing element is refused, too, until the page has been sent it.
    site.stores[0].send(.change { $0.rows.append(Note.State(id: 1, name: "later")) })
    #expect(await page.send("press", star).status == .notFound)
    #expect(site.stores.map { $0.rows[id: 1]?.name } == ["later", "secret"])
    #expect(await page.send("press", -1).status == .notFound)
    #expect(await page.send("press", .max).status == .notFound)
  }

  @Test("every response has the security headers")
  func headers() async {
    let browser = TestBrowser(TestSite())
    for path in ["/", "/notes", "/-/style.css", "/-/client.js", "/nothing"] {
      let headers = await browser.get(path).headers
      let policy = headers[.contentSecurityPolicy] ?? ""
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("script-src 'self'"))
      #expect(policy.contains("frame-ancestors 'none'"))
      // The values of these attributes are numbers and names of the renderer.
      let rest = policy.replacing("style-src-attr 'unsafe-inline'", with: "")
      #expect(!rest.contains("unsafe"))
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[HTTPField.Name("Referrer-Policy")!] == "no-referrer")
      #expect(headers[.cacheControl] == "no-store")
    }
  }

  @Test("secrets are long and unique")
  func secrets() {
    let all = Set((0..<1000).map { _ in Secret().text })
    #expect(all.count == 1000)
    #expect(all.allSatisfy { $0.utf8.count == 32 })
    let secret = Secret()
    #expect(secret.matches(secret.text))
    #expect(!secret.matches(String(secret.text.dropLast())))
    #expect(!secret.matches(Secret().text))
  }
}
#endif
