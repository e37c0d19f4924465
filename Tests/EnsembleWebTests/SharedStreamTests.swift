// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleConcurrency
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Streams shared by the tabs of a browser", .timeLimit(.minutes(10)))
struct SharedStreamTests {
  private let site = TestSite()

  /// Opens pages in a browser, with one stream for all of them.
  private func open(_ count: Int) async throws -> ([TestPage], @Sendable () async -> String?) {
    let browser = TestBrowser(site)
    var pages: [TestPage] = []
    for _ in 0..<count { pages.append(try await browser.open()) }
    return (pages, try await stream(browser, pages.map { "\($0.id):0" }))
  }

  private func stream(
    _ browser: TestBrowser,
    _ pages: [String]
  ) async throws -> @Sendable () async -> String? {
    let response = await browser.request(
      "GET",
      "/-/stream",
      query: ["pages": pages.joined(separator: ",")]
    )
    #expect(response.status == .ok)
    guard case .stream(let next) = response.body else {
      throw TestPage.Unexpected(text: "no stream")
    }
    return next
  }

  @Test("each message begins with the index of its page")
  func places() async throws {
    let (pages, next) = try await open(12)
    for place in [7, 0, 11] {
      await pages[place].send("press", try pages[place].element("press", "More"))
      let message = try #require(await next())
      #expect(message.hasPrefix("id: \(place).1\n"))
      #expect(message.contains("Count 1"))
    }
    #expect(site.stores.map(\.count).filter { $0 == 1 }.count == 3)
  }

  @Test("a missing or foreign page is reported as gone, and the others continue")
  func gone() async throws {
    let stranger = try await TestBrowser(site).open()
    let browser = TestBrowser(site)
    let page = try await browser.open()
    let next = try await stream(browser, ["x:0", "\(page.id):0", "\(stranger.id):0"])
    #expect(
      Set([await next(), await next()]) == ["event: gone\ndata: 0\n\n", "event: gone\ndata: 2\n\n"]
    )
    site.stores[0].send(.change { $0.text = "theirs" })
    await page.send("press", try page.element("press", "More"))
    #expect(await next()?.hasPrefix("id: 1.1\n") == true)
  }

  @Test("a HEAD request neither starts nor takes over a stream")
  func head() async throws {
    let (pages, next) = try await open(1)
    let waiting = Task { await next() }
    try await site.waits(pages[0])
    let response = await pages[0].browser.request(
      "HEAD",
      "/-/stream",
      query: ["pages": "\(pages[0].id):0"]
    )
    #expect(response.status == .ok)
    #expect(response.text == "")
    await pages[0].send("press", try pages[0].element("press", "More"))
    #expect(await waiting.value?.hasPrefix("id: 0.1\n") == true)
  }

  @Test("a new stream takes over the pages where they were")
  func takeover() async throws {
    let (pages, first) = try await open(2)
    let end = Task { await first() }
    try await site.waits(pages[0])
    await pages[1].send("press", try pages[1].element("press", "More"))
    #expect(await end.value?.hasPrefix("id: 1.1\n") == true)
    let last = Task { await first() }
    try await site.waits(pages[0])
    let second = try await stream(pages[0].browser, ["\(pages[1].id):1", "\(pages[0].id):0"])
    #expect(await last.value == nil)
    await pages[1].send("press", try pages[1].element("press", "More"))
    let message = try #require(await second())
    #expect(message.hasPrefix("id: 0.2\n"))
    #expect(message.utf8.count < 100)
  }

  @Test("heartbeats keep all pages of the stream alive")
  func heartbeat() async throws {
    let (pages, next) = try await open(2)
    for _ in 0..<50 {
      let beat = Task { await next() }
      try await site.waits(pages[0])
      await site.advance(by: .seconds(15))
      #expect(await beat.value == "event: beat\ndata: 0\n\n")
    }
    #expect(site.server.registry.pageCount == 2)
  }

  @Test("pages are freed without a listener, even if the closed connection goes unnoticed")
  func dropped() async throws {
    var next: (@Sendable () async -> String?)?
    weak var page: WebPage?
    do {
      let (pages, stream) = try await open(2)
      next = stream
      page = site.server.registry.page(pages[0].id)
      await pages[0].send("press", try pages[0].element("press", "More"))
      #expect(await next?() != nil)
    }
    #expect(page != nil)
    next = nil
    await Task.megaYield()
    await site.advance(by: .seconds(600))
    #expect(site.server.registry.pageCount == 0)
    #expect(page == nil)
  }

  @Test("stopping a server ends the stream without a reason, since the server may restart")
  func stop() async throws {
    let (pages, next) = try await open(2)
    let end = Task { await next() }
    try await site.waits(pages[0])
    await site.server.stop()
    #expect(await end.value == nil)
  }

  @Test("an idle page ends with its reason")
  func idleEnd() async throws {
    let site = TestSite {
      $0.limits.idleLifetime = .seconds(60)
      $0.limits.heartbeat = .seconds(1000)
    }
    let browser = TestBrowser(site)
    let page = try await browser.open()
    let next = try await stream(browser, ["\(page.id):0"])
    let farewell = Task { await next() }
    try await site.waits(page)
    await site.advance(by: .seconds(60))
    #expect(await farewell.value == "event: end\ndata: 0 idle\n\n")
    #expect(await next() == nil)
  }

  @Test("a page that was left ends, and the others continue")
  func idle() async throws {
    let (pages, next) = try await open(2)
    _ = await pages[0].send([], leaving: true)
    await site.advance(by: .seconds(30))
    await pages[1].send("press", try pages[1].element("press", "More"))
    #expect(await next()?.hasPrefix("id: 1.1\n") == true)
  }
}
#endif
