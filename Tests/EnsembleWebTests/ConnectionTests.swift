// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Page connections")
struct ConnectionTests {
  @Test("a reconnecting page receives the changes since its last message")
  func resume() async throws {
    let site = TestSite(rows: 100)
    let page = try await TestBrowser(site).open()
    await page.connect()
    site.stores[0].send(.change { $0.count = 1 })
    try await page.receive()
    site.stores[0].send(.change { $0.count = 2 })
    await page.connect(after: 1)
    let message = try await page.receive()
    #expect(page.text.contains("Count 2"))
    #expect(message.utf8.count < 100)
  }

  @Test("a page that missed a message receives its whole contents")
  func missed() async throws {
    let site = TestSite(rows: 2)
    let page = try await TestBrowser(site).open()
    await page.connect()
    site.stores[0].send(.change { $0.count = 1 })
    #expect(await page.next() != nil)
    await page.connect(after: 0)
    let message = try await page.receive()
    #expect(message.contains("\"h\":"))
    #expect(page.text.contains("Count 1"))
    site.stores[0].send(.change { $0.count = 2 })
    #expect(try await page.receive().utf8.count < 100)
    #expect(page.text.contains("Count 2"))
  }

  @Test("a second stream of a page ends the first")
  func takeover() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let first = Task { await page.next() }
    try await site.waits(page)
    await page.connect()
    #expect(await first.value == nil)
  }

  @Test("a reloaded page keeps its session")
  func reload() async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    let page = try await browser.open()
    await page.send("press", try page.element("press", "More"))
    _ = await page.send([], leaving: true)
    let again = try await browser.open(session: page.session)
    #expect(again.session == page.session)
    #expect(again.id != page.id)
    #expect(again.text.contains("Count 1"))
    #expect(site.stores.count == 1)
    // Another browser does not get the session.
    let other = try await TestBrowser(site).open(session: page.session)
    #expect(other.session != page.session)
  }

  @Test("a reloaded page keeps the focus")
  func focus() async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    let page = try await browser.open()
    let field = try page.element("edit")
    await page.send("focus", field)
    let again = try await browser.open(session: page.session)
    let message = site.server.registry.page(again.id)?.takeMessage()
    #expect(message?.patches == [.focus(id: "e\(field)")])
    // In a shared application, other pages do not move the focus.
    let shared = TestSite(isShared: true)
    let first = try await TestBrowser(shared).open()
    await first.send("focus", field)
    let second = try await TestBrowser(shared).open()
    #expect(shared.server.registry.page(second.id)?.takeMessage() == nil)
  }

  @Test("a silent connection receives heartbeats")
  func heartbeat() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let beat = Task { await page.next() }
    try await site.waits(page)
    await site.advance(by: .seconds(14))
    await site.advance(by: .seconds(1))
    #expect(await beat.value == "event: beat\ndata: 0\n\n")
  }

  @Test("a page that never connects ends soon, and one that was left ends a little later")
  func unconnected() async throws {
    let site = TestSite(keepsStores: false)
    let browser = TestBrowser(site)
    let page = try await browser.open()
    let left = try await browser.open()
    await left.connect()
    _ = await left.send([], leaving: true)
    #expect(site.livingStores == 2)
    await site.advance(by: .seconds(30))
    #expect(site.livingStores == 1)
    #expect(await page.connect().status == .gone)
    await site.advance(by: .seconds(269))
    #expect(site.server.registry.sessionCount == 1)
    await site.advance(by: .seconds(1))
    #expect(site.server.registry.sessionCount == 0)
    #expect(site.livingStores == 0)
    #expect(await left.send([]).status == .gone)
  }

  @Test("a disconnected page is kept for a while, then its store is freed")
  func lost() async throws {
    let site = TestSite(keepsStores: false)
    let page = try await TestBrowser(site).open()
    await page.connect()
    await site.advance(by: .seconds(599))
    #expect(await page.send([]).status == .noContent)
    await site.advance(by: .seconds(599))
    #expect(site.livingStores == 1)
    await site.advance(by: .seconds(1))
    #expect(site.livingStores == 0)
  }

  @Test("an idle page ends with a message")
  func idle() async throws {
    let site = TestSite(keepsStores: false) {
      $0.limits.idleLifetime = .seconds(60)
      $0.limits.heartbeat = .seconds(1000)
    }
    let page = try await TestBrowser(site).open()
    await page.connect()
    let farewell = Task { await page.next() }
    try await site.waits(page)
    await site.advance(by: .seconds(60))
    #expect(await farewell.value == "event: end\ndata: 0 idle\n\n")
    #expect(await page.next() == nil)
    #expect(site.livingStores == 0)
  }

  @Test("a shared session lives as long as any of its pages")
  func sharedEnd() async throws {
    let site = TestSite(isShared: true, keepsStores: false)
    let first = try await TestBrowser(site).open()
    let second = try await TestBrowser(site).open()
    await second.connect()
    await site.advance(by: .seconds(30))
    #expect(await first.send([]).status == .gone)
    #expect(await second.send([]).status == .noContent)
    #expect(site.livingStores == 1)
    await site.advance(by: .seconds(600))
    #expect(site.livingStores == 0)
  }

  @Test("stopping a server ends all sessions")
  func stop() async throws {
    let site = TestSite(keepsStores: false)
    let page = try await TestBrowser(site).open()
    await page.connect()
    let end = Task { await page.next() }
    try await site.waits(page)
    await site.server.stop()
    #expect(await end.value == nil)
    #expect(site.livingStores == 0)
  }
}

extension TestSite {
  /// Waits until the stream of a page waits for news.
  func waits(_ page: TestPage) async throws {
    let page = try #require(server.registry.page(page.id))
    try await wait(while: !page.isWaiting)
  }
}
#endif
