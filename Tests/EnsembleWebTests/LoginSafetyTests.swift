// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Logging
import TestTools
import Testing

private let signedOut = "event: end\ndata: 0 signedOut\n\n"

@MainActor
@Suite("Safety of logins", .timeLimit(.minutes(10)))
struct LoginSafetyTests {
  // MARK: Signing out during a sign-in

  @Test("a sign-in that is under way when its person is signed out everywhere is checked again")
  func signedOutMeanwhile() async throws {
    let password = LockIsolated("old")
    let login = LockIsolated<WebLogin?>(nil)
    let site = LoginSite(
      PasswordForm { name, entered in
        let owner = entered == password.value ? SessionOwner(id: name) : nil
        password.setValue("new")
        try await login.value?.signOut(name)
        return owner
      }
    )
    let ours = site.login
    login.setValue(ours)
    let browser = site.browser()
    #expect(await browser.signIn("ada", "old").status == .forbidden)
    #expect(await browser.get("/notes").status == .seeOther)
  }

  @Test("a person who is signed out again and again is not asked for endlessly, and not signed in")
  func signedOutAgain() async throws {
    let login = LockIsolated<WebLogin?>(nil)
    let checks = LockIsolated(0)
    let site = LoginSite(
      PasswordForm { name, _ in
        checks.withValue { $0 += 1 }
        try await login.value?.signOut(name)
        return SessionOwner(id: name)
      }
    )
    let ours = site.login
    login.setValue(ours)
    let browser = site.browser()
    #expect(await browser.signIn("ada", "engine").status == .forbidden)
    #expect(await browser.get("/notes").status == .seeOther)
    #expect(checks.value == 3)
  }

  @Test("a sign-in that is under way when others are signed out succeeds at once")
  func othersSignedOut() async throws {
    let login = LockIsolated<WebLogin?>(nil)
    let checks = LockIsolated(0)
    let site = LoginSite(
      PasswordForm { name, _ in
        checks.withValue { $0 += 1 }
        try await login.value?.signOut("grace")
        return SessionOwner(id: name)
      }
    )
    let ours = site.login
    login.setValue(ours)
    let browser = site.browser()
    #expect(await browser.signIn("ada", "engine").status == .seeOther)
    #expect(await browser.get("/notes").status == .ok)
    #expect(checks.value == 1)
  }

  // MARK: The pages that end

  @Test("a person who is signed out everywhere loses pages that people share, too")
  func sharedRevocation() async throws {
    let site = LoginSite()
    let (ada, grace) = (site.browser(), site.browser())
    await ada.signIn("ada", "engine")
    await grace.signIn("grace", "compiler")
    let page = try await ada.open("shared")
    let other = try await grace.open("shared")
    await page.connect()
    try await site.login.signOut("ada")
    try #require(site.server.registry.pageCount == 1)
    #expect(await page.next() == signedOut)
    #expect(await other.send([]).status == .noContent)
  }

  @Test("signing out where a header names the person ends the browser's pages that people share")
  func sharedSignOut() async throws {
    let site = headerSite(TrustedHeader("X-User", signOutAddress: "/oauth2/sign_out"))
    let ada = ["X-User": "ada"]
    let browser = site.browser(peer: "10.0.0.1", headers: ada)
    let page = try await browser.open("shared")
    let elsewhere = try await site.browser(peer: "10.0.0.1", headers: ada).open("shared")
    await page.connect()
    _ = await browser.request("POST", "/-/sign-out")
    try #require(site.server.registry.pageCount == 1)
    #expect(await page.next() == signedOut)
    #expect(await elsewhere.send([]).status == .noContent)
  }

