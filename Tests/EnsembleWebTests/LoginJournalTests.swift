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
import Testing

private let signedOut = "event: end\ndata: 0 signedOut\n\n"

@MainActor
@Suite("Logins in a journal", .timeLimit(.minutes(10)))
struct LoginJournalTests {
  private let clock = TestClock()
  private let journal = MemoryJournal()
  private let log = LockIsolated<[String]>([])

  // MARK: Restarts

  @Test("after a restart, a page reconnects in place, without the form")
  func restart() async throws {
    let browser = try await signedIn(site())
    let opened = try await browser.open("recorded")
    await opened.send("press", try opened.element("press", "Ask"))
    let html = await browser.get("/recorded").text
    let version = try #require(html.firstMatch(of: #/data-version="([^"]*)"/#)?.1)
    await current.value?.server.stop()

    let next = site().browser(cookies: browser.cookies)
    let query = ["app": "recorded", "session": opened.session, "version": String(version)]
    let response = await next.request("POST", "/-/open", query: query)
    #expect(response.status == .ok)
    let page = try TestPage(next, "recorded", opened: response.text)
    #expect(page.session == opened.session)
    #expect(page.text.contains("View of Ada"))
    #expect(page.text.contains("Feature of ada, [\"writer\"]"))
    #expect(await page.connect().status == .ok)
    #expect(await page.send("press", try page.element("press", "Ask")).status == .noContent)
  }

  @Test("files keep logins, without the secrets of the cookies")
  func files() async throws {
    let folder = TestFolder()
    let browser = try await signedIn(site(FileJournal(folder: folder.url)))
    let secret = try #require(browser.cookies["ensemble-login-8080"])
    await current.value?.server.stop()
    let contents = try folder.contents()
    #expect(contents.contains(Data(SHA256.digits(of: secret).utf8)))
    #expect(!contents.contains(Data(secret.utf8)))
    let next = site(FileJournal(folder: folder.url)).browser(cookies: browser.cookies)
    #expect(await next.get("/notes").status == .ok)
    // The hash is not a secret.
    let reader = ["ensemble-login-8080": String(SHA256.digits(of: secret).prefix(32))]
    #expect(await again(reader, site(journal)).get("/notes").status == .seeOther)
  }

  @Test("a process that is killed has lost no login, and none that has ended comes back")
  func killed() async throws {
    let first = site()
    let (ada, grace) = (try await signedIn(first), try await signedIn(first, "grace", "compiler"))
    let stolen = ada.cookies
    _ = await ada.request("POST", "/-/sign-out")
    journal.closeAll()
    let next = site()
    #expect(await again(stolen, next).get("/notes").status == .seeOther)
    #expect(await again(grace.cookies, next).get("/notes").status == .ok)
  }

  @Test("a person who was signed out everywhere stays so after a restart")
  func revoked() async throws {
    let first = site()
    let browsers = [try await signedIn(first), try await signedIn(first)]
    let grace = try await signedIn(first, "grace", "compiler")
    try await first.login.signOut("ada")
    journal.closeAll()
    let next = site()
    for browser in browsers {
      #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
    }
    #expect(await again(grace.cookies, next).get("/notes").status == .ok)
  }

  @Test("a login ends at its time, whatever restarts, and whoever sets the clock back")
  func expiry() async throws {
    var limits = WebLogin.Limits()
    limits.lifetime = .seconds(60)
    let browser = try await signedIn(site(limits: limits))
    await clock.advance(by: .seconds(30))
    journal.closeAll()
    let next = site(limits: limits)
    #expect(await again(browser.cookies, next).get("/notes").status == .ok)
    await clock.advance(by: .seconds(30))
    #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
    journal.closeAll()
    #expect(await again(browser.cookies, site(limits: limits)).get("/notes").status == .seeOther)
    journal.closeAll()
    let late = site(limits: limits, clock: TestClock())
    let page = again(browser.cookies, late)
    #expect(await page.get("/notes").status == .ok)
    await late.advance(by: .seconds(60))
    #expect(await page.get("/notes").status == .seeOther)
  }

