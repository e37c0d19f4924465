// SPDX-License-Identifier: MIT

import EnsembleWeb
import EnsembleWebTLS
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Testing

@testable import members

@MainActor
@Suite("Members example", .timeLimit(.minutes(10)))
struct MembersTests {
  @Test("visitors without a login are redirected to the login page, and get no notes")
  func stranger() async throws {
    try await withMembers { port in
      let browser = TestBrowser(port: port)
      #expect(await browser.get("/").text.contains("<h1>Log in</h1>"))
      let response = await browser.get("/notes", headers: ["accept": "text/html"])
      #expect(response.status == .seeOther)
      #expect(response.headers[.location] == "/")
      for path in ["/notes", "/notes/-/stream?pages=x:0", "/notes/-/client.js"] {
        #expect(await browser.get(path).status == .unauthorized)
      }
      #expect(await browser.request("POST", "/notes/-/events", body: "{}").status == .unauthorized)
    }
  }

  @Test("wrong passwords and unknown names get the same refusal")
  func passwords() async throws {
    try await withMembers { port in
      var answers: Set<String> = []
      for (name, password) in [("ada", "compiler"), ("ada", ""), ("eve", "engine"), ("eve", "")] {
        let browser = TestBrowser(port: port)
        answers.insert(await browser.logIn(name, password).text)
        #expect(browser.cookie == nil)
        #expect(await browser.get("/notes").status == .unauthorized)
      }
      #expect(answers.count == 1)
    }
  }

  @Test("a form of another origin can neither log in nor out")
  func origin() async throws {
    try await withMembers { port in
      let browser = TestBrowser(port: port)
      for origin in ["http://evil.example", "null", "https://localhost:\(port)", ""] {
        #expect(await browser.logIn("ada", "engine", origin: origin).status == .forbidden)
      }
      _ = await browser.logIn("ada", "engine")
      let logout = await browser.request(
        "POST",
        "/logout",
        headers: ["origin": "http://evil.example"]
      )
      #expect(logout.status == .forbidden)
      #expect(await browser.get("/notes").status == .ok)
    }
  }

  @Test("the login cookie is hidden from scripts and other sites, and new for each login")
  func cookie() async throws {
    try await withMembers { port in
      var cookies: Set<String> = []
      for _ in 0..<3 {
        let browser = TestBrowser(port: port)
        let cookie = try #require(await browser.logIn("ada", "engine").headers[.setCookie])
        #expect(cookie.contains("HttpOnly"))
        #expect(cookie.contains("SameSite=Lax"))
        cookies.insert(cookie)
      }
      #expect(cookies.count == 3)
      let planted = await TestBrowser(port: port).get(
        "/notes",
        headers: ["cookie": "login=planted"]
      )
      #expect(planted.status == .unauthorized)
    }
  }

  @Test("each member has their own notes, which outlive the pages")
  func notes() async throws {
    try await withMembers { port in
      let ada = try await member("ada", "engine", port)
      let grace = try await member("grace", "compiler", port)
      #expect(ada.text.contains("Logged in as ada"))
      #expect(grace.text.contains("Logged in as grace"))
      await ada.write("Bernoulli")
      try await ada.receive()
      #expect(ada.text.contains("Bernoulli"))
      // In another browser, and after the page was left.
      _ = await ada.send([], leaving: true)
      let again = try await member("ada", "engine", port)
      #expect(again.text.contains("Bernoulli"))
      // No message with it is on its way to another member.
      await grace.write("Nanosecond")
      try await grace.receive()
      #expect(grace.text.contains("Nanosecond"))
      #expect(!grace.text.contains("Bernoulli"))
    }
  }

  @Test("a portrait is for members only, and not every member has one")
  func portraits() async throws {
    try await withMembers { port in
      let browser = TestBrowser(port: port)
      #expect(await browser.get("/portraits/ada").status == .unauthorized)
      #expect(await browser.logIn("ada", "engine").status == .seeOther)
      let portrait = await browser.get("/portraits/ada")
      #expect(portrait.status == .ok)
      #expect(portrait.headers[.contentType] == "image/svg+xml")
      #expect(await browser.get("/portraits/grace").status == .notFound)
      #expect(await browser.get("/notes").text.contains("src=\"/portraits/ada\""))
    }
  }

