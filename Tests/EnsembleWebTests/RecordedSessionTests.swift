// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleClocks
import EnsembleConcurrency
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Logging
import Testing

@MainActor
@Suite("Recorded sessions", .timeLimit(.minutes(20)))
struct RecordedSessionTests {
  private let site = RecordedSite()

  // MARK: Continuing

  @Test("a tab continues its session after the end of the process")
  func process() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    await page.press("More")
    await page.send("edit", try page.element("edit"), "Milk")
    site.kill()
    #expect(await page.send([]).status == .gone)
    let again = try await browser.open(session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Count 2"))
    #expect(try again.text(of: "edit") == "Milk")
    await again.press("More")
    site.kill()
    #expect(try await browser.open(session: page.session).text.contains("Count 3"))
    #expect(site.problems.value == [])
  }

  @Test("a server that stops leaves its sessions to the next one at once")
  func handover() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    await site.server.stop()
    // The journal is not notified that the process has ended.
    site.startServer()
    #expect(try await browser.open(session: page.session).text.contains("Count 1"))
  }

  @Test("a session whose pages have ended continues in the same process")
  func ended() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    await site.advance(by: .seconds(30))
    #expect(site.server.registry.sessionCount == 0)
    let again = try await browser.open(session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Count 1"))
  }

  @Test("each tab has a session of its own, and another browser gets none of them")
  func tabs() async throws {
    let browser = site.browser()
    let first = try await browser.open()
    await first.press("More")
    let second = try await browser.open()
    #expect(second.session != first.session)
    await second.press("More")
    await second.press("More")
    site.kill()
    #expect(try await browser.open(session: first.session).text.contains("Count 1"))
    #expect(try await browser.open(session: second.session).text.contains("Count 2"))
    let thief = try await site.browser().open(session: first.session)
    #expect(thief.session != first.session)
    #expect(thief.text.contains("Count 0"))
  }

  @Test("an application that browsers share continues")
  func shared() async throws {
    let site = RecordedSite(isShared: true)
    let page = try await site.browser().open()
    await page.press("More")
    site.kill()
    let again = try await site.browser().open()
    #expect(again.text.contains("Count 1"))
    // An open tab recognizes its session.
    #expect(again.session == page.session)
    #expect(site.journal.contents(of: "app-draft.").entries.count == 1)
  }

  @Test("requests that open a session at the same time share it")
  func sharedOpening() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    site.kill()
    async let first = browser.openFromScript("draft", session: page.session)
    async let second = browser.openFromScript("draft", session: page.session)
    let both = [
      try await TestPage(browser, "draft", opened: first.text),
      try await TestPage(browser, "draft", opened: second.text),
    ]
    #expect(both.map(\.session) == [page.session, page.session])
    #expect(site.server.registry.sessionCount == 1)
    await both[0].press("More")
    await both[1].connect(after: 0)
    try await both[1].receive()
    #expect(both[1].text.contains("Count 2"))
  }

  @Test("a resumed session keeps its address, and opens another one")
  func addresses() async throws {
    let browser = site.browser()
    let page = try await browser.open("draft", at: "/help")
    #expect(page.text.contains("Help"))
    site.kill()
    #expect(try await browser.open(session: page.session).text.contains("Help"))
    #expect(await browser.get("/draft/none").status == .ok, "Only the script knows its session.")
    let missing = await browser.openFromScript("draft", at: "/none")
    #expect(missing.status == .notFound)
  }

  @Test("without a journal, sessions end with the process")
  func unrecorded() async throws {
    let site = RecordedSite(hasJournal: false)
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    #expect(try await browser.open(session: page.session).text.contains("Count 1"))
    site.kill()
    let again = try await browser.open(session: page.session)
    #expect(again.session != page.session)
    #expect(again.text.contains("Count 0"))
  }

  // MARK: Acknowledgement

  @Test("an event is answered, and its changes are shown, when the journal has it")
  func acknowledgement() async throws {
    let page = try await site.browser().open()
    await page.connect()
    await site.gate.close()
    let answer = Task { await page.send("press", try page.element("press", "More")) }
    await site.gate.appending()
    let registered = try #require(site.server.registry.page(page.id))
    #expect(!registered.hasPendingMessage)
    await site.gate.open()
    #expect(try await answer.value.status == .noContent)
    #expect(registered.hasPendingMessage)
    try await page.receive()
    #expect(page.text.contains("Count 1"))
  }

  @Test("while the journal refuses, the browser is asked to repeat its events")
  func refusal() async throws {
    let page = try await site.browser().open()
    await site.gate.fail(with: DiskFull())
    let more = try page.element("press", "More")
    let refused = await page.send("press", more, number: 1)
    #expect(refused.status == .serviceUnavailable)
    #expect(refused.headers[.retryAfter] == "1")
    let registered = try #require(site.server.registry.page(page.id))
    #expect(!registered.hasPendingMessage)
    #expect(await page.send("press", more, number: 1).status == .serviceUnavailable)
    await site.gate.open()
    #expect(await page.send("press", more, number: 1).status == .noContent)
    await page.connect()
    try await page.receive()
    #expect(page.text.contains("Count 1"))
    #expect(!site.problems.value.isEmpty)
  }

  @Test("a page that is opened while the journal refuses shows nothing that may be lost")
  func openedUnrecorded() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await site.gate.fail(with: DiskFull())
    await page.press("More")
    let refused = await browser.openFromScript("draft", session: page.session)
    #expect(refused.status == .serviceUnavailable)
    let registered = try #require(site.server.registry.page(page.id))
    await site.gate.open()
    // The server retries, since the browser does not.
    site.server.sweep()
    try await wait(while: !registered.hasPendingMessage)
    #expect(try await browser.open(session: page.session).text.contains("Count 1"))
  }

  @Test("a newcomer during an outage of the journal gets a page that is loaded again by itself")
  func outage() async throws {
    await site.gate.fail(with: DiskFull())
    let browser = site.browser()
    let page = await browser.get("/draft")
    #expect(page.status == .serviceUnavailable)
    #expect(page.headers[.retryAfter] == "5")
    #expect(page.headers[HTTPField.Name("Refresh")!] == "5")
    #expect(page.headers[.contentType] == "text/html; charset=utf-8")
    #expect(page.headers[.contentSecurityPolicy] != nil)
    #expect(page.headers[.cacheControl] == "no-store")
    #expect(page.headers[.setCookie] == nil)
    #expect(page.text.contains("cannot be opened at the moment"))
    let opened = await browser.openFromScript("draft", session: "")
    #expect(opened.status == .serviceUnavailable)
    #expect(opened.headers[.retryAfter] == "5")
    #expect(site.server.registry.sessionCount == 0)
    await site.gate.open()
    #expect(try await browser.open().text.contains("Count 0"))
  }

  @Test("a store that cannot be read is a fault, and its page is not loaded again by itself")
  func unreadable() async throws {
    await site.gate.fail(with: JournalError.unreadable(store: "draft", number: 1, reason: "torn"))
    let page = await site.browser().get("/draft")
    #expect(page.status == .internalServerError)
    #expect(page.headers[.retryAfter] == nil)
    #expect(page.headers[.contentSecurityPolicy] != nil)
    #expect(page.text.contains("fault in the server"))
    #expect(!page.text.contains("torn"))
  }

  @Test("a session that another process has taken over ends, and its tab asks for it again")
  func takenOver() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    await site.gate.fail(with: JournalError.leaseLost(store: "draft"))
    #expect(await page.press("More").status == .gone)
    #expect(site.server.registry.sessionCount == 0)
    #expect(site.server.registry.pageCount == 0)
    await site.gate.open()
    site.journal.closeAll()
    let again = try await browser.open(session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Count 1"))
  }

  @Test("while another process has a session, the script asks again")
  func inUse() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    // The other process does not end.
    site.startServer()
    let response = await browser.get("/draft")
    #expect(response.status == .ok)
    #expect(!response.text.contains("data-page="))
    let refused = await browser.openFromScript("draft", session: page.session)
    #expect(refused.status == .serviceUnavailable)
    #expect(refused.headers[.retryAfter] == "1")
    site.journal.closeAll()
    #expect(try await browser.open(session: page.session).text.contains("Count 1"))
  }

  @Test("a session that is opened while the server stops is closed again")
  func stopped() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    await site.server.stop()
    site.startServer()
    await site.gate.close()
    let opened = Task { await browser.openFromScript("draft", session: page.session) }
    await site.gate.opening()
    let stop = Task { await site.server.stop() }
    await Task.yield()
    await site.gate.open()
    await stop.value
    #expect(await opened.value.status == .serviceUnavailable)
    #expect(site.server.registry.sessionCount == 0)
    site.startServer()
    #expect(try await browser.open(session: page.session).text.contains("Count 1"))
  }

  // MARK: Names and removal

  @Test("no session takes the place of another one by naming its identifier")
  func takenIdentifiers() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    let opened = [
      await browser.openFromScript("board", session: page.session),
      await browser.openFromScript(RecordedSite.longPath, session: page.session),
      await site.browser().openFromScript("draft", session: page.session),
    ]
    for response in opened {
      #expect(response.status == .ok)
      #expect(try TestPage(browser, "draft", opened: response.text).session != page.session)
    }
    #expect(site.server.registry.sessionCount == 4)
    await page.press("More")
    #expect(try await browser.open(session: page.session).text.contains("Count 1"))
  }

  @Test("the longest path can be recorded")
  func longPath() async throws {
    let browser = site.browser()
    let page = try await browser.open(RecordedSite.longPath)
    await page.press("More")
    site.kill()
    let again = try await browser.open(RecordedSite.longPath, session: page.session)
    #expect(again.text.contains("Count 1"))
  }

  @Test("the journal has no secret of a browser, and nothing of a session that was not used")
  func names() async throws {
    let browser = site.browser()
    _ = try await browser.open()
    let page = try await browser.open()
    await page.press("More")
    await site.server.stop()
    let stores = try await site.journal.stores(beginningWith: "", unusedSince: nil)
    #expect(stores.count == 1)
    let name = try #require(stores.first)
    #expect(name.hasPrefix("web-draft."))
    let cookie = try #require(browser.cookie?.split(separator: "=").last)
    for secret in [page.session, page.id, page.token, String(cookie)] {
      #expect(!name.contains(secret))
    }
  }

  @Test("sessions that were not used for a week are removed, once an hour")
  func expiry() async throws {
    let site = RecordedSite { $0.limits.recordedLifetime = .seconds(-3600) }
    let browser = site.browser()
    let page = try await browser.open()
    await page.press("More")
    await site.server.stop()
    site.startServer()
    func count() async throws -> Int {
      try await site.journal.stores(beginningWith: "web-draft.", unusedSince: nil).count
    }
    #expect(try await count() == 1)
    site.server.sweep()
    await site.server.registry.removal?.value
    #expect(try await count() == 0)
    await site.server.stop()
    site.startServer()
    // The tab gets another session, which it detects by the identifier.
    let again = try await browser.open(session: page.session)
    #expect(again.session != page.session)
    #expect(again.text.contains("Count 0"))
    #expect(WebLimits().recordedLifetime == .seconds(7 * 24 * 3600))
  }

  @Test("a server that is stopping leaves all requests to the next one")
  func stopping() async throws {
    let browser = site.browser()
    let page = try await browser.open()
    await site.gate.close()
    let press = Task { _ = await page.press("More") }
    await site.gate.appending()
    let stop = Task { await site.server.stop() }
    try await wait(while: !site.server.site.isStopping.value)
    for response in [
      await browser.get("/draft"), await browser.request("HEAD", "/-/worker.js"),
      await page.send("press", try page.element("press", "More")),
    ] {
      #expect(response.status == .serviceUnavailable)
      #expect(response.headers[.retryAfter] == "1")
      // A tab that shows the refusal as a page loads its address again by itself.
      #expect(response.headers[HTTPField.Name("Refresh")!] == "1")
    }
    await site.gate.open()
    await press.value
    await stop.value
    #expect(await browser.request("HEAD", "/-/worker.js").status == .ok)
    site.startServer()
    #expect(try await browser.open(session: page.session).text.contains("Count 1"))
  }

  @Test("a session that was used again while others were removed is kept")
  func returning() async throws {
    let journal = ReturningJournal()
    let site = RecordedSite {
      $0.limits.recordedLifetime = .seconds(-3600)
      $0.journal = journal
    }
    let page = try await site.browser().open()
    await page.press("More")
    await site.server.stop()
    site.startServer()
    site.server.sweep()
    await site.server.registry.removal?.value
    let stores = try await journal.base.stores(beginningWith: "web-draft.", unusedSince: nil)
    #expect(stores.count == 1)
    #expect(journal.asked.value == stores)
  }

  @Test("a journal that does not say whose session it is, is asked again")
  func silentCheck() async throws {
    let gate = JournalGate()
    let site = RecordedSite {
      $0.journal = GatedJournal(base: MemoryJournal(), gate: gate, gatesChecks: true)
      $0.limits.unconnectedLifetime = .seconds(3600)
    }
    let page = try await site.browser().open()
    await gate.close()
    await site.advance(by: .seconds(5))
    try await wait(while: await gate.checkCount < 1)
    await site.advance(by: .seconds(30))
    try await wait(while: await gate.checkCount < 2)
    await gate.open()
    #expect(await page.press("More").status == .noContent)
  }

  @Test("a server on which many pages are being opened refuses others, whoever they are")
  func openingPages() async throws {
    let site = RecordedSite { $0.limits.pages = 1000 }
    await site.gate.close()
    let openings = (0..<256).map { _ in Task { await site.browser().get("/draft").status } }
    try await wait(while: await site.browser().get("/-/ready").text != "full\n")
    let refusal = await site.browser().get("/draft")
    #expect(refusal.status == .serviceUnavailable)
    #expect(refusal.headers[.retryAfter] == "1")
    #expect(refusal.text == "Too many pages are being opened.\n")
    await site.gate.open()
    for opening in openings { #expect(await opening.value == .ok) }
  }

  @Test("cookies live as long as sessions, and only well-formed ones are known")
  func cookies() async throws {
    let first = await site.browser().get("/draft")
    #expect(first.headers[.setCookie]?.contains("; Max-Age=34560000") == true)
    for cookie in ["", "a", String(repeating: "a", count: 33), String(repeating: "=", count: 32)] {
      let response = await site.browser().get(
        "/draft",
        headers: ["cookie": "ensemble-8080=\(cookie)"]
      )
      #expect(response.text.contains("data-page="), "Cookie \(cookie)")
    }
    let known = await site.browser().get(
      "/draft",
      headers: ["cookie": "ensemble-8080=\(String(repeating: "a", count: 32))"]
    )
    #expect(!known.text.contains("data-page="))
    let malformed = await site.browser().openFromScript("draft", session: "../../etc")
    #expect(malformed.status == .ok)
  }
}

private struct DiskFull: Error {}

extension TestBrowser {
  /// Opens the draft in a tab, with a previous session or none.
  fileprivate func open(session: String? = nil) async throws -> TestPage {
    try await open("draft", session: session)
  }
}

extension TestPage {
  @discardableResult
  fileprivate func press(_ title: String) async -> WebResponse {
    guard let button = try? element("press", title) else {
      Issue.record("There is no button '\(title)'.")
      return WebResponse(.notFound, [:], .text(""))
    }
    return await send("press", button)
  }

  /// Returns the text of a field.
  fileprivate func text(of event: String) throws -> String? {
    dom.root.first { $0.attributes["data-e"] == event }?.attributes["value"]
  }
}
#endif
