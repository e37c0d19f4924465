// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleConcurrency
import EnsembleWeb
import HTTPTypes
import Logging
import Metrics
import MetricsTestKit
import Testing

@MainActor
@Suite("Admission")
struct AdmissionTests {
  private func browser(
    _ site: TestSite,
    at address: String,
    forwardedFor field: String? = nil
  ) -> TestBrowser {
    var context = WebRequestContext()
    context.peer = { IPAddress(address) }
    return TestBrowser(host: "127.0.0.1:8080") { [context] method, target, headers, body in
      var headers = headers
      if let field { headers["x-forwarded-for"] = field }
      return try await TestBrowser.respond(
        site.server.site,
        method,
        target,
        headers,
        body,
        context
      )
    }
  }

  private func use(_ page: TestPage) async throws {
    #expect(await page.send("press", try page.element("press", "More")).status == .noContent)
  }

  @Test("a client without cookies does not close a server to newcomers, whom it cannot outlast")
  func flood() async throws {
    let site = TestSite(keepsStores: false) {
      $0.limits.pages = 16
      $0.limits.pagesPerAddress = 8
    }
    let person = try await browser(site, at: "192.0.2.1").open()
    try await use(person)
    let reader = try await browser(site, at: "192.0.2.2").open()
    await reader.connect()
    for _ in 0..<200 {
      #expect(await browser(site, at: "198.51.100.7").get("/notes").status == .ok)
    }
    #expect(site.server.registry.pageCount == 10)
    // The stream of an attacker's page does not keep the page.
    for number in 0..<200 {
      let page = try await browser(site, at: "198.51.100.\(number)").open()
      await page.connect()
    }
    #expect(site.server.registry.pageCount == 16)
    #expect(site.livingStores == 16)
    try await use(person)
    try await use(try await browser(site, at: "203.0.113.1").open())
  }

  @Test("the pages of a flood make room for each other in a shared session, too")
  func sharedFlood() async throws {
    let site = TestSite(isShared: true) { $0.limits.pages = 4 }
    let person = try await browser(site, at: "192.0.2.1").open()
    try await use(person)
    for number in 0..<20 {
      #expect(await browser(site, at: "198.51.100.\(number)").get("/notes").status == .ok)
    }
    #expect(site.server.registry.pageCount == 4)
    try await use(person)
    #expect(site.stores.map(\.count) == [2])
  }

  @Test("the pages of a flood end first, and not those of a person who reads")
  func fairness() async throws {
    let site = TestSite { $0.limits.pages = 8 }
    let reader = try await browser(site, at: "192.0.2.2").open()
    for _ in 0..<100 { _ = await browser(site, at: "198.51.100.7").get("/notes") }
    for number in 0..<3 { _ = try await browser(site, at: "203.0.113.\(number)").open() }
    try await use(reader)
  }

  @Test("a page on which something was done makes room for no other")
  func used() async throws {
    let site = TestSite { $0.limits.pages = 2 }
    let pages = [
      try await browser(site, at: "192.0.2.1").open(),
      try await browser(site, at: "192.0.2.2").open(),
    ]
    for page in pages { try await use(page) }
    let refusal = await browser(site, at: "192.0.2.3").get("/notes")
    #expect(refusal.status == .serviceUnavailable)
    #expect(refusal.headers[.retryAfter] == "30")
    for page in pages { try await use(page) }
  }

  @Test("a full server looks for expired pages once a second, however often it is asked")
  func refusals() async throws {
    let metrics = TestMetrics()
    let site = TestSite {
      $0.limits.pages = 1
      $0.metrics = metrics
    }
    try await use(try await browser(site, at: "192.0.2.1").open())
    /// Returns the number of looks, each of which reports the number of pages, during refusals.
    func looks() async throws -> Int {
      let before = try metrics.expectMeter("ensemble.web.pages").values.count
      for number in 0..<20 {
        let refusal = await browser(site, at: "198.51.100.\(number)").get("/notes")
        #expect(refusal.status == .serviceUnavailable)
      }
      return try metrics.expectMeter("ensemble.web.pages").values.count - before
    }
    await site.advance(by: .seconds(1))
    #expect(try await looks() == 0)
    await site.clock.advance(by: .seconds(1))
    #expect(try await looks() == 1)
    await site.clock.advance(by: .milliseconds(500))
    #expect(try await looks() == 0)
    // The page has expired.
    await site.clock.advance(by: .seconds(30))
    #expect(await browser(site, at: "192.0.2.2").get("/notes").status == .ok)
  }

