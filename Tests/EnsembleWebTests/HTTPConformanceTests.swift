// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

@MainActor
@Suite("HTTP conformance over a socket", .timeLimit(.minutes(10)))
struct HTTPConformanceTests {
  @Test(
    "a HEAD request has the response of GET without its body",
    arguments: ["/", "/-/style.css", "/nothing"]
  )
  func head(path: String) async throws {
    try await withServer { _, port in
      let wire = try await Wire(port)
      try await wire.send("HEAD \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      let head = try await wire.receive(until: "\r\n\r\n")
      try await wire.send("GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      let whole = try await wire.receive(until: "\r\n\r\n")
      func fields(_ head: String) -> [Substring] {
        head.split(separator: "\r\n").filter { !$0.hasPrefix("Date") }.sorted()
      }
      #expect(fields(head) == fields(whole))
      #expect(head.hasPrefix(path == "/nothing" ? "HTTP/1.1 404" : "HTTP/1.1 200"))
    }
  }

  @Test("a HEAD request opens no page")
  func headOfPage() async throws {
    let site = TestSite()
    let response = await TestBrowser(site).request("HEAD", "/notes")
    #expect(response.status == .ok)
    #expect(response.headers[.setCookie] == nil)
    #expect(site.server.registry.pageCount == 0)
    #expect(site.stores.isEmpty)
  }

  @Test func `a HEAD request is refused for a page that a GET request does not get`() async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    _ = try await browser.open()
    for method in ["GET", "HEAD"] {
      #expect(await browser.request(method, "/notes/1").status == .notFound)
      let image = ["sec-fetch-dest": "image"]
      #expect(await browser.request(method, "/notes", headers: image).status == .forbidden)
    }
  }

  @Test(
    "a request with no host, two hosts, or a user is refused",
    arguments: [
      "", "Host: localhost\r\nHost: localhost\r\n", "Host: localhost\r\nHost: evil.example\r\n",
      "Host: user@localhost\r\n", "Host: evil.example@localhost\r\n",
      "Host: localhost:80@evil.example\r\n",
    ]
  )
  func hosts(fields: String) async throws {
    try await answers("GET / HTTP/1.1\r\n\(fields)\r\n", ["400"])
  }

  @Test(
    "an invalid address is refused",
    arguments: [
      ("//evil.example", "400"), ("/notes//", "400"), ("/%", "400"), ("/%FF", "400"),
      ("/%00", "400"),
      ("/notes/%2e%2e", "404"), ("/../notes", "404"), ("/unknown", "404"), ("/notes/more", "404"),
    ]
  )
  func addresses(target: String, status: String) async throws {
    try await answers("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n", [status])
  }

  @Test(
    "malformed requests are refused, and the connection is closed",
    arguments: [
      "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{fc}\u{3}\u{3}", "hello\r\n\r\n",
      "GET / HTTP/1.1\nHost: localhost\n\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\n folded: x\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ]
  )
  func garbage(text: String) async throws {
    try await withServer { site, port in
      let wire = try await Wire(port)
      try await wire.send(text)
      let answer = Task { try await wire.receiveAll() }
      try await site.passTime(until: answer)
      let all = try await answer.value
      #expect(all.isEmpty || all.hasPrefix("HTTP/1.1 400"))
      #expect(all.ranges(of: "HTTP/1.1").count <= 1)
    }
  }

  @Test(
    "the host of a target that is a URL takes the place of the field Host",
    arguments: [
      ("http://localhost/notes", "evil.example", "200"),
      ("HTTP://LOCALHOST/-/style.css", "evil.example", "200"),
      ("http://localhost", "localhost", "200"), ("http://localhost?x=1", "localhost", "200"),
      ("https://localhost:99/", "evil.example", "200"),
      ("http://evil.example/", "localhost", "403"), ("http://evil.example", "localhost", "403"),
      ("http://localhost:0/", "localhost", "403"), ("http:///", "localhost", "4"),
      ("http://user@localhost/", "localhost", "400"),
      ("http://evil.example@localhost/", "localhost", "400"),
      ("http://localhost//evil.example", "localhost", "400"),
      ("http://localhost#/", "localhost", "4"),
      ("ftp://localhost/", "localhost", "400"), ("localhost/", "localhost", "400"),
      ("*", "localhost", "400"),
    ]
  )
  func absoluteTargets(target: String, host: String, status: String) async throws {
    try await withServer { _, port in
      let wire = try await Wire(port)
      try await wire.send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      let head = try await wire.receive(until: "\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 \(status)"))
    }
  }

  @Test func `the origin of a request is compared with the host of its target`() async throws {
    try await withServer { _, port in
      for (origin, status) in [
        ("http://localhost:\(port)", "HTTP/1.1 415"), ("http://evil", "HTTP/1.1 403"),
      ] {
        let wire = try await Wire(port)
        try await wire.send(
          """
          POST http://localhost:\(port)/-/events HTTP/1.1\r\nHost: evil\r\nOrigin: \(origin)\r\n\
          Content-Length: 0\r\n\r\n
          """
        )
        #expect(try await wire.receive(until: "\r\n\r\n").hasPrefix(status))
      }
    }
  }

  @Test func `a target that is a URL needs the field Host, and only one`() async throws {
    try await answers("GET http://localhost/ HTTP/1.1\r\n\r\n", ["400"])
    let two = "Host: localhost\r\nHost: localhost\r\n"
    try await answers("GET http://localhost/ HTTP/1.1\r\n\(two)\r\n", ["400"])
  }

  @Test(
    "a body in a transfer coding other than chunked, or of HTTP/1.0 in any, is refused",
    arguments: [
      ("1.0", ["chunked"]), ("1.0", ["identity"]), ("1.1", ["gzip, chunked"]),
      ("1.1", ["identity"]),
      ("1.1", ["gzip", "chunked"]), ("1.1", ["chunked", "chunked"]), ("1.1", ["chunked, chunked"]),
      ("1.1", ["xchunked"]), ("1.1", ["chunked;q=1"]), ("1.1", [""]),
    ]
  )
  func codings(version: String, codings: [String]) async throws {
    try await withServer { site, port in
      let wire = try await Wire(port)
      let fields = codings.map { "Transfer-Encoding: \($0)\r\n" }.joined()
      // The rest must not be taken for another request.
      try await wire.send(
        """
        POST /-/events HTTP/\(version)\r\nHost: localhost:\(port)\r\n\
        Origin: http://localhost:\(port)\r\n\(fields)Connection: keep-alive\r\n\r\n\
        0\r\n\r\nGET /notes HTTP/1.1\r\nHost: localhost\r\n\r\n
        """
      )
      let answer = Task { try await wire.receiveAll() }
      try await site.passTime(until: answer)
      let all = try await answer.value
      #expect(all.hasPrefix("HTTP/1.1 400") || all.hasPrefix("HTTP/1.0 400"))
      #expect(all.ranges(of: "HTTP/1.").count == 1)
      #expect(site.stores.isEmpty)
    }
  }

  @Test("a chunked body may have extensions, and any case of the coding")
  func chunks() async throws {
    try await withServer { site, port in
      let page = try await TestBrowser(port: port).open()
      let more = try page.element("press", "More")
      let body =
        #"{"page":"\#(page.id)","token":"\#(page.token)","events":[{"n":1,"e":\#(more),"k":"press"}]}"#
      let wire = try await Wire(port)
      try await wire.send(head(of: page, port, "Chunked"))
      for character in body { try await wire.send("1;a=b\r\n\(character)\r\n") }
      try await wire.send("0\r\n\r\n")
      #expect(try await wire.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 204"))
      #expect(site.stores[0].count == 1)
    }
  }

  @Test(
    "a body whose chunks are mostly extensions or trailers is refused, and the connection is closed",
    arguments: ["1;", "0\r\nX: "]
  )
  func longExtensions(start: String) async throws {
    try await withServer { site, port in
      let page = try await TestBrowser(port: port).open()
      let wire = try await Wire(port)
      try await wire.send(head(of: page, port, "chunked") + start)
      let sending = Task {
        let text = String(repeating: "x", count: 4096)
        for _ in 0..<64 { try? await wire.send(text) }
      }
      // The clock stands still, so the server has not waited for the end of the body.
      #expect(try await wire.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 400"))
      let answer = Task { try await wire.receiveAll() }
      try await site.passTime(until: answer)
      #expect(try await !answer.value.contains("HTTP/1.1"))
      await sending.value
    }
  }

  @Test("an oversized head is refused, and the connection is closed")
  func large() async throws {
    let a = String(repeating: "a", count: 1_000_000)
    let heads = [
      "GET /x?\(a) HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: evil.example\r\nX: \(a)\r\nY: \(a)\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "A: b\r\n", count: 20_000)
        + "\r\n",
    ]
    try await withServer { site, port in
      for head in heads {
        let wire = try await Wire(port)
        // The server may close before everything is sent.
        let sending = Task { try? await wire.send(head) }
        let answer = Task { try await wire.receiveAll() }
        try await site.passTime(until: answer)
        let all = try await answer.value
        #expect(all.isEmpty || all.hasPrefix("HTTP/1.1 400"))
        await sending.value
      }
      #expect(site.server.registry.pageCount == 0)
    }
  }

  // MARK: Helpers

  private func head(of page: TestPage, _ port: UInt16, _ coding: String) -> String {
    """
    POST /-/events HTTP/1.1\r\nHost: localhost:\(port)\r\nOrigin: http://localhost:\(port)\r\n\
    Cookie: \(page.browser.cookie ?? "")\r\nContent-Type: application/json\r\n\
    Transfer-Encoding: \(coding)\r\n\r\n
    """
  }

  private func answers(_ request: String, _ statuses: [String]) async throws {
    try await withServer { _, port in
      let wire = try await Wire(port)
      try await wire.send(request)
      let head = try await wire.receive(until: "\r\n\r\n")
      #expect(statuses.contains(String(head.dropFirst("HTTP/1.1 ".count).prefix(3))))
      #expect(!head.contains("Set-Cookie"))
    }
  }
}

extension TestSite {
  /// Advances the clock by seconds until a task ends.
  func passTime<Value>(until end: Task<Value, any Error>) async throws {
    var hasEnded = false
    let watch = Task {
      _ = await end.result
      hasEnded = true
    }
    for _ in 0..<60 where !hasEnded {
      await advance(by: .seconds(1))
      // Connections are closed on other threads.
      for _ in 0..<20 where !hasEnded { try await Task.sleep(for: .milliseconds(5)) }
    }
    await watch.value
  }
}
#endif