  @Test("the page of one member is refused to another who knows all of its secrets")
  func theft() async throws {
    try await withMembers { port in
      let ada = try await member("ada", "engine", port)
      let grace = try await member("grace", "compiler", port)
      let login = grace.browser.cookies(named: "login")
      // The cookie of the page, with another member's login.
      let page = ada.browser.cookies(named: "ensemble-\(port)")
      for cookie in [grace.browser.cookie ?? "", "\(page); \(login)"] {
        let event = ["n": 1, "e": try ada.element("press", "Add"), "k": "press"] as [String: Any]
        #expect(await ada.send([event], headers: ["cookie": cookie]).status == .forbidden)
        let stream = await ada.browser.get(
          "/notes/-/stream?pages=\(ada.id):0",
          headers: ["cookie": cookie]
        )
        #expect(stream.status == .forbidden)
      }
      #expect(
        await ada.send([], headers: ["cookie": page]).status == .unauthorized
      )
    }
  }

  @Test("logging out ends the pages of that login only")
  func logout() async throws {
    try await withMembers { port in
      let page = try await member("ada", "engine", port)
      let other = try await member("ada", "engine", port)
      let cookie = try #require(page.browser.cookie)
      let response = await page.browser.request("POST", "/logout")
      #expect(response.status == .seeOther)
      // The open page is told to reload, which the middleware refuses.
      #expect(await page.next() == "event: end\ndata: 0 gone\n\n")
      #expect(await page.next() == nil)
      // The old cookie is refused, too.
      #expect(await page.send([], headers: ["cookie": cookie]).status == .unauthorized)
      #expect(
        await page.browser.get("/notes", headers: ["cookie": cookie]).status == .unauthorized
      )
      await other.write("Still here")
      try await other.receive()
      #expect(other.text.contains("Still here"))
    }
  }

  @Test("operators see the sessions of members, and others are refused")
  func sessions() async throws {
    try await withMembers { port in
      let ada = try await member("ada", "engine", port)
      await ada.write("Bernoulli")
      try await ada.receive()
      #expect(await TestBrowser(port: port).get("/sessions").status == .unauthorized)
      #expect(await ada.browser.get("/sessions").status == .forbidden)
      #expect(await ada.browser.get("/sessions/-/client.js").status == .forbidden)

      let browser = TestBrowser(port: port)
      _ = await browser.logIn("grace", "compiler")
      let html = await browser.get("/sessions").text
      let page = try TestPage(browser, "app", html, own: "/sessions/-")
      #expect(await page.connect().status == .ok)
      while !page.text.contains("Session 1") { try await page.receive() }
      #expect(page.text.contains("1 page"))
      #expect(page.text.contains("actions"))
      let login = try #require(ada.browser.cookies(named: "login").split(separator: "=").last)
      #expect(!page.text.contains(login))
      #expect(!page.text.contains(ada.session))

      // Logging out ends the list, too.
      _ = await browser.request("POST", "/logout")
      while let event = await page.next() {
        if event.hasPrefix("event: end") { break }
      }
      #expect(await page.next() == nil)
      #expect(await browser.get("/sessions").status == .unauthorized)
    }
  }

  @Test("with a certificate, the server speaks HTTPS and marks cookies as secure")
  func https() async throws {
    try await withMembers(tls: TestCertificate.server()) { port in
      let browser = TestBrowser(port: port, tls: true)
      #expect(await browser.logIn("ada", "engine").headers[.setCookie]?.contains("Secure") == true)
      let response = await browser.get("/notes")
      #expect(response.status == .ok)
      #expect(response.headers[.setCookie]?.contains("Secure") == true)
    }
  }

  // MARK: Helpers

  /// Returns a connected page of a member who has logged in.
  private func member(_ name: String, _ password: String, _ port: UInt16) async throws -> TestPage {
    let browser = TestBrowser(port: port)
    #expect(await browser.logIn(name, password).status == .seeOther)
    let html = await browser.get("/notes").text
    let page = try TestPage(browser, "app", html, own: "/notes/-")
    #expect(await page.connect().status == .ok)
    return page
  }

  private func withMembers(
    tls: TLSConfiguration? = nil,
    _ body: @MainActor (UInt16) async throws -> Void
  ) async throws {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let app = try makeApplication(port: 0, tls: tls, limits: .ample, logger: logger) {
      port.yield($0)
    }
    let run = Task { try await app.run() }
    for await port in ports {
      try await body(UInt16(port))
      break
    }
    run.cancel()
    _ = await run.result
  }
}

extension TestBrowser {
  fileprivate func logIn(
    _ name: String,
    _ password: String,
    origin: String? = nil
  ) async -> WebResponse {
    var headers = ["content-type": "application/x-www-form-urlencoded"]
    if let origin { headers["origin"] = origin }
    return await request(
      "POST",
      "/login",
      headers: headers,
      body: "name=\(name)&password=\(password)"
    )
  }

  fileprivate func cookies(named name: String) -> String {
    cookie?.split(separator: "; ").first { $0.hasPrefix(name + "=") }.map(String.init) ?? ""
  }
}

extension TestPage {
  /// Adds a note.
  fileprivate func write(_ note: String) async {
    do {
      await send("edit", try element("edit"), note)
      await send("submit", try element("edit"))
    } catch {
      Issue.record(error)
    }
  }
}
