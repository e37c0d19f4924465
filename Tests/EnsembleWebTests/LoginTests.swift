// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Login", .timeLimit(.minutes(20)))
struct LoginTests {
  private let site = LoginSite()

  // MARK: Signing in

  @Test("newcomers sign in first, and get the page that they have asked for")
  func newcomers() async throws {
    let browser = site.browser()
    let refused = await browser.get("/notes/deep?a=b")
    #expect(refused.status == .seeOther)
    let place = try #require(refused.headers[.location])
    #expect(place == "/-/sign-in?to=%2Fnotes%2Fdeep%3Fa%3Db")
    let form = await browser.get(place)
    #expect(form.status == .ok)
    #expect(form.text.contains("autocomplete=\"current-password\""))
    #expect(form.text.contains("action=\"\(place)\""))
    let answer = await browser.signIn("ada", "engine", at: place)
    #expect(answer.status == .seeOther)
    #expect(answer.headers[.location] == "/notes/deep?a=b")
    let page = try await browser.open("notes")
    #expect(page.text.contains("View of Ada"))
    // A person who is signed in does not get a form.
    #expect(await browser.get("/-/sign-in?to=/notes").headers[.location] == "/notes")
  }

  @Test("without a login, a browser gets the files of the form, and nothing else")
  func strangers() async throws {
    let page = try await site.page("ada", "engine")
    let stranger = site.browser()
    for file in ["style.css", "client.js", "worker.js", "icon.svg"] {
      #expect(await stranger.get("/-/\(file)").status == .ok)
    }
    #expect(await stranger.get("/-/stream?pages=\(page.id):0").status == .forbidden)
    #expect(await stranger.openFromScript("notes").status == .forbidden)
    #expect(await stranger.openFromScript("notes", session: page.session).status == .forbidden)
    for path in ["events", "upload"] {
      #expect(await stranger.request("POST", "/-/\(path)").status.kind == .clientError)
    }
    for path in ["download", "image/1"] {
      #expect(await stranger.get("/-/\(path)").status.kind == .clientError)
    }
    let image = await stranger.get("/notes", headers: ["sec-fetch-dest": "image"])
    #expect(image.status == .forbidden)
    #expect(await stranger.get("/").status == .seeOther)
    #expect(site.server.registry.sessionCount == 1)
  }

  @Test("wrong passwords and unknown names get the same answer")
  func passwords() async {
    var answers: Set<String> = []
    for (name, password) in [("ada", "compiler"), ("ada", ""), ("eve", "engine"), ("", "")] {
      let browser = site.browser()
      let answer = await browser.signIn(name, password)
      #expect(answer.status == .forbidden)
      answers.insert(answer.text)
      #expect(await browser.get("/notes").status == .seeOther)
    }
    #expect(answers.count == 1)
    #expect(answers.first?.contains("The name and the password do not match.") == true)
  }

  @Test("a login has a new secret, which scripts and requests of other sites do not have")
  func cookie() async throws {
    var secrets: Set<String> = []
    for _ in 0..<3 {
      let browser = site.browser(cookies: ["ensemble-login-8080": "planted"])
      let response = await browser.signIn("ada", "engine")
      let fields = response.headers[values: .setCookie]
      let cookie = try #require(fields.first { $0.hasPrefix("ensemble-login-8080=") })
      #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200"))
      secrets.insert(cookie)
    }
    #expect(secrets.count == 3)
    let forged = site.browser(cookies: ["ensemble-login-8080": Secret().text])
    #expect(await forged.get("/notes").status == .seeOther)
  }

