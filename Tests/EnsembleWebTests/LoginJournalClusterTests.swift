// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleClocks
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import EnsembleWebPasswords
import Foundation
import HTTPTypes
import Logging
import TestTools
import Testing

@MainActor
@Suite("Logins of several servers", .timeLimit(.minutes(10)))
struct LoginJournalClusterTests: LoginJournalSuite {
  let clock = TestClock()
  let journal = MemoryJournal()
  let log = LockIsolated<[String]>([])
  let current = LockIsolated<LoginSite?>(nil)

  @Test("any server accepts a login, and signing out ends it everywhere, with its pages")
  func severalServers() async throws {
    let (first, second) = (site(), site())
    let browser = try await signedIn(first)
    let elsewhere = again(browser.cookies, second)
    let page = try await elsewhere.open("notes")
    await page.connect()
    let other = try await signedIn(second)
    let stolen = browser.cookies
    _ = await browser.request("POST", "/-/sign-out")
    #expect(await again(stolen, second).get("/notes").status == .seeOther)
    #expect(second.server.registry.pageCount == 0)
    #expect(await page.next() == signedOut)
    #expect(await again(other.cookies, first).get("/notes").status == .ok)
  }

  @Test("a page of another server ends without a request")
  func endedElsewhere() async throws {
    let (first, second) = (site(), site())
    let browser = try await signedIn(first)
    let page = try await again(browser.cookies, second).open("shared")
    await page.connect()
    try await first.login.signOut("ada")
    #expect(await page.next() == signedOut)
  }

  @Test("after a failure of the journal, a page of another server ends without a request, too")
  func endedElsewhereAfterFailure() async throws {
    let shared = SwitchedSharedJournal(base: journal)
    let (first, second) = (site(), site(shared))
    let browser = try await signedIn(first)
    let page = try await again(browser.cookies, second).open("notes")
    await page.connect()
    shared.isBroken.setValue(true)
    // The second server reads this change, and fails.
    _ = try await signedIn(first, "grace", "compiler")
    try #require(await eventually { shared.isLeft.value })
    await clock.advance(by: .seconds(10))
    shared.isBroken.setValue(false)
    try await first.login.signOut("ada")
    for _ in 0..<1_000 where second.server.registry.pageCount > 0 {
      await clock.advance(by: .seconds(2))
    }
    try #require(second.server.registry.pageCount == 0)
    #expect(await page.next() == signedOut)
  }

  @Test("a server that is ahead of its journal reads it anew")
  func ahead() async throws {
    let shared = SwitchedSharedJournal(base: journal)
    let second = site(shared)
    let (ada, grace) = (
      try await signedIn(second), try await signedIn(second, "grace", "compiler")
    )
    // The end of the journal, with Grace's login, is lost.
    journal.closeAll()
    let copy = MemoryJournal()
    let (store, _) = try await copy.join("logins-logins") {}
    _ = try await store.begin(with: JournalSnapshot(number: 0, version: 1, state: Data("[]".utf8)))
    let entries = journal.contents(of: "logins-logins").entries
    try await store.append([try #require(entries.first)])
    shared.other.setValue(copy)
    #expect(await again(ada.cookies, second).get("/notes").status == .serviceUnavailable)
    #expect(await again(ada.cookies, second).get("/notes").status == .ok)
    #expect(await again(grace.cookies, second).get("/notes").status == .seeOther)
  }

  @Test("a sign-in at one server is checked again if another one signs its person out meanwhile")
  func signInMeanwhile() async throws {
    let password = LockIsolated("old")
    let other = LockIsolated<WebLogin?>(nil)
    let first = site()
    let ours = first.login
    other.setValue(ours)
    let second = site(
      PasswordForm { name, entered in
        let owner = entered == password.value ? SessionOwner(id: name) : nil
        password.setValue("new")
        try await other.value?.signOut(name)
        return owner
      }
    )
    let browser = second.browser()
    #expect(await browser.signIn("ada", "old").status == .forbidden)
    #expect(await browser.get("/notes").status == .seeOther)
  }

  @Test("concurrent sign-ins at several servers all succeed")
  func concurrent() async throws {
    let sites = [site(), site(), site()]
    let browsers = sites.flatMap { site in (0..<8).map { _ in site.browser() } }
    let tasks = browsers.map { browser in Task { await browser.signIn("ada", "engine").status } }
    for task in tasks { #expect(await task.value == .seeOther) }
    for browser in browsers {
      for site in sites {
        #expect(await again(browser.cookies, site).get("/notes").status == .ok)
      }
    }
  }

  @Test("the limit of a person's logins counts those at all servers")
  func manyLogins() async throws {
    let sites = [site(), site()]
    let first = try await signedIn(sites[0])
    for number in 1..<32 { _ = try await signedIn(sites[number % 2]) }
    #expect(await again(first.cookies, sites[1]).get("/notes").status == .ok)
    _ = try await signedIn(sites[1])
    #expect(await first.get("/notes").status == .seeOther)
  }

  @Test("a server that was behind when others have saved a snapshot reads it")
  func behind() async throws {
    let (first, second) = (site(), site())
    let ada = try await signedIn(first)
    let grace = again(try await signedIn(first, "grace", "compiler").cookies, second)
    let known = again(ada.cookies, second)
    #expect(await known.get("/notes").status == .ok)
    let (store, contents) = try await journal.join("logins-logins") {}
    let last = try #require(contents.entries.last).number
    // Signs Ada out, and forgets how.
    let state = try JSONSerialization.jsonObject(with: Data("[]".utf8))
    let data = try JSONSerialization.data(withJSONObject: state)
    try await store.append([entry(last + 1, #"{"signedOut":{"_0":"ada"}}"#)])
    try await store.save(JournalSnapshot(number: last + 1, version: 1, state: data))
    #expect(await known.get("/notes").status == .seeOther)
    _ = grace
  }
}
#endif