  @Test("many logins leave a snapshot, from which they continue")
  func snapshots() async throws {
    let first = site()
    let grace = try await signedIn(first, "grace", "compiler")
    var browsers: [TestBrowser] = []
    for _ in 0..<300 { browsers.append(try await signedIn(first)) }
    let contents = journal.contents(of: "logins-logins")
    #expect(contents.snapshot?.number == 256)
    #expect(contents.entries.count == 45)
    journal.closeAll()
    let next = site()
    #expect(await again(grace.cookies, next).get("/notes").status == .ok)
    // A person has 32 logins.
    for (number, browser) in browsers.enumerated() where number == 267 || number == 268 {
      let status = await again(browser.cookies, next).get("/notes").status
      #expect(status == (number == 268 ? .ok : .seeOther))
    }
  }

  @Test("servers whose logins have different names do not share them")
  func names() async throws {
    let browser = try await signedIn(site())
    #expect(await again(browser.cookies, site(name: "other")).get("/notes").status == .seeOther)
    #expect(await again(browser.cookies, site()).get("/notes").status == .ok)
  }

  @Test("two logins share a journal for one process under different names")
  func namesInOneProcess() async throws {
    let journal = SwitchedJournal(journal)
    let first = site(journal, name: "notes")
    let ada = try await signedIn(first)
    let second = site(journal, name: "notes")
    for _ in 0..<2 {
      #expect(await second.browser().signIn("ada", "engine").status == .serviceUnavailable)
    }
    // Once, with what to do.
    #expect(log.value.filter { $0.hasPrefix("error Logins in use by another") }.count == 1)
    let third = site(journal, name: "staff")
    let grace = try await signedIn(third, "grace", "compiler")
    #expect(await grace.get("/notes").status == .ok)
    #expect(await ada.get("/notes").status == .ok)
    #expect(await again(ada.cookies, third).get("/notes").status == .seeOther)
  }

