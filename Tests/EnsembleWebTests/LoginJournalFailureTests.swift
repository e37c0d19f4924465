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
@Suite("Logins in a journal that is damaged or fails", .timeLimit(.minutes(10)))
struct LoginJournalFailureTests: LoginJournalSuite {
  let clock = TestClock()
  let journal = MemoryJournal()
  let log = LockIsolated<[String]>([])
  let current = LockIsolated<LoginSite?>(nil)

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
}
#endif