  @Test("over HTTPS, no other host and no page without HTTPS can set the cookie")
  func secureCookie() async throws {
    let site = LoginSite { $0.isSecure = true }
    let browser = TestBrowser(host: "127.0.0.1:8080", scheme: "https") {
      try await TestBrowser.respond(site.server.site, $0, $1, $2, $3)
    }
    let response = await browser.signIn("ada", "engine")
    let cookie = try #require(
      response.headers[values: .setCookie].first { $0.hasPrefix("__Host-ensemble-login-8080=") }
    )
    #expect(cookie.hasSuffix("; Secure"))
    #expect(await browser.get("/notes").status == .ok)
  }

  @Test("signing in again ends the earlier login of the browser, and its pages")
  func again() async throws {
    let browser = site.browser()
    await browser.signIn("ada", "engine")
    let page = try await browser.open("notes")
    let before = browser.cookie
    await page.connect()
    await browser.signIn("ada", "engine")
    #expect(browser.cookie != before)
    #expect(await page.next() == "event: end\ndata: 0 signedOut\n\n")
    let old = await browser.get("/notes", headers: ["cookie": before ?? ""])
    #expect(old.status == .seeOther)
  }

  @Test("a form of another site, or what is none, does not sign in")
  func forms() async {
    let browser = site.browser()
    for origin in ["http://evil.example", "null", "http://127.0.0.1:80", ""] {
      let answer = await browser.signIn("ada", "engine", headers: ["origin": origin])
      #expect(answer.status == .forbidden)
      #expect(answer.headers[.setCookie] == nil)
    }
    let json = await browser.signIn("ada", "engine", headers: ["content-type": "application/json"])
    #expect(json.status == .unsupportedMediaType)
    let long = await browser.signIn("ada", String(repeating: "x", count: 9000))
    #expect(long.status == .contentTooLarge)
    let query = await browser.get("/-/sign-in?name=ada&password=engine")
    #expect(query.headers[.location] == nil)
    #expect(await browser.get("/notes").status == .seeOther)
  }

  @Test(
    "the way back leads to this server alone",
    arguments: [
      "//evil.example", "https://evil.example", "/\\evil.example", "evil", "/-/sign-out",
      "/-/sign-in", "/a%0d%0ab", "javascript:alert(1)", "/%2f%2fevil",
    ]
  )
  func destinations(_ destination: String) async throws {
    let browser = site.browser()
    let path = "/-/sign-in?to=\(destination.percentEncoded)"
    #expect((await browser.get(path)).text.contains("action=\"/-/sign-in?to=%2F"))
    let place = try #require(await browser.signIn("ada", "engine", at: path).headers[.location])
    #expect(place.hasPrefix("/") && !place.hasPrefix("//") && !place.hasPrefix("/-/"))
    #expect(!place.contains("\\") && !place.contains("\r"))
  }

  // MARK: Owners

  @Test("views and features read the owner as a dependency")
  func owner() async throws {
    let ada = try await site.page("ada", "engine")
    #expect(ada.text.contains("View of Ada"))
    await ada.connect()
    try await ada.send("press", ada.element("press", "Ask"))
    try await ada.receive()
    #expect(ada.text.contains("Feature of ada, [\"writer\"]"))
    let grace = try await site.page("grace", "compiler")
    #expect(grace.text.contains("View of Grace"))
  }

  @Test("a page and its session are refused to another person in the same browser")
  func otherPerson() async throws {
    let browser = site.browser()
    await browser.signIn("ada", "engine")
    let page = try await browser.open("notes")
    let adaCookie = browser.cookie ?? ""
    // In another window with the same cookie of the browser.
    let other = site.browser(cookies: browser.cookies.filter { !$0.key.contains("login") })
    await other.signIn("grace", "compiler")
    let headers = ["cookie": other.cookie ?? ""]
    let press = ["n": 1, "e": try page.element("press", "Ask"), "k": "press"] as [String: Any]
    #expect(await page.send([press], headers: headers).status == .forbidden)
    #expect(await page.connect(headers: headers).status == .forbidden)
    let opened = try await other.open("notes", session: page.session)
    #expect(opened.session != page.session)
    #expect(opened.text.contains("View of Grace"))
    #expect(await page.send([press], headers: ["cookie": adaCookie]).status == .noContent)
  }

  @Test("the same person finds the session of a tab again after a new login")
  func renewal() async throws {
    let site = LoginSite(journal: MemoryJournal())
    let browser = site.browser()
    await browser.signIn("ada", "engine")
    let page = try await browser.open("recorded")
    await page.send("press", try page.element("press", "Ask"))
    _ = await browser.request("POST", "/-/sign-out")
    await browser.signIn("ada", "engine")
    let again = try await browser.open("recorded", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Feature of ada"))
  }

  @Test("a session that people share has no owner")
  func shared() async throws {
    let browser = site.browser()
    await browser.signIn("ada", "engine")
    #expect(try await browser.open("shared").text.contains("View of nobody"))
  }

  // MARK: Access

  @Test("an application for a role is neither opened nor listed for others")
  func roles() async throws {
    let ada = site.browser()
    await ada.signIn("ada", "engine")
    let refused = await ada.get("/operators")
    #expect(refused.status == .forbidden)
    #expect(refused.text.contains("You may not open this page."))
    #expect(refused.text.contains("Sign out"))
    #expect(await ada.openFromScript("operators").status == .forbidden)
    #expect(!(await ada.get("/")).text.contains("Operators"))
    let grace = site.browser()
    await grace.signIn("grace", "compiler")
    #expect(try await grace.open("operators").text.contains("View of Grace"))
    #expect((await grace.get("/")).text.contains("Operators"))
  }

  @Test("an application for everyone has an owner after the login, in another session")
  func everyone() async throws {
    let site = LoginSite(change: { if $0.path == "notes" { $0.access = .everyone } })
    let browser = site.browser()
    let page = try await browser.open("notes")
    #expect(page.text.contains("View of nobody"))
    #expect(await page.connect().status == .ok)
    #expect(await site.browser().get("/recorded").status == .seeOther)
    #expect(await site.browser().openFromScript("recorded").status == .forbidden)
    await browser.signIn("ada", "engine")
    let signedIn = try await browser.open("notes", session: page.session)
    #expect(signedIn.session != page.session)
    #expect(signedIn.text.contains("View of Ada"))
    // No other person can use the page, even in the same browser.
    let cookies = browser.cookies.filter { !$0.key.contains("login") }
    #expect(await signedIn.connect(headers: ["cookie": cookieField(cookies)]).status == .forbidden)
  }

  @Test("a session that people share is refused to those who may not open it any more")
  func sharedAccess() async throws {
    let site = LoginSite(change: { app in
      if app.path == "notes" { app.access = .everyone }
      if app.path == "shared" { app.access = .roles(["operator"]) }
    })
    let browser = site.browser()
    await browser.signIn("grace", "compiler")
    let page = try await browser.open("shared")
    #expect(await page.send([]).status == .noContent)
    let cookies = browser.cookies.filter { !$0.key.contains("login") }
    #expect(await page.send([], headers: ["cookie": cookieField(cookies)]).status == .forbidden)
    #expect(await page.connect(headers: ["cookie": cookieField(cookies)]).status == .forbidden)
  }

  // MARK: Signing out

  @Test("signing out ends all pages of the browser, and the login, but no other login")
  func signOut() async throws {
    let browser = site.browser()
    await browser.signIn("ada", "engine")
    let pages = [try await browser.open("notes"), try await browser.open("other")]
    for page in pages { await page.connect() }
    let elsewhere = try await site.page("ada", "engine")
    let stolen = browser.cookie ?? ""
    let html = await browser.get("/notes?new-session").text
    #expect(html.contains("<form class=\"owner\" method=\"post\" action=\"/-/sign-out\">"))
    let answer = await browser.request("POST", "/-/sign-out")
    #expect(answer.headers[.location] == "/")
    for page in pages {
      #expect(await page.next() == "event: end\ndata: 0 signedOut\n\n")
      #expect(await page.next() == nil)
    }
    #expect(await browser.get("/notes").status == .seeOther)
    #expect(await browser.get("/notes", headers: ["cookie": stolen]).status == .seeOther)
    #expect(await pages[0].send([], headers: ["cookie": stolen]).status.kind == .clientError)
    #expect(site.server.registry.sessionCount == 1)
    #expect(await elsewhere.connect().status == .ok)
  }

  @Test("a link asks before it signs out, and other sites cannot")
  func link() async throws {
    let browser = site.browser()
    #expect(await browser.get("/-/sign-out").headers[.location] == "/")
    await browser.signIn("ada", "engine")
    let question = await browser.get("/-/sign-out")
    #expect(question.status == .ok)
    #expect(question.text.contains("method=\"post\""))
    for origin in ["http://evil.example", "null", ""] {
      let answer = await browser.request("POST", "/-/sign-out", headers: ["origin": origin])
      #expect(answer.status == .forbidden)
    }
    #expect(await browser.get("/notes").status == .ok)
  }

  @Test("a form of a page can be sent, to this server alone")
  func policy() async {
    let browser = site.browser()
    func check(_ response: WebResponse, _ line: Int = #line) {
      let policy = response.headers[.contentSecurityPolicy] ?? ""
      #expect(policy.contains("form-action 'self';"), "line \(line)")
      // With 'no-referrer', browsers send forms with the origin 'null'.
      #expect(response.headers[values: .init("Referrer-Policy")!] == ["same-origin"])
    }
    check(await browser.get("/-/sign-in"))
    await browser.signIn("ada", "engine")
    check(await browser.get("/notes"))
    check(await browser.get("/-/sign-out"))
    let file = await browser.get("/-/client.js")
    #expect(file.headers[.contentSecurityPolicy]?.contains("form-action 'none';") == true)
  }

  @Test("a person can be signed out everywhere, and others stay")
  func revocation() async throws {
    let pages = [try await site.page("ada", "engine"), try await site.page("ada", "engine")]
    let grace = try await site.page("grace", "compiler")
    for page in pages { await page.connect() }
    try await site.login.signOut("ada")
    for page in pages {
      #expect(await page.next() == "event: end\ndata: 0 signedOut\n\n")
      #expect(await page.browser.get("/notes").status == .seeOther)
    }
    #expect(await grace.connect().status == .ok)
  }

  @Test("a login ends after its lifetime, with the pages that are open")
  func expiry() async throws {
    var limits = WebLogin.Limits()
    limits.lifetime = .seconds(60)
    let site = LoginSite(limits: limits)
    let page = try await site.page("ada", "engine")
    await page.connect()
    await site.advance(by: .seconds(30))
    #expect(await page.send([]).status == .noContent)
    await site.advance(by: .seconds(30))
    #expect(await page.send([]).status.kind == .clientError)
    var event = await page.next()
    while event?.hasPrefix("event: beat") == true { event = await page.next() }
    #expect(event == "event: end\ndata: 0 revoked\n\n")
    #expect(await page.browser.get("/notes").status == .seeOther)
  }

  @Test("a person has few logins, of which the oldest ends")
  func manyLogins() async throws {
    let first = site.browser()
    await first.signIn("ada", "engine")
    for _ in 0..<31 { await site.browser().signIn("ada", "engine") }
    #expect(await first.get("/notes").status == .ok)
    await site.browser().signIn("ada", "engine")
    #expect(await first.get("/notes").status == .seeOther)
  }

  // MARK: Attempts

  @Test("the attempts for a name are limited, from whatever address and however it is written")
  func attemptsPerName() async {
    for number in 0..<10 {
      let browser = site.browser(peer: "192.0.2.\(number)")
      let name = ["ada", "ADA", " ada", "Ada "][number % 4]
      #expect(await browser.signIn(name, "wrong").status == .forbidden)
    }
    let browser = site.browser(peer: "192.0.2.99")
    let refused = await browser.signIn("ada", "engine")
    #expect(refused.status == .tooManyRequests)
    #expect(refused.headers[.retryAfter] == "30")
    #expect(refused.text.contains("too many attempts"))
    #expect(await browser.signIn("grace", "compiler").status == .seeOther)
    await site.advance(by: .seconds(30))
    #expect(await site.browser().signIn("ada", "engine").status == .seeOther)
  }

  @Test("a name that does not exist has the same limit")
  func attemptsPerUnknownName() async {
    for _ in 0..<10 { #expect(await site.browser().signIn("eve", "x").status == .forbidden) }
    #expect(await site.browser().signIn("eve", "x").status == .tooManyRequests)
  }

  @Test("the attempts of an address are limited, whatever the names")
  func attemptsPerAddress() async {
    let browser = site.browser(peer: "192.0.2.1")
    for number in 0..<30 {
      #expect(await browser.signIn("name\(number)", "wrong").status == .forbidden)
    }
    #expect(await browser.signIn("ada", "engine").status == .tooManyRequests)
    #expect(await browser.get("/-/sign-in").status == .ok)
    let other = site.browser(peer: "192.0.2.2")
    #expect(await other.signIn("ada", "engine").status == .seeOther)
  }

  @Test("who signs in successfully is not limited")
  func successes() async {
    let browser = site.browser(peer: "192.0.2.1")
    for _ in 0..<50 { #expect(await browser.signIn("ada", "engine").status == .seeOther) }
  }

  // MARK: Recorded sessions

  @Test("a recorded session continues for its person, and for nobody else in the tab")
  func recorded() async throws {
    let journal = MemoryJournal()
    let site = LoginSite(journal: journal)
    let browser = site.browser()
    await browser.signIn("ada", "engine")
    let page = try await browser.open("recorded")
    await page.send("press", try page.element("press", "Ask"))
    await site.restart()
    let again = try await browser.open("recorded", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Feature of ada"))
    await site.restart()
    await browser.signIn("grace", "compiler")
    let other = try await browser.open("recorded", session: page.session)
    #expect(other.session != page.session)
    #expect(other.text.contains("Feature of nobody"))
  }

  // MARK: Failures

  @Test("an authenticator that fails is an answer, a line in the log, and no secret")
  func failure() async {
    let site = LoginSite(PasswordForm { _, _ in throw DatabaseError() })
    let answer = await site.browser().signIn("ada", "engine")
    #expect(answer.status == .serviceUnavailable)
    #expect(answer.headers[.contentType]?.hasPrefix("text/html") == true)
    #expect(!answer.text.contains("Database"))
    #expect(answer.headers[.setCookie] == nil)
  }

  @Test("without a login, there is no page for it")
  func noLogin() async {
    let browser = TestBrowser(TestSite())
    for path in ["/-/sign-in", "/-/sign-out"] {
      #expect(await browser.get(path).status == .notFound)
      #expect(await browser.request("POST", path).status == .notFound)
    }
  }

  @Test("configurations under which nobody could open an application are reported")
  func misuse() {
    expectIssue(containing: "no 'trustedProxies'") {
      var configuration = WebConfiguration()
      configuration.login = WebLogin(TrustedHeader("X-User"))
      _ = WebServer(configuration: configuration, apps: [])
    }
    expectIssue(containing: "has no 'login'") {
      var app = WebApp(path: "operators", title: "Operators") { Text("Operators") }
      app.access = .roles(["operator"])
      _ = WebServer(apps: [app])
    }
    expectIssue(containing: "not the name of a header field") { _ = TrustedHeader("X User") }
  }
}

private struct DatabaseError: Error {}

/// Expects that a function reports an issue.
private func expectIssue(containing text: String, _ body: () -> Void) {
  withKnownIssue {
    body()
  } matching: {
    $0.comments.contains { $0.rawValue.contains(text) } || "\($0)".contains(text)
  }
}

private func cookieField(_ cookies: [String: String]) -> String {
  cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
}
#endif