  @Test("no removal of old sessions finds the logins")
  func storeName() async throws {
    _ = try await signedIn(site(name: "notes"))
    journal.closeAll()
    #expect(try await journal.stores(beginningWith: "web-", unusedSince: nil) == [])
    #expect(
      try await journal.stores(beginningWith: "logins-", unusedSince: nil) == ["logins-notes"]
    )
  }

  @Test(
    "a name that the journal may not have is reported, and the logins are in memory",
    arguments: ["", "notes.staff", "notes staff", "n\u{F6}tes", String(repeating: "x", count: 101)]
  )
  func invalidName(_ name: String) async throws {
    var reported: LoginSite?
    withKnownIssue {
      reported = site(name: name)
    } matching: {
      "\($0)".contains("The logins cannot be named")
    }
    let first = try #require(reported)
    let browser = try await signedIn(first)
    #expect(await browser.get("/notes").status == .ok)
    #expect(try await journal.stores(beginningWith: "logins", unusedSince: nil) == [])
  }

  // MARK: Accounts

  @Test("after a restart, an account with the same password is signed in as it is now")
  func accounts() async throws {
    let account = try await account(password: "engine")
    let accounts = LockIsolated(["ada": account])
    let browser = try await signedIn(site(form(accounts)))
    journal.closeAll()
    accounts.withValue {
      $0["ada"]?.owner = SessionOwner(id: "1", name: "Lady Ada", roles: ["operator"])
    }
    let known = again(browser.cookies, site(form(accounts)))
    #expect(try await known.open("operators").text.contains("View of Lady Ada"))
    // The hash of the password stays where it is.
    let text = try #require(accounts.value["ada"]).password.text
    let entries = journal.contents(of: "logins-logins").entries
    #expect(!entries.contains { $0.action.contains(Data(text.utf8)) })
    #expect(entries.contains { $0.action.contains(Data(SHA256.digits(of: text).utf8)) })
  }

  @Test(
    "a login ends if its account was closed, has another password, or is another person's",
    arguments: ["closed", "password", "person", "role"]
  )
  func changedAccount(_ change: String) async throws {
    let first = try await account(password: "engine")
    let accounts = LockIsolated(["ada": first])
    let browser = try await signedIn(site(form(accounts)))
    journal.closeAll()
    // Also the same password, if it was set anew.
    let second = try await account(password: "engine")
    accounts.withValue { accounts in
      switch change {
      case "closed": accounts["ada"] = nil
      case "password": accounts["ada"] = second
      case "person": accounts["ada"]?.owner = SessionOwner(id: "2", name: "Ada")
      default: accounts["ada"]?.owner = SessionOwner(id: "1", name: "Ada")
      }
    }
    let known = again(browser.cookies, site(form(accounts)))
    if change == "role" {
      #expect(await known.get("/notes").status == .ok)
      #expect(await known.get("/operators").status == .forbidden)
    } else {
      #expect(await known.get("/notes").status == .seeOther)
      // The end is recorded.
      journal.closeAll()
      accounts.setValue(["ada": first])
      #expect(await again(browser.cookies, site(form(accounts))).get("/notes").status == .seeOther)
    }
  }

  @Test("a function of a program's own decides instead of the account")
  func ownDecision() async throws {
    let account = try await account(password: "engine")
    let accounts = LockIsolated(["ada": account])
    let browser = try await signedIn(site(form(accounts)))
    journal.closeAll()
    accounts.setValue([:])
    let form = PasswordForm(
      cost: .testing,
      current: { owner, _ in owner },
      accounts: { name in accounts.value[name] }
    )
    #expect(await again(browser.cookies, site(form)).get("/notes").status == .ok)
  }

  @Test("a form that does not check people again is named in the log")
  func uncheckedForm() async throws {
    let account = try await account(password: "engine")
    let accounts = LockIsolated(["ada": account])
    _ = site(form(accounts))
    _ = site(form { owner, _ in owner })
    #expect(log.value == [])
    _ = site()
    #expect(log.value.map { $0.hasPrefix("warning Logins outlast a restart") } == [true])
  }

  // MARK: Confirmation

  @Test("the authenticator says once who a person is after a restart")
  func confirmation() async throws {
    let first = site()
    let browser = try await signedIn(first)
    journal.closeAll()
    let asked = LockIsolated<[String]>([])
    let next = site(
      form { owner, date in
        asked.withValue { $0.append("\(owner.id) \(owner.roles) \(date.timeIntervalSince1970)") }
        return SessionOwner(id: "ada", name: "Ada", roles: ["operator"])
      }
    )
    let known = again(browser.cookies, next)
    #expect(try await known.open("operators").text.contains("View of Ada"))
    #expect(await known.get("/notes").status == .ok)
    #expect(asked.value == ["ada [\"writer\"] 1700000000.0"])
  }

  @Test(
    "a changed password and a closed account end the logins from before",
    arguments: [nil, "eve"]
  )
  func confirmationRefused(other: String?) async throws {
    let browser = try await signedIn(site())
    journal.closeAll()
    let next = site(form { _, _ in other.map { SessionOwner(id: $0) } })
    #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
    // The end is recorded.
    journal.closeAll()
    #expect(await again(browser.cookies, site()).get("/notes").status == .seeOther)
  }

  @Test("a person who is signed out during the confirmation is not confirmed")
  func signedOutMeanwhile() async throws {
    let browser = try await signedIn(site())
    journal.closeAll()
    let login = LockIsolated<WebLogin?>(nil)
    let next = site(
      form { owner, _ in
        try await login.value?.signOut("ada")
        return owner
      }
    )
    let ours = next.login
    login.setValue(ours)
    #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
  }

  @Test("a confirmation that fails is no refusal, and no login either")
  func confirmationFails() async throws {
    let browser = try await signedIn(site())
    journal.closeAll()
    let fails = LockIsolated(true)
    let next = site(
      form { owner, _ in
        if fails.value { throw Away() }
        return owner
      }
    )
    let known = again(browser.cookies, next)
    #expect(await known.get("/notes").status == .serviceUnavailable)
    fails.setValue(false)
    #expect(await known.get("/notes").status == .ok)
  }

  @Test("a password that another program changes during its check is newer than the login")
  func changedMeanwhile() async throws {
    let changed = LockIsolated<Date?>(nil)
    let form = PasswordForm(
      current: { owner, date in changed.value.map { $0 <= date } ?? true ? owner : nil },
      check: { [clock] name, _ in
        await clock.advance(by: .seconds(1))
        changed.setValue(
          Date(timeIntervalSince1970: 1_700_000_000 + clock.now.offset / .seconds(1))
        )
        await clock.advance(by: .seconds(1))
        return SessionOwner(id: name)
      }
    )
    let browser = try await signedIn(site(form))
    journal.closeAll()
    #expect(await again(browser.cookies, site(form)).get("/notes").status == .seeOther)
  }

  // MARK: Damage

  @Test("the logins end after damage even if the journal first fails to record that")
  func damageBeforeFailure() async throws {
    let browser = try await signedIn(site())
    journal.closeAll()
    let switched = SwitchedJournal(journal)
    // Each is reported once, and then repaired.
    switched.problems.setValue(["The end of the log is damaged."])
    switched.isFull.setValue(true)
    let next = site(switched)
    let known = again(browser.cookies, next)
    #expect(await known.get("/notes").status == .serviceUnavailable)
    #expect(switched.problems.value == [])
    switched.isFull.setValue(false)
    #expect(await known.get("/notes").status == .seeOther)
    let renewed = try await signedIn(next)
    await next.server.stop()
    #expect(await again(browser.cookies, site(switched)).get("/notes").status == .seeOther)
    #expect(await again(renewed.cookies, site(switched)).get("/notes").status == .ok)
  }

  @Test("a later version of the program keeps its logins", arguments: ["entry", "snapshot"])
  func laterVersion(_ part: String) async throws {
    let browser = try await signedIn(site())
    journal.closeAll()
    let (store, contents) = try await journal.open("logins-logins")
    if part == "entry" {
      let number = UInt64(contents.entries.count) + 1
      try await store.append([entry(number, #"{"ended":{"_0":"x"}}"#, version: 2)])
    } else {
      try await store.save(JournalSnapshot(number: 1, version: 2, state: Data("[]".utf8)))
    }
    await store.close()
    let next = site(SwitchedJournal(journal, hasOtherProcesses: true))
    #expect(await again(browser.cookies, next).get("/notes").status == .serviceUnavailable)
    #expect(!log.value.contains { $0.hasPrefix("error Logins damaged") })
  }

  @Test("after damage, people sign in again, and the log says so")
  func damage() async throws {
    for part in ["log", "snapshot"] {
      let folder = TestFolder()
      let first = site(FileJournal(folder: folder.url))
      let browser = try await signedIn(first)
      let ended = try await signedIn(first)
      let stolen = ended.cookies
      // The end of the file is the end of a login, which must not come back.
      _ = await ended.request("POST", "/-/sign-out")
      await first.server.stop()
      log.setValue([])
      try folder.damage(part)
      let next = site(FileJournal(folder: folder.url))
      #expect(await again(stolen, next).get("/notes").status == .seeOther)
      #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
      #expect(log.value.contains { $0.hasPrefix("error Logins damaged: people sign in again") })
      // Later logins are accepted, also after another restart.
      let renewed = try await signedIn(next)
      #expect(await renewed.get("/notes").status == .ok)
      await next.server.stop()
      let last = site(FileJournal(folder: folder.url))
      #expect(await again(renewed.cookies, last).get("/notes").status == .ok)
      #expect(await again(stolen, last).get("/notes").status == .seeOther)
    }
  }

  @Test("a folder that is gone means to sign in again")
  func missing() async throws {
    let folder = TestFolder()
    let browser = try await signedIn(site(FileJournal(folder: folder.url)))
    await current.value?.server.stop()
    try FileManager.default.removeItem(at: folder.url)
    let next = site(FileJournal(folder: folder.url))
    #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
    #expect(log.value.contains { $0.hasPrefix("info The journal has no logins") })
    _ = try await signedIn(next)
  }

  @Test(
    "an entry that cannot be read ends all logins before it, and none after it",
    arguments: [
      "", "null", "{}", #"{"started":{}}"#, #"{"unknown":{}}"#,
      #"{"started":{"_0":{"id":"x","start":0,"end":1e999,"ownerID":"ada","name":"","roles":[]},"ending":[]}}"#,
    ]
  )
  func unreadable(_ text: String) async throws {
    let browser = try await signedIn(site())
    journal.closeAll()
    let number = UInt64(journal.contents(of: "logins-logins").entries.count) + 1
    let (store, _) = try await journal.open("logins-logins")
    try await store.append([entry(number, text)])
    await store.close()
    let next = site()
    #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
    #expect(log.value.contains { $0.hasPrefix("error Logins damaged") })
    let renewed = try await signedIn(next)
    journal.closeAll()
    #expect(await again(renewed.cookies, site()).get("/notes").status == .ok)
  }

  @Test("a snapshot that cannot be read ends all logins in it")
  func unreadableSnapshot() async throws {
    let browser = try await signedIn(site())
    journal.closeAll()
    let (store, _) = try await journal.open("logins-logins")
    try await store.save(JournalSnapshot(number: 1, version: 1, state: Data("[{}]".utf8)))
    await store.close()
    let next = site()
    #expect(await again(browser.cookies, next).get("/notes").status == .seeOther)
    #expect(log.value.contains { $0.hasPrefix("error Logins damaged") })
    let renewed = try await signedIn(next)
    journal.closeAll()
    #expect(await again(renewed.cookies, site()).get("/notes").status == .ok)
  }

  @Test("a login with a date beyond all bounds lasts no longer than any other")
  func endlessLogin() async throws {
    let secret = Secret()
    let first = site()
    _ = try await signedIn(first)
    journal.closeAll()
    let (store, _) = try await journal.open("logins-logins")
    let id = SHA256.digits(of: secret.text)
    let record =
      #"{"id":"\#(id)","start":0,"end":1e300,"ownerID":"ada","name":"Ada","roles":[]}"#
    try await store.append([entry(2, #"{"started":{"_0":\#(record),"ending":[]}}"#)])
    await store.close()
    let next = site()
    let browser = again(["ensemble-login-8080": secret.text], next)
    #expect(await browser.get("/notes").status == .ok)
    await next.advance(by: .seconds(12 * 3600))
    #expect(await browser.get("/notes").status == .seeOther)
  }

  // MARK: Failures

  @Test("nobody is signed in or out by a journal that fails, and the next request tries again")
  func failures() async throws {
    let switched = SwitchedJournal(journal)
    let first = site(switched)
    let browser = try await signedIn(first)
    let stolen = browser.cookies
    let page = try await browser.open("notes")
    await page.connect()

    switched.isBroken.setValue(true)
    let refused = await first.browser().signIn("grace", "compiler")
    #expect(refused.status == .serviceUnavailable)
    #expect(refused.headers[.setCookie] == nil)
    let answer = await browser.request("POST", "/-/sign-out")
    #expect(answer.status == .serviceUnavailable)
    #expect(answer.headers[.retryAfter] == "5")
    let error = await #expect(throws: Away.self) { try await first.login.signOut("grace") }
    #expect(error != nil)
    #expect(await again(stolen, first).get("/notes").status == .serviceUnavailable)

    switched.isBroken.setValue(false)
    #expect(await again(stolen, first).get("/notes").status == .seeOther)
    #expect(await browser.request("POST", "/-/sign-out").status == .seeOther)
    await first.server.stop()
    #expect(await again(stolen, site(switched)).get("/notes").status == .seeOther)
  }

  @Test("attempts to sign in do not count while the journal fails", arguments: [false, true])
  func attemptsDuringFailure(canOpen: Bool) async throws {
    let switched = SwitchedJournal(journal)
    let first = site(switched)
    (canOpen ? switched.isFull : switched.isBroken).setValue(true)
    for _ in 0..<40 {
      let browser = first.browser(peer: "192.0.2.1")
      #expect(await browser.signIn("ada", "engine").status == .serviceUnavailable)
    }
    (canOpen ? switched.isFull : switched.isBroken).setValue(false)
    let browser = first.browser(peer: "192.0.2.1")
    #expect(await browser.signIn("ada", "engine").status == .seeOther)
  }

  @Test("a server that stops names the sign-outs that the journal does not have")
  func lostSignOuts() async throws {
    let switched = SwitchedJournal(journal)
    let first = site(switched)
    let browser = try await signedIn(first)
    switched.isBroken.setValue(true)
    _ = await browser.request("POST", "/-/sign-out")
    await first.server.stop()
    #expect(log.value.contains { $0.hasPrefix("error Sign-outs not recorded") })
  }

  @Test("the page ends at once, even if the journal does not have its sign-out")
  func brokenSignOut() async throws {
    let switched = SwitchedJournal(journal)
    let first = site(switched)
    let browser = try await signedIn(first)
    let page = try await browser.open("notes")
    await page.connect()
    switched.isBroken.setValue(true)
    _ = await browser.request("POST", "/-/sign-out")
    #expect(first.server.registry.pageCount == 0)
    #expect(await page.next() == signedOut)
  }

  @Test("a server waits for the end of the process that has the files")
  func inUse() async throws {
    let folder = TestFolder()
    let first = site(FileJournal(folder: folder.url))
    let browser = try await signedIn(first)
    let next = site(FileJournal(folder: folder.url))
    let known = again(browser.cookies, next)
    let refused = await known.openFromScript("notes")
    #expect(refused.status == .serviceUnavailable)
    #expect(refused.headers[.retryAfter] != nil)
    // Nobody else is affected.
    #expect(await next.browser().get("/notes").status == .seeOther)
    await first.server.stop()
    #expect(await known.openFromScript("notes").status == .ok)
  }

  @Test("a process that has lost the logins to another one believes no cookie")
  func lost() async throws {
    let switched = SwitchedJournal(journal, hasOtherProcesses: true)
    let first = site(switched)
    let browser = try await signedIn(first)
    #expect(await browser.get("/notes").status == .ok)
    // Another process takes the logins over, and signs the person out.
    journal.closeAll()
    let second = site(SwitchedJournal(journal))
    try await second.login.signOut("ada")
    switched.isLost.setValue(true)
    #expect(await browser.get("/notes").status == .serviceUnavailable)
    #expect(await browser.get("/notes").status == .serviceUnavailable)
    await second.server.stop()
    switched.isLost.setValue(false)
    #expect(await browser.get("/notes").status == .seeOther)
  }

  // MARK: Several servers

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
    while !shared.isLeft.value { await Task.yield() }
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

  // MARK: Helpers

  private let current = LockIsolated<LoginSite?>(nil)

  private func site(
    _ journal: (any Journal)? = nil,
    limits: WebLogin.Limits = WebLogin.Limits(),
    name: String = "logins",
    clock: TestClock<Duration>? = nil
  ) -> LoginSite {
    site(PasswordForm.ofTests, journal, limits: limits, name: name, clock: clock)
  }

  /// Returns a new process, with the same journal unless another one is given.
  private func site(
    _ authenticator: some WebAuthenticator,
    _ journal: (any Journal)? = nil,
    limits: WebLogin.Limits = WebLogin.Limits(),
    name: String = "logins",
    clock: TestClock<Duration>? = nil
  ) -> LoginSite {
    let site = LoginSite(
      authenticator,
      limits: limits,
      journal: journal ?? self.journal,
      name: name,
      clock: clock ?? self.clock,
      configure: { [log] configuration in
        configuration.logger = Logger(label: "test") { _ in
          LogKeeper(lines: log, keepsDetails: true)
        }
      }
    )
    current.setValue(site)
    return site
  }

  private func signedIn(
    _ site: LoginSite,
    _ name: String = "ada",
    _ password: String = "engine"
  ) async throws -> TestBrowser {
    let browser = site.browser()
    try #require(await browser.signIn(name, password).status == .seeOther)
    return browser
  }

  /// Returns a browser with the cookies of an earlier process.
  private func again(_ cookies: [String: String], _ site: LoginSite) -> TestBrowser {
    site.browser(cookies: cookies)
  }

  private func form(
    current: @escaping @Sendable (SessionOwner, Date) async throws -> SessionOwner?
  ) -> PasswordForm {
    PasswordForm(current: current) { _, _ in nil }
  }

  private func form(_ accounts: LockIsolated<[String: PasswordAccount]>) -> PasswordForm {
    PasswordForm(cost: .testing) { accounts.value[$0] }
  }

  private func account(password: String) async throws -> PasswordAccount {
    PasswordAccount(
      owner: SessionOwner(id: "1", name: "Ada", roles: ["operator"]),
      password: try await PasswordHash(of: password, cost: .testing)
    )
  }

  private func entry(_ number: UInt64, _ text: String, version: Int = 1) -> JournalEntry {
    JournalEntry(
      number: number,
      version: version,
      stamp: JournalStamp(time: Date(), seed: (0, 0), nextStackElement: 0),
      origin: .store,
      isLast: true,
      action: Data(text.utf8)
    )
  }
}

private struct Away: Error {}

/// A journal for one process that a test can break.
private struct SwitchedJournal: Journal {
  let base: MemoryJournal
  let hasOtherProcesses: Bool
  let isBroken = LockIsolated(false)
  /// Whether stores can be opened, but not written.
  let isFull = LockIsolated(false)
  let isLost = LockIsolated(false)
  /// What the next opening reports.
  let problems = LockIsolated<[String]>([])

  init(_ base: MemoryJournal, hasOtherProcesses: Bool = false) {
    self.base = base
    self.hasOtherProcesses = hasOtherProcesses
  }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    if isBroken.value { throw Away() }
    var (store, contents) = try await base.open(id)
    contents.problems += problems.withValue { problems in
      defer { problems = [] }
      return problems
    }
    store = SwitchedStore(base: store, isBroken: isBroken, isFull: isFull, isLost: isLost)
    return (store, contents)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await base.stores(beginningWith: prefix, unusedSince: date)
  }
}

private struct SwitchedStore: OpenJournal {
  let base: any OpenJournal
  let isBroken: LockIsolated<Bool>
  let isFull: LockIsolated<Bool>
  let isLost: LockIsolated<Bool>

  func check() async throws {
    if isLost.value { throw JournalError.leaseLost(store: "logins") }
  }

  func append(_ entries: [JournalEntry]) async throws {
    if isBroken.value || isFull.value { throw Away() }
    try await base.append(entries)
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    if isBroken.value { throw Away() }
    try await base.save(snapshot)
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try await base.setAside(beginningWith: snapshot)
  }

  func remove() async throws { try await base.remove() }

  func close() async { await base.close() }
}

/// A journal for several processes that a test can break, or replace by another one.
private struct SwitchedSharedJournal: SharedJournal {
  let base: MemoryJournal
  let other = LockIsolated<MemoryJournal?>(nil)
  let isBroken = LockIsolated(false)
  let isLeft = LockIsolated(false)

  private var current: MemoryJournal { other.value ?? base }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    try await current.open(id)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await current.stores(beginningWith: prefix, unusedSince: date)
  }

  func join(
    _ id: String,
    onAppend: @escaping @Sendable () -> Void
  ) async throws -> (store: any JoinedJournal, contents: JournalContents) {
    if isBroken.value { throw Away() }
    let (store, contents) = try await current.join(id, onAppend: onAppend)
    return (SwitchedSharedStore(base: store, isBroken: isBroken, isLeft: isLeft), contents)
  }
}

private struct SwitchedSharedStore: JoinedJournal {
  let base: any JoinedJournal
  let isBroken: LockIsolated<Bool>
  let isLeft: LockIsolated<Bool>

  func begin(with snapshot: JournalSnapshot) async throws -> JournalContents {
    if isBroken.value { throw Away() }
    return try await base.begin(with: snapshot)
  }

  func append(_ entries: [JournalEntry]) async throws {
    if isBroken.value { throw Away() }
    try await base.append(entries)
  }

  func entries(after number: UInt64) async throws -> [JournalEntry] {
    if isBroken.value { throw Away() }
    return try await base.entries(after: number)
  }

  func save(_ snapshot: JournalSnapshot) async throws { try await base.save(snapshot) }

  func leave() async {
    await base.leave()
    isLeft.setValue(true)
  }
}

/// A folder that is removed after a test.
private final class TestFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "logins-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  private func files() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .map { url.appending(path: $0) }.filter { !$0.hasDirectoryPath }
      .filter { (try? Data(contentsOf: $0)) != nil }
  }

  func contents() throws -> Data {
    try files().reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }

  /// Changes a byte near the end of the files of a kind.
  func damage(_ kind: String) throws {
    let files = try files().filter { $0.lastPathComponent.hasPrefix(kind + "-") }
    try #require(!files.isEmpty)
    for file in files {
      var data = try Data(contentsOf: file)
      data[data.count - 2] ^= 1
      try data.write(to: file)
    }
  }
}

extension Data {
  fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
#endif
