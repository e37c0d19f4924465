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

@MainActor
@Suite("Logins in a journal", .timeLimit(.minutes(10)))
struct LoginJournalTests: LoginJournalSuite {
  let clock = TestClock()
  let journal = MemoryJournal()
  let log = LockIsolated<[String]>([])
  let current = LockIsolated<LoginSite?>(nil)

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
}
#endif