  @Test("what a browser reports by itself is no use of a page")
  func reports() async throws {
    let site = TestSite { $0.limits.pages = 1 }
    let page = try await browser(site, at: "192.0.2.1").open()
    let field = try page.element("edit")
    _ = await page.send("focus", field)
    _ = await page.send("blur", field)
    #expect(await browser(site, at: "192.0.2.2").get("/notes").status == .ok)
    #expect(await page.send("press", field).status == .gone)
  }

  @Test("a request that opens no page ends none")
  func refusedRequests() async throws {
    let site = TestSite {
      $0.limits.pages = 2
      $0.limits.pagesPerBrowser = 1
    }
    let reader = try await browser(site, at: "192.0.2.1").open()
    let greedy = browser(site, at: "192.0.2.2")
    try await use(try await greedy.open())
    // The browser has the only page that it may have.
    #expect(await greedy.get("/notes?new-session").status == .serviceUnavailable)
    #expect(await browser(site, at: "192.0.2.3").get("/notes/nothing").status == .notFound)
    #expect(await browser(site, at: "192.0.2.3").request("HEAD", "/notes").status == .ok)
    #expect(await reader.send([]).status == .noContent)
  }

  @Test("a tab that is loaded again on a full site keeps its session")
  func reloadOnFullSite() async throws {
    let site = TestSite { $0.limits.pages = 1 }
    let browser = TestBrowser(site)
    let page = try await browser.open()
    let again = try await browser.open(session: page.session)
    #expect(again.session == page.session)
    #expect(await page.send([]).status == .gone)
    try await use(again)
    #expect(site.stores.count == 1)
    #expect(site.stores[0].count == 1)
  }

  @Test("one address cannot take all pages, and its own unused ones make room for each other")
  func pagesPerAddress() async throws {
    let site = TestSite { $0.limits.pagesPerAddress = 2 }
    let first = try await browser(site, at: "192.0.2.1").open()
    let second = try await browser(site, at: "192.0.2.1").open()
    try await use(second)
    let third = try await browser(site, at: "192.0.2.1").open()
    #expect(await first.send([]).status == .gone)
    try await use(third)
    let refused = await browser(site, at: "192.0.2.1").get("/notes")
    #expect(refused.status == .serviceUnavailable)
    // A page that was left makes room, though it was used.
    _ = await second.send([], leaving: true)
    #expect(await browser(site, at: "192.0.2.1").get("/notes").status == .ok)
    #expect(await second.send([]).status == .gone)
    #expect(await browser(site, at: "192.0.2.2").get("/notes").status == .ok)
  }

  @Test("an address that opens pages without end is asked to wait, and others are not")
  func rate() async throws {
    let site = TestSite(keepsStores: false) {
      $0.limits.openingsPerSecond = 2
      $0.limits.openingBurst = 3
    }
    for _ in 0..<3 { #expect(await browser(site, at: "2001:db8::1").get("/notes").status == .ok) }
    // Another address of the network is the same client.
    let refusal = await browser(site, at: "2001:db8::2").get("/notes")
    #expect(refusal.status == .tooManyRequests)
    #expect(refusal.headers[.retryAfter] == "1")
    #expect(refusal.headers[HTTPField.Name("Refresh")!] == "1")
    #expect(
      await browser(site, at: "2001:db8::1").openFromScript("notes").status == .tooManyRequests
    )
    #expect(await browser(site, at: "2001:db8:0:1::1").get("/notes").status == .ok)
    // Other requests are not counted.
    #expect(await browser(site, at: "2001:db8::1").get("/-/style.css").status == .ok)
    #expect(await browser(site, at: "2001:db8::1").request("HEAD", "/notes").status == .ok)
    await site.advance(by: .seconds(1))
    for _ in 0..<2 { #expect(await browser(site, at: "2001:db8::1").get("/notes").status == .ok) }
  }

  @Test("behind a trusted proxy, the limits concern its clients")
  func proxy() async throws {
    let site = TestSite(keepsStores: false) {
      $0.limits.openingBurst = 1
      $0.trustedProxies = TrustedProxies(["10.0.0.1"])
    }
    for number in 0..<50 {
      let browser = browser(site, at: "10.0.0.1", forwardedFor: "198.51.100.7, 192.0.2.\(number)")
      #expect(await browser.get("/notes").status == .ok)
    }
    let again = browser(site, at: "10.0.0.1", forwardedFor: "192.0.2.7")
    #expect(await again.get("/notes").status == .tooManyRequests)
  }

  @Test("nobody else chooses an address, and a proxy that is not named is logged once")
  func unknownProxy() async throws {
    let lines = LockIsolated<[String]>([])
    let site = TestSite(keepsStores: false) {
      $0.limits.openingBurst = 1
      $0.logger = Logger(label: "test") { _ in LogKeeper(lines: lines, logLevel: .warning) }
    }
    var statuses: [HTTPResponse.Status] = []
    for number in 0..<3 {
      let browser = browser(site, at: "127.0.0.1", forwardedFor: "192.0.2.\(number)")
      statuses.append(await browser.get("/notes").status)
    }
    #expect(statuses == [.ok, .tooManyRequests, .tooManyRequests])
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("trustedProxies") == true)
  }

