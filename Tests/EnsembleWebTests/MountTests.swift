// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Testing

/// A request context whose user comes from a header field.
private struct PersonContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var person: String?

  init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }

  func requirePerson() throws -> String {
    guard let person else { throw HTTPError(.unauthorized) }
    return person
  }
}

private struct Login: RouterMiddleware {
  func handle(
    _ request: Request,
    context: PersonContext,
    next: (Request, PersonContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.person = request.headers[HTTPField.Name("X-Person")!]
    return try await next(request, context)
  }
}

@MainActor
@Suite("Mounting in a Hummingbird server", .timeLimit(.minutes(10)))
struct MountTests {
  @Test("the application handles only paths below its group")
  func path() async throws {
    try await withMount { port, _ in
      let browser = TestBrowser(port: port)
      #expect(await browser.get("/").text == "Home")
      let response = await browser.get("/in/notes", headers: ["x-person": "Ada"])
      #expect(response.status == .ok)
      #expect(response.text.contains("Notes of Ada"))
      #expect(response.text.contains("href=\"/in/notes/-/style.css?"))
      let cookie = try #require(response.headers[.setCookie])
      #expect(cookie.contains("Path=/in/notes; HttpOnly"))
      #expect(
        await browser.get("/in/notes/-/client.js", headers: ["x-person": "Ada"]).status == .ok
      )
      // A browser with a session requests the content afterwards, which does not exist.
      let other = await browser.get("/in/notes/other", headers: ["x-person": "Ada"])
      #expect(other.status == .ok && !other.text.contains("Notes of Ada"))
      let query = ["app": "app", "address": "/other"]
      let opened = await browser.request(
        "POST",
        "/in/notes/-/open",
        query: query,
        headers: ["x-person": "Ada"]
      )
      #expect(opened.status == .notFound)
      let another = TestBrowser(port: port)
      #expect(
        await another.get("/in/notes/other", headers: ["x-person": "Ada"]).status == .notFound
      )
      #expect(
        await browser.get("/in/notes//evil", headers: ["x-person": "Ada"]).status == .badRequest
      )
    }
  }

  @Test("a request that the middleware rejects gets the middleware's response")
  func login() async throws {
    try await withMount { port, site in
      let browser = TestBrowser(port: port)
      #expect(await browser.get("/in/notes").status == .unauthorized)
      #expect(await browser.get("/in/notes", headers: ["x-person": "Mallory"]).status == .forbidden)
      #expect(site.registry.pageCount == 0)
    }
  }

  @Test("a page belongs to its owner, even within one browser")
  func owner() async throws {
    try await withMount { port, site in
      let browser = TestBrowser(port: port)
      let ada = ["x-person": "Ada"]
      let html = await browser.get("/in/notes", headers: ada).text
      let page = try TestPage(browser, "app", html, own: "/in/notes/-")
      let press = ["n": 1, "e": try page.element("press", "More"), "k": "press"] as [String: Any]
      #expect(await page.send([press], headers: ["x-person": "Eve"]).status == .forbidden)
      #expect(await page.send([press]).status == .unauthorized)
      #expect(await page.connect(headers: ["x-person": "Eve"]).status == .forbidden)
      #expect(await page.send([press], headers: ada).status == .noContent)
      #expect(await page.connect(headers: ada).status == .ok)
      try await page.receive()
      #expect(page.text.contains("Count 1"))
      // Another user does not get the session, either.
      let other = await browser.get(
        "/in/notes?session=\(page.session)",
        headers: ["x-person": "Eve"]
      )
      #expect(other.text.contains("Notes of Eve"))
      #expect(other.text.contains("Count 0"))
      #expect(site.registry.sessionCount == 2)
    }
  }

  @Test func `a tool is not offered, since other machines may reach the server`() async throws {
    let key = Secret()
    var tool = WebApp(path: "mount-tool", title: "Tool") { Text("Everything") }
    tool.key = key
    tool.answer = { $0 }
    WebTools.add(tool) { _, _ in }
    try await withMount { port, _ in
      let browser = TestBrowser(port: port)
      let headers = ["x-person": "Ada", "authorization": "Bearer \(key.text)"]
      for path in ["mount-tool", "mount-tool?key=\(key.text)"] {
        #expect(await browser.get("/in/notes/\(path)", headers: headers).status == .notFound)
      }
      let path = "/in/notes/mount-tool/call"
      let answer = await browser.request("POST", path, headers: headers, body: "x")
      #expect(answer.status == .methodNotAllowed)
    }
  }

  /// Runs a server with an application behind an authenticator.
  private func withMount(_ body: @MainActor (UInt16, WebSite) async throws -> Void) async throws {
    let router = Router(context: PersonContext.self)
    router.get("/") { _, _ in "Home" }
    var configuration = WebConfiguration()
    configuration.limits = .patient
    let mount = router.group("in").add(middleware: Login()).group("notes").mount(
      "Notes",
      configuration: configuration,
      owner: { try $0.requirePerson() },
      content: { context in
        let person = try context.requirePerson()
        guard person != "Mallory" else { throw HTTPError(.forbidden) }
        return PersonalNotes(
          person: person,
          store: Store(initialState: Notes.State()) { Notes() }
        )
      }
    )
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let app = Application(
      router: router,
      server: .http1(limits: .patient),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      services: [mount],
      onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
      logger: logger
    )
    let run = Task { try await app.run() }
    for await port in ports {
      try await body(UInt16(port), mount.site)
      break
    }
    run.cancel()
    _ = await run.result
    #expect(mount.site.registry.sessionCount == 0)
  }
}

private struct PersonalNotes: View {
  let person: String
  let store: StoreOf<Notes>

  var body: some View {
    Text("Notes of \(person)")
    NotesView(store: store)
  }
}
#endif
