// SPDX-License-Identifier: MIT

#if TLS && PostgreSQL
import EnsembleClocks
import EnsembleConcurrency
import EnsembleJournal
import EnsemblePostgreSQL
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

private let database = ProcessInfo.processInfo.environment["ENSEMBLE_POSTGRESQL"]

@MainActor
@Suite("Logins in a database", .enabled(if: database != nil), .timeLimit(.minutes(10)))
struct LoginDatabaseTests {
  private let clock = TestClock()
  private let name = UUID().uuidString

  @Test("the servers of a cluster share logins, and their ends")
  func cluster() async throws {
    let (first, second) = (site(), site())
    let ada = first.browser()
    #expect(await ada.signIn("ada", "engine").status == .seeOther)
    let stolen = second.browser(cookies: ada.cookies)
    let page = try await stolen.open("notes")
    await page.connect()
    let grace = second.browser()
    #expect(await grace.signIn("grace", "compiler").status == .seeOther)
    #expect(await first.browser(cookies: grace.cookies).get("/notes").status == .ok)

    _ = await ada.request("POST", "/-/sign-out")
    // Without a request: the database notifies the other server.
    #expect(await page.next() == "event: end\ndata: 0 signedOut\n\n")
    #expect(await stolen.get("/notes").status == .seeOther)

    try await second.login.signOut("grace")
    #expect(await first.browser(cookies: grace.cookies).get("/notes").status == .seeOther)
    await first.server.stop()
    await second.server.stop()
  }

  @Test("a sign-out ends a login at the next request of any server")
  func nextRequest() async throws {
    let (first, second) = (site(), site())
    for _ in 0..<20 {
      let browser = first.browser()
      await browser.signIn("ada", "engine")
      let other = second.browser(cookies: browser.cookies)
      #expect(await other.get("/notes").status == .ok)
      _ = await browser.request("POST", "/-/sign-out")
      #expect(await other.get("/notes").status == .seeOther)
    }
    await first.server.stop()
    await second.server.stop()
  }

  @Test("logins survive the end of all servers")
  func restart() async throws {
    let first = site()
    let (ada, grace) = (first.browser(), first.browser())
    await ada.signIn("ada", "engine")
    await grace.signIn("grace", "compiler")
    let signedOut = ada.cookies
    _ = await ada.request("POST", "/-/sign-out")
    let next = site()
    #expect(await next.browser(cookies: grace.cookies).get("/notes").status == .ok)
    #expect(await next.browser(cookies: signedOut).get("/notes").status == .seeOther)
    await first.server.stop()
    await next.server.stop()
  }

  @Test("concurrent sign-ins at several servers all succeed")
  func concurrent() async throws {
    let sites = [site(), site()]
    let browsers = sites.flatMap { site in (0..<6).map { _ in site.browser() } }
    let tasks = browsers.map { browser in Task { await browser.signIn("ada", "engine").status } }
    for task in tasks { #expect(await task.value == .seeOther) }
    for browser in browsers {
      for site in sites {
        #expect(await site.browser(cookies: browser.cookies).get("/notes").status == .ok)
      }
    }
    for site in sites { await site.server.stop() }
  }

  @Test("without a database, nobody is recognized, and nobody gets a form")
  func away() async throws {
    let site = LoginSite(journal: PostgreSQLJournal("host=/nowhere connect_timeout=1"))
    let browser = site.browser(cookies: ["ensemble-login-8080": Secret().text])
    let answer = await browser.get("/notes")
    #expect(answer.status == .serviceUnavailable)
    #expect(answer.headers[.retryAfter] == "5")
    #expect(await site.browser().get("/-/sign-in").status == .ok)
  }

  /// Returns a server with a journal of its own.
  private func site() -> LoginSite {
    LoginSite(journal: PostgreSQLJournal(database ?? ""), name: name, clock: clock)
  }
}
#endif