  @Test("signing out where a header names the people of mounted applications ends all their pages")
  func mountedSignOut() async throws {
    var configuration = WebConfiguration()
    configuration.login = WebLogin(TrustedHeader("X-User"))
    configuration.trustedProxies = TrustedProxies(["10.0.0.1"])
    configuration.limits.patchInterval = .zero
    configuration.logger.logLevel = .critical
    let app = WebApp(path: "app", title: "Notes") {
      OwnedView(store: Store(initialState: Owned.State()) { Owned() })
    }
    let clock = TestClock()
    let notes = WebSite(configuration: configuration, apps: [app], clock: clock, isMounted: true)
    let login = WebSite(configuration: configuration, apps: [], clock: clock, isMounted: true)
    func browser(of site: WebSite, at base: [String]) -> TestBrowser {
      var context = WebRequestContext(base: base)
      context.peer = { IPAddress("10.0.0.1") }
      return TestBrowser(site, context: context)
    }
    func page(_ name: String) async throws -> TestPage {
      let own = browser(of: notes, at: ["notes"])
      let response = await own.get("/notes", headers: ["X-User": name])
      let page = try TestPage(own, "app", response.text, own: "/notes/-")
      await page.connect(headers: ["X-User": name])
      return page
    }
    let (ada, grace) = (try await page("ada"), try await page("grace"))
    // Browsers send the cookie of an application to its own path alone.
    let root = browser(of: login, at: [])
    let answer = await root.request("POST", "/-/sign-out", headers: ["X-User": "ada"])
    #expect(answer.status == .seeOther)
    try #require(notes.registry.pageCount == 1)
    #expect(await ada.next() == signedOut)
    #expect(await grace.send([], headers: ["X-User": "grace"]).status == .noContent)
  }

  // MARK: Roles

  @Test("a session that is being opened for earlier roles is not shared with the new ones")
  func openingRoles() async throws {
    let gate = Gate()
    let site = headerSite(TrustedHeader("X-User", roles: "X-Groups"), journal: MemoryJournal()) {
      guard $0.path == "recorded" else { return }
      $0 = WebApp(path: "recorded", title: "Recorded") { session in
        try await gatedView(session, gate)
      }
    }
    let browser = site.browser(peer: "10.0.0.1", headers: ["X-User": "ada"])
    // The browser gets its cookie.
    _ = try await browser.open("notes")
    let session = Secret().text
    let (writer, reader) = (["X-Groups": "writer"], ["X-Groups": "reader"])
    let first = Task {
      await browser.openFromScript("recorded", session: session, headers: writer)
    }
    try await wait(while: site.server.registry.pagesToCome < 1)
    let second = Task {
      await browser.openFromScript("recorded", session: session, headers: reader)
    }
    try await wait(while: site.server.registry.pagesToCome < 2)
    gate.open()
    #expect(await first.value.status == .ok)
    let refused = await second.value
    #expect(refused.status == .serviceUnavailable)
    #expect(refused.headers[.retryAfter] == "1")
    let again = await browser.openFromScript("recorded", session: session, headers: reader)
    #expect(again.status == .ok)
  }

  // MARK: Costs

  @Test("the address of a connection is read only for an authenticator that asks for it")
  func peer() async throws {
    let site = LoginSite()
    let reads = LockIsolated(0)
    var context = WebRequestContext()
    context.peer = {
      reads.withValue { $0 += 1 }
      return IPAddress("192.0.2.1")
    }
    let browser = TestBrowser(site.server.site, context: context)
    await browser.signIn("ada", "engine")
    let page = try await browser.open("notes")
    reads.setValue(0)
    #expect(await page.send([]).status == .noContent)
    #expect(reads.value == 0)
  }

  // MARK: Helpers

  /// Returns a server that believes a proxy at `10.0.0.1`.
  private func headerSite(
    _ authenticator: TrustedHeader,
    journal: (any Journal)? = nil,
    change: (inout WebApp) -> Void = { _ in }
  ) -> LoginSite {
    LoginSite(
      authenticator,
      journal: journal,
      configure: { $0.trustedProxies = TrustedProxies(["10.0.0.1"]) },
      change: change
    )
  }
}

/// Creates a view when a gate is open.
@MainActor
private func gatedView(_ session: SessionJournal, _ gate: Gate) async throws -> OwnedView {
  await gate.opened()
  return OwnedView(store: try await session.store(initialState: Owned.State()) { Owned() })
}
#endif
