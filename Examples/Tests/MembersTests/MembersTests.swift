// SPDX-License-Identifier: MIT

import AsyncHTTPClient
import EnsembleWeb
import Hummingbird
import Logging
import NIOHTTP1
import Testing

@testable import members

@MainActor
@Suite("Members example", .timeLimit(.minutes(10)))
struct MembersTests {
  @Test("visitors without a login are redirected to the login page, and get no notes")
  func stranger() async throws {
    try await withMembers { server in
      let browser = server.browser()
      #expect(try await browser.get("/").headers.first(name: "location") == "/notes")
      let response = try await browser.get("/notes")
      #expect(response.status == .seeOther)
      #expect(response.headers.first(name: "location") == "/-/sign-in?to=%2Fnotes")
      #expect(try await browser.get("/-/sign-in").text.contains("<h1>Sign in</h1>"))
      #expect(try await browser.get("/notes/-/stream?pages=x:0").status == .forbidden)
      #expect(try await browser.post("/notes/-/events", body: "{}").status == .forbidden)
    }
  }

  @Test("the error of a port in use is one sentence that names the port")
  func takenPort() async throws {
    try await withMembers { server in
      let port = UInt16(server.port)
      let error = await #expect(throws: (any Error).self) {
        try await makeApplication(port: server.port).runService()
      }
      let reason = error.flatMap { WebServerError($0, port: port, address: "127.0.0.1") }
      #expect(reason == .portTaken(port))
      #expect(WebServerError(CancellationError(), port: port, address: "127.0.0.1") == nil)
    }
  }

  @Test("wrong passwords and unknown names get the same refusal")
  func passwords() async throws {
    try await withMembers { server in
      var answers: Set<String> = []
      for (name, password) in [("ada", "compiler"), ("ada", ""), ("eve", "engine"), ("eve", "")] {
        let browser = server.browser()
        answers.insert(try await browser.logIn(name, password).text)
        #expect(browser.cookies[server.login] == nil)
        #expect(try await browser.get("/notes").status == .seeOther)
      }
      #expect(answers.count == 1)
    }
  }

  @Test("a form of another origin can neither log in nor out")
  func origin() async throws {
    try await withMembers { server in
      let browser = server.browser()
      for origin in ["http://evil.example", "null", "http://localhost:1", ""] {
        #expect(try await browser.logIn("ada", "engine", origin: origin).status == .forbidden)
      }
      #expect(try await browser.logIn("ada", "engine").status == .seeOther)
      let foreign = ["origin": "http://evil.example"]
      let answer = try await browser.post("/-/sign-out", headers: foreign)
      #expect(answer.status == .forbidden)
      #expect(try await browser.get("/notes").status == .ok)
    }
  }

  @Test("the login cookie is hidden from scripts and other sites, and new for each login")
  func cookie() async throws {
    try await withMembers { server in
      var cookies: Set<String> = []
      for _ in 0..<3 {
        let response = try await server.browser().logIn("ada", "engine")
        let cookie = try #require(response.headers.first(name: "set-cookie"))
        #expect(cookie.contains("HttpOnly"))
        #expect(cookie.contains("SameSite=Lax"))
        cookies.insert(cookie)
      }
      #expect(cookies.count == 3)
      let planted = ["cookie": "\(server.login)=planted"]
      #expect(try await server.browser().get("/notes", headers: planted).status == .seeOther)
    }
  }

  @Test("each member has their own notes, which outlive the pages")
  func notes() async throws {
    try await withMembers { server in
      let ada = try await server.member("ada", "engine")
      let grace = try await server.member("grace", "compiler")
      #expect(ada.text.contains("Notes of ada"))
      #expect(grace.text.contains("Notes of grace"))
      try await ada.write("Bernoulli")
      try await ada.receive("Bernoulli")
      // In another browser, and after the page was left.
      _ = try await ada.send([], leaving: true)
      let again = try await server.member("ada", "engine")
      #expect(again.text.contains("Bernoulli"))
      // No message with it is on its way to another member.
      try await grace.write("Nanosecond")
      try await grace.receive("Nanosecond")
      #expect(!grace.text.contains("Bernoulli"))
    }
  }

  @Test("a portrait is for members only, and not every member has one")
  func portraits() async throws {
    try await withMembers { server in
      let browser = server.browser()
      #expect(try await browser.get("/portraits/ada").status == .forbidden)
      #expect(try await browser.logIn("ada", "engine").status == .seeOther)
      let portrait = try await browser.get("/portraits/ada")
      #expect(portrait.status == .ok)
      #expect(portrait.headers.first(name: "content-type") == "image/svg+xml")
      #expect(try await browser.get("/portraits/grace").status == .notFound)
      #expect(try await browser.get("/notes").text.contains("src=\"/portraits/ada\""))
    }
  }

  @Test("the page of one member is refused to another who knows all of its secrets")
  func theft() async throws {
    try await withMembers { server in
      let ada = try await server.member("ada", "engine")
      let grace = try await server.member("grace", "compiler")
      let login = try #require(grace.browser.cookies[server.login])
      // The cookie of the page, with another member's login.
      let name = "ensemble-\(server.port)"
      let value = try #require(ada.browser.cookies[name])
      let page = "\(name)=\(value)"
      for cookie in [grace.browser.cookieField, "\(page); \(server.login)=\(login)"] {
        let event = ["n": 1, "e": try ada.element("press", "Add"), "k": "press"] as [String: Any]
        let answer = try await ada.send([event], headers: ["cookie": cookie])
        #expect(answer.status == .forbidden)
        let stream = try await ada.browser.get(
          "/notes/-/stream?pages=\(ada.id):0",
          headers: ["cookie": cookie]
        )
        #expect(stream.status == .forbidden)
      }
      #expect(try await ada.send([], headers: ["cookie": page]).status == .forbidden)
    }
  }

  @Test("logging out ends the pages of that login only")
  func logout() async throws {
    try await withMembers { server in
      let page = try await server.member("ada", "engine")
      let other = try await server.member("ada", "engine")
      let headers = ["cookie": page.browser.cookieField]
      #expect(try await page.browser.post("/-/sign-out").status == .seeOther)
      // The open page is told to reload, which leads to the login.
      #expect(try await page.next() == "event: end\ndata: 0 signedOut\n\n")
      #expect(try await page.next() == nil)
      // The old cookie is refused, too.
      #expect(try await page.send([], headers: headers).status == .forbidden)
      #expect(try await page.browser.get("/notes", headers: headers).status == .seeOther)
      try await other.write("Still here")
      try await other.receive("Still here")
    }
  }

  @Test("operators see the sessions of members, and others are refused")
  func sessions() async throws {
    try await withMembers { server in
      let ada = try await server.member("ada", "engine")
      try await ada.write("Bernoulli")
      try await ada.receive("Bernoulli")
      #expect(try await server.browser().get("/sessions").status == .seeOther)
      #expect(try await ada.browser.get("/sessions").status == .forbidden)

      let page = try await server.member("grace", "compiler", at: "/sessions")
      try await page.receive("Session 1")
      #expect(page.text.contains("1 page"))
      #expect(page.text.contains("actions"))
      let login = try #require(ada.browser.cookies[server.login])
      #expect(!page.text.contains(login))
      #expect(!page.text.contains(ada.session))

      // Logging out ends the list, too.
      _ = try await page.browser.post("/-/sign-out")
      while let event = try await page.next() {
        if event.hasPrefix("event: end") { break }
      }
      #expect(try await page.next() == nil)
      #expect(try await page.browser.get("/sessions").status == .seeOther)
    }
  }

  @Test("with a certificate, the server speaks HTTPS and marks cookies as secure")
  func https() async throws {
    try await withMembers(isSecure: true) { server in
      let browser = server.browser()
      let login = try await browser.logIn("ada", "engine")
      #expect(login.headers.first(name: "set-cookie")?.contains("Secure") == true)
      let response = try await browser.get("/notes")
      #expect(response.status == .ok)
      #expect(response.headers.first(name: "set-cookie")?.contains("Secure") == true)
    }
  }

  // MARK: Helpers

  /// Runs the server for the duration of a test.
  private func withMembers(
    isSecure: Bool = false,
    _ body: @MainActor (MembersServer) async throws -> Void
  ) async throws {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    // Tests share the processors, which may delay a request.
    var limits = WebLimits()
    limits.stallTimeout = .seconds(600)
    let app = try makeApplication(
      port: 0,
      tls: isSecure ? TestCertificate.server() : nil,
      limits: limits,
      logger: logger
    ) {
      port.yield($0)
    }
    let trust = try isSecure ? TestCertificate.client() : nil
    let run = Task {
      defer { port.finish() }
      try await app.run()
    }
    var first: Int?
    for await port in ports {
      first = port
      break
    }
    // The server failed to start.
    guard let number = first else { return try await run.value }
    let client = HTTPClient(tls: trust)
    let scheme = isSecure ? "https" : "http"
    var failure: (any Error)?
    do {
      try await body(
        MembersServer(port: number, origin: "\(scheme)://localhost:\(number)", client: client)
      )
    } catch {
      failure = error
    }
    try? await client.shutdown()
    run.cancel()
    _ = await run.result
    if let failure { throw failure }
  }
}

/// A running server, and the connections of its browsers.
@MainActor
private struct MembersServer {
  let port: Int
  let origin: String
  let client: HTTPClient

  /// The name of the cookie with the login.
  var login: String { "ensemble-login-\(port)" }

  func browser() -> TestBrowser { TestBrowser(origin, client) }

  /// Returns a connected page of a member who has logged in.
  func member(
    _ name: String,
    _ password: String,
    at path: String = "/notes"
  ) async throws -> TestPage {
    let browser = self.browser()
    #expect(try await browser.logIn(name, password).status == .seeOther)
    let page = try await TestPage(browser, at: path)
    #expect(try await page.connect() == .ok)
    return page
  }
}

extension TestPage {
  /// Adds a note.
  fileprivate func write(_ note: String) async throws {
    try await send("edit", try element("edit"), note)
    try await send("submit", try element("edit"))
  }
}
