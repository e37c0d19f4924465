// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Testing

@MainActor
@Suite("A login for mounted applications", .timeLimit(.minutes(10)))
struct MountedLoginTests {
  private let journal = MemoryJournal()

  @Test("all mounted applications share the login of the server, and so does its own route")
  func login() async throws {
    try await withServer { port, notes in
      let browser = TestBrowser(port: port)
      let refused = await browser.get("/notes/deep")
      #expect(refused.status == .seeOther)
      let place = try #require(refused.headers[.location])
      #expect(place == "/-/sign-in?to=%2Fnotes%2Fdeep")
      #expect((await browser.get(place)).text.contains("href=\"/-/style.css?"))
      #expect(await browser.get("/-/style.css").status == .ok)
      #expect(await browser.get("/-/client.js").status == .notFound)
      #expect(await browser.get("/portrait").status == .unauthorized)
      let answer = await browser.signIn("ada", "engine", at: place)
      #expect(answer.headers[.location] == "/notes/deep")
      #expect(try await open("notes", browser).text.contains("View of Ada"))
      #expect(await browser.get("/portrait").text == "The portrait of ada")
      #expect(await browser.get("/operators").status == .forbidden)

      let grace = TestBrowser(port: port)
      await grace.signIn("grace", "compiler")
      #expect(try await open("operators", grace).text.contains("View of Grace"))
    }
  }

  @Test("signing out ends the pages of all mounted applications")
  func signOut() async throws {
    try await withServer { port, notes in
      let browser = TestBrowser(port: port)
      await browser.signIn("grace", "compiler")
      var pages: [TestPage] = []
      for app in ["notes", "operators"] {
        let page = try await open(app, browser)
        #expect(await page.connect().status == .ok)
        pages.append(page)
      }
      let answer = await browser.request("POST", "/-/sign-out")
      #expect(answer.status == .seeOther)
      for page in pages { #expect(await page.next() == "event: end\ndata: 0 signedOut\n\n") }
      #expect(notes.site.registry.sessionCount == 0)
      #expect(await browser.get("/notes").status == .seeOther)
    }
  }

  @Test("a mounted application is recorded, for its person alone")
  func recorded() async throws {
    var browser = TestBrowser(port: 0)
    var session = ""
    try await withServer { port, _ in
      browser = browser.connected(to: port)
      await browser.signIn("ada", "engine")
      let page = try await open("notes", browser)
      session = page.session
      await page.send("press", try page.element("press", "Ask"))
    }
    try await withServer { port, _ in
      browser = browser.connected(to: port)
      await browser.signIn("grace", "compiler")
      let page = try await open("notes", browser, session: session)
      #expect(page.session != session)
      #expect(page.text.contains("Feature of nobody"))
      await browser.signIn("ada", "engine")
      let again = try await open("notes", browser, session: session)
      #expect(again.session == session)
      #expect(again.text.contains("Feature of ada"))
      // Another application has other sessions.
      let own = try await open("own", browser, session: session, headers: ["x-person": "ada"])
      #expect(own.session != session)
    }
    let names = try await journal.stores(beginningWith: "web-notes.", unusedSince: nil)
    #expect(names.count == 1)
  }

  @Test("an application with an owner of the server's own is recorded, too")
  func ownLogin() async throws {
    var browser = TestBrowser(port: 0)
    var session = ""
    let headers = ["x-person": "eve"]
    try await withServer { port, _ in
      browser = browser.connected(to: port)
      #expect(await browser.get("/own").status == .unauthorized)
      let page = try await open("own", browser, headers: headers)
      session = page.session
      #expect(page.text.contains("View of eve"))
      let press = ["n": 1, "e": try page.element("press", "Ask"), "k": "press"] as [String: Any]
      #expect(await page.send([press], headers: headers).status == .noContent)
      #expect(await page.send([press], headers: ["x-person": "ada"]).status == .forbidden)
    }
    try await withServer { port, _ in
      browser = browser.connected(to: port)
      let other = try await open("own", browser, session: session, headers: ["x-person": "ada"])
      #expect(other.text.contains("Feature of nobody"))
      let again = try await open("own", browser, session: session, headers: headers)
      #expect(again.session == session)
      #expect(again.text.contains("Feature of eve"))
    }
  }

  // MARK: Helpers

  /// Opens a page as its script does.
  private func open(
    _ app: String,
    _ browser: TestBrowser,
    session: String = "",
    headers: [String: String] = [:]
  ) async throws -> TestPage {
    let own = "/\(app)/-"
    let response = await browser.request(
      "POST",
      "\(own)/open",
      query: ["app": app == "operators" ? "app" : app, "session": session],
      headers: headers
    )
    return try TestPage(browser, app, opened: response.text, own: own)
  }

  /// Runs a server with three applications and a custom route.
  private func withServer(_ body: @MainActor (UInt16, WebMount) async throws -> Void) async throws {
    var configuration = WebConfiguration()
    configuration.login = WebLogin(PasswordForm.ofTests)
    configuration.journal = journal
    configuration.limits = .patient
    configuration.logger.logLevel = .critical
    let router = Router()
    let signIn = router.mountSignIn(configuration: configuration)
    router.get("portrait") { request, context in
      guard let owner = try await signIn.owner(of: request, context) else {
        throw HTTPError(.unauthorized)
      }
      return "The portrait of \(owner.id)"
    }
    let notes = router.group("notes").mount(
      "Notes",
      recordedAs: "notes",
      configuration: configuration
    ) { _, session in
      OwnedView(store: try await session.store(initialState: Owned.State()) { Owned() })
    }
    let operators = router.group("operators").mount(
      "Operators",
      configuration: configuration,
      access: .roles(["operator"])
    ) { _ in
      OwnedView(store: Store(initialState: Owned.State()) { Owned() })
    }
    configuration.login = nil
    let own = router.group("own").add(middleware: PersonField()).mount(
      "Own",
      recordedAs: "own",
      configuration: configuration,
      owner: { _ in
        guard let person = PersonField.current else { throw HTTPError(.unauthorized) }
        return SessionOwner(id: person)
      },
      content: { _, session in
        OwnedView(store: try await session.store(initialState: Owned.State()) { Owned() })
      }
    )
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let app = Application(
      router: router,
      server: .http1(limits: .patient),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      services: [notes, operators, own, signIn],
      onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
      logger: logger
    )
    let run = Task { try await app.run() }
    for await port in ports {
      try await body(UInt16(port), notes)
      break
    }
    run.cancel()
    _ = await run.result
  }
}

extension TestBrowser {
  /// Returns the browser at another port, whose number is part of the names of cookies.
  fileprivate func connected(to port: UInt16) -> TestBrowser {
    let browser = TestBrowser(port: port)
    for (name, value) in cookies {
      browser.cookies[name.replacing(#/[0-9]+$/#, with: "\(port)")] = value
    }
    return browser
  }
}

/// A login of a server's own: a header field that names the person.
private struct PersonField: RouterMiddleware {
  @TaskLocal static var current: String?

  func handle(
    _ request: Request,
    context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    let person = request.headers[HTTPField.Name("X-Person")!]
    return try await Self.$current.withValue(person) { try await next(request, context) }
  }
}
#endif