  // MARK: Lifetimes

  @Test(
    "of many pages, one on which nothing was done ends soon after its connection is lost, and another later"
  )
  func lost() async throws {
    let site = TestSite { $0.limits.unusedPages = 0 }
    let unused = try await TestBrowser(site).open()
    let used = try await TestBrowser(site).open()
    try await use(used)
    for page in [unused, used] { await page.connect() }
    // The streams are not read.
    await site.advance(by: .seconds(30))
    #expect(site.server.registry.page(unused.id) == nil)
    await site.advance(by: .seconds(569))
    #expect(site.server.registry.page(used.id) != nil)
    await site.advance(by: .seconds(1))
    #expect(site.server.registry.page(used.id) == nil)
  }

  @Test("of few pages, one on which nothing was done is kept as long as others")
  func few() async throws {
    let site = TestSite { $0.limits.unusedPages = 2 }
    var pages: [TestPage] = []
    for _ in 0..<3 { pages.append(try await TestBrowser(site).open()) }
    for page in pages { await page.connect() }
    await site.advance(by: .seconds(30))
    // One of three was too many.
    #expect(site.server.registry.pageCount == 2)
    await site.advance(by: .seconds(569))
    #expect(site.server.registry.pageCount == 2)
    await site.advance(by: .seconds(1))
    #expect(site.server.registry.pageCount == 0)
  }

  @Test("a page on which nothing was done ends soon after it was left")
  func left() async throws {
    let site = TestSite { $0.limits.unusedPages = 0 }
    let unused = try await TestBrowser(site).open()
    let used = try await TestBrowser(site).open()
    try await use(used)
    for page in [unused, used] { _ = await page.send([], leaving: true) }
    await site.advance(by: .seconds(30))
    #expect(site.server.registry.page(unused.id) == nil)
    #expect(site.server.registry.page(used.id) != nil)
  }

  @Test("a tab whose session was used keeps it for as long after a reload")
  func reload() async throws {
    let site = TestSite { $0.limits.unusedPages = 0 }
    let browser = TestBrowser(site)
    let page = try await browser.open()
    try await use(page)
    let again = try await browser.open(session: page.session)
    #expect(again.session == page.session)
    await again.connect()
    await site.advance(by: .seconds(599))
    #expect(site.server.registry.page(again.id) != nil)
  }

  @Test("of a shared session, a page that only shows it ends sooner than one that is used")
  func shared() async throws {
    let site = TestSite(isShared: true) { $0.limits.unusedPages = 0 }
    let used = try await TestBrowser(site).open()
    let unused = try await TestBrowser(site).open()
    try await use(used)
    for page in [used, unused] { await page.connect() }
    await site.advance(by: .seconds(30))
    #expect(site.server.registry.page(unused.id) == nil)
    await site.advance(by: .seconds(569))
    #expect(site.server.registry.page(used.id) != nil)
  }

  @Test("the last page of a shared session is kept, with what others have done there")
  func lastShared() async throws {
    let site = TestSite(isShared: true, keepsStores: false) { $0.limits.unusedPages = 0 }
    let used = try await TestBrowser(site).open()
    try await use(used)
    await used.connect()
    await site.advance(by: .seconds(590))
    let unused = try await TestBrowser(site).open()
    await unused.connect()
    await site.advance(by: .seconds(10))
    #expect(site.server.registry.page(used.id) == nil)
    await site.advance(by: .seconds(589))
    #expect(site.server.registry.page(unused.id) != nil)
    #expect(try await TestBrowser(site).open().text.contains("Count 1"))
    #expect(site.livingStores == 1)
  }

  // MARK: Defaults

  @Test(
    "the number of pages follows from the memory",
    arguments: [(1, 1024), (4, 4096), (64, 8192)]
  )
  func memory(_ gigabytes: UInt64, _ pages: Int) {
    #expect(MemorySize.pages(ofMemory: gigabytes << 30) == pages)
  }

  @Test("a machine with little memory, and a limit that cannot be read, have defaults")
  func unusualMemory() {
    #expect(MemorySize.pages(ofMemory: 1 << 20) == 128)
    #expect(MemorySize.limit(in: "max\n") == nil)
    #expect(MemorySize.limit(in: "536870912\n") == 536_870_912)
    #expect(128...8192 ~= WebLimits().pages)
  }
}
#endif
