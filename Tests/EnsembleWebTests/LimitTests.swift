// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleWeb
import HTTPTypes
import NIOCore
import Testing

@MainActor
@Suite("Limits")
struct LimitTests {
  @Test("an oversized body is refused as a whole")
  func body() async throws {
    let site = TestSite { $0.limits.bodyBytes = 1000 }
    let page = try await TestBrowser(site).open()
    let field = try page.element("edit")
    let response = await page.send("edit", field, String(repeating: "x", count: 1000))
    #expect(response.status == .contentTooLarge)
    #expect(site.stores[0].text == "")
    #expect(await page.send("edit", field, "short").status == .noContent)
  }

  @Test("too many events in one request are refused")
  func eventsPerRequest() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let more = try page.element("press", "More")
    let events = (1...65).map { ["n": $0, "e": more, "k": "press"] as [String: Any] }
    #expect(await page.send(events).status == .contentTooLarge)
    #expect(site.stores[0].count == 0)
    #expect(await page.send(Array(events.dropLast())).status == .noContent)
    #expect(site.stores[0].count == 64)
  }

  @Test("a flood of events is refused without affecting other pages")
  func flood() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let other = try await TestBrowser(site).open()
    let more = try page.element("press", "More")
    for _ in 0..<200 { #expect(await page.send("press", more).status == .noContent) }
    let refusal = await page.send("press", more)
    #expect(refusal.status == .tooManyRequests)
    #expect(refusal.headers[.retryAfter] == "1")
    #expect(site.stores[0].count == 200)
    #expect(await other.send("press", try other.element("press", "More")).status == .noContent)
    #expect(site.stores[1].count == 1)
    await site.advance(by: .seconds(1))
    for _ in 0..<50 { #expect(await page.send("press", more).status == .noContent) }
    #expect(await page.send("press", more).status == .tooManyRequests)
  }

  @Test("pages beyond the limit are refused without affecting those on which something was done")
  func pages() async throws {
    let site = TestSite { $0.limits.pages = 2 }
    let first = try await TestBrowser(site).open()
    let second = try await TestBrowser(site).open()
    for page in [first, second] { await page.send("press", try page.element("press", "More")) }
    let refusal = await TestBrowser(site).get("/notes")
    #expect(refusal.status == .serviceUnavailable)
    #expect(refusal.headers[.retryAfter] == "30")
    #expect(refusal.headers[HTTPField.Name("Refresh")!] == "30")
    #expect(site.stores.count == 2)
    #expect(await first.send("press", try first.element("press", "More")).status == .noContent)
    await site.advance(by: .seconds(30))
    #expect(await TestBrowser(site).get("/notes").status == .ok)
  }

  @Test("one browser cannot take all pages")
  func pagesPerBrowser() async throws {
    let site = TestSite { $0.limits.pagesPerBrowser = 2 }
    let browser = TestBrowser(site)
    _ = try await browser.open()
    _ = try await browser.open()
    #expect(await browser.openFromScript("notes").status == .serviceUnavailable)
    #expect(await browser.get("/notes?new-session").status == .serviceUnavailable)
    #expect(await TestBrowser(site).get("/notes").status == .ok)
  }

  @Test("pages that were left longest ago are evicted first")
  func leftPages() async throws {
    let site = TestSite { $0.limits.pagesPerBrowser = 2 }
    let browser = TestBrowser(site)
    let (first, second) = (try await browser.open(), try await browser.open())
    for page in [first, second] {
      _ = await page.send([], leaving: true)
      await site.advance(by: .seconds(1))
    }
    let third = try await browser.open()
    #expect(await first.send([]).status == .gone)
    #expect(await second.send([]).status == .noContent)
    #expect(await third.send([]).status == .noContent)
    #expect(site.server.registry.sessionCount == 2)
  }

  @Test("pages that were left are evicted for those of other browsers")
  func leftPagesOfOthers() async throws {
    let site = TestSite { $0.limits.pages = 2 }
    let left = try await TestBrowser(site).open()
    await left.send("press", try left.element("press", "More"))
    _ = await left.send([], leaving: true)
    let stays = try await TestBrowser(site).open()
    await stays.send("press", try stays.element("press", "More"))
    let last = try await TestBrowser(site).open()
    await last.send("press", try last.element("press", "More"))
    #expect(await left.send([]).status == .gone)
    #expect(await stays.send([]).status == .noContent)
    #expect(await TestBrowser(site).get("/notes").status == .serviceUnavailable)
  }

  @Test("concurrent requests of a browser beyond the limit are refused without affecting others")
  func requests() async throws {
    let site = TestSite { $0.limits.requestsPerBrowser = 1 }
    let page = try await TestBrowser(site).open()
    let other = try await TestBrowser(site).open()
    let (bodies, body) = AsyncStream.makeStream(of: ByteBuffer.self)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let slow = Task {
      try await site.server.site.respond(
        to: WebRequest(
          "POST",
          "/-/events",
          [
            "host": "localhost:8080", "origin": "http://localhost:8080",
            "content-type": "application/json", "cookie": page.browser.cookie ?? "",
          ]
        ) { _ in
          start.yield()
          for await bytes in bodies { return bytes }
          return ByteBuffer()
        }
      )
    }
    for await _ in starts { break }
    let refusal = await page.send("press", try page.element("press", "More"), number: 1)
    #expect(refusal.status == .serviceUnavailable)
    #expect(refusal.headers[.retryAfter] == "1")
    #expect(site.stores[0].count == 0)
    #expect(await other.send("press", try other.element("press", "More")).status == .noContent)
    body.yield(ByteBuffer(string: "{"))
    #expect(try await slow.value.status == .badRequest)
    #expect(await page.send("press", try page.element("press", "More")).status == .noContent)
  }

  @Test("the body of a request without a known cookie is not read")
  func nobody() async throws {
    let site = TestSite()
    for (cookie, status) in [("", HTTPResponse.Status.forbidden), ("ensemble-8080=x", .gone)] {
      let response = try await site.server.site.respond(
        to: WebRequest(
          "POST",
          "/-/events",
          [
            "host": "localhost:8080", "origin": "http://localhost:8080",
            "content-type": "application/json", "cookie": cookie,
          ]
        ) { _ in
          Issue.record("read")
          return ByteBuffer()
        }
      )
      #expect(response.status == status)
    }
  }

  @Test(
    "malformed event requests are refused",
    arguments: [
      "", "{", "[]", "{}", #"{"page":"x","token":"y"}"#, #"{"page":1,"token":"y","events":[]}"#,
    ]
  )
  func malformed(body: String) async throws {
    let browser = TestBrowser(TestSite())
    _ = try await browser.open()
    let response = await browser.request("POST", "/-/events", body: body)
    #expect(response.status == .badRequest)
  }

  @Test("unknown events and values of the wrong type are refused")
  func malformedEvents() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let field = try page.element("edit")
    #expect(await page.send("explode", field).status == .badRequest)
    #expect(await page.send("edit", field).status == .badRequest)
    #expect(await page.send("edit", field, 1).status == .badRequest)
    #expect(await page.send("toggle", field, "true").status == .badRequest)
    // A known event that does not fit the element has no effect.
    #expect(await page.send("toggle", field, true).status == .noContent)
  }

  @Test(
    "a malformed event refuses itself, and no other of its request",
    arguments: [
      ["n": 2, "e": 0, "k": "explode"], ["n": 2, "e": 0, "k": "edit", "v": 1],
      ["n": 2, "e": 0], ["n": 2, "k": "press"], ["e": 0, "k": "press"], ["n": "2"], [:],
      ["n": 2, "e": 0, "k": "look", "v": [3, 1, 2]], ["n": 2, "e": 0, "k": "open", "v": "//evil"],
      ["n": -1, "e": 0, "k": "press"], ["n": 2, "e": 0, "k": "edit", "v": "", "m": "1"],
    ] as [[String: any Sendable]]
  )
  func malformedEvent(_ event: [String: any Sendable]) async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let more = try page.element("press", "More")
    let press = { (number: Int) in ["n": number, "e": more, "k": "press"] as [String: Any] }
    #expect(await page.send([press(1), event, press(3)]).status == .badRequest)
    #expect(site.stores[0].count == 2)
    // The next message acknowledges the events.
    try await page.receive()
    #expect(page.acknowledged == 3)
    // The request may come again.
    #expect(await page.send([press(1), event, press(3), press(4)]).status == .badRequest)
    #expect(site.stores[0].count == 3)
  }

  @Test func `an entry that is not an object refuses itself, too`() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let more = try page.element("press", "More")
    let events = #"[1, null, "x", [], {"n":1,"e":\#(more),"k":"press"}]"#
    let body = #"{"page":"\#(page.id)","token":"\#(page.token)","events":\#(events)}"#
    let response = await page.browser.request("POST", "/-/events", body: body)
    #expect(response.status == .badRequest)
    #expect(site.stores[0].count == 1)
  }

  @Test("only JSON is accepted, so that forms of other sites cannot send events")
  func contentType() async {
    let browser = TestBrowser(TestSite())
    for type in ["text/plain", "application/x-www-form-urlencoded", ""] {
      let response = await browser.request(
        "POST",
        "/-/events",
        headers: ["content-type": type],
        body: "{}"
      )
      #expect(response.status == .unsupportedMediaType)
    }
  }

  @Test("other methods and paths are refused")
  func routes() async {
    let browser = TestBrowser(TestSite())
    let post = await browser.request("POST", "/notes")
    #expect(post.status == .methodNotAllowed)
    #expect(post.headers[.allow] == "GET, HEAD")
    #expect(await browser.get("/-/events").status == .methodNotAllowed)
    for path in ["/nothing", "/notes/more", "/-/stream/x", "/-/", "/..", "/favicon.ico"] {
      #expect(await browser.get(path).status == .notFound)
    }
  }
}
#endif
