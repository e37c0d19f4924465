// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleWeb
import Foundation
import TestTools
import Testing

@MainActor
@Suite("Pages over a socket", .timeLimit(.minutes(10)))
struct LoopbackTests {
  @Test("a page, its stream, an event, and the resulting patch")
  func roundTrip() async throws {
    try await withServer {
      $0.limits.stopTime = WebLimits.patient.stopTime
    } _: { site, port in
      let index = try await Wire(port)
      try await index.send("GET /notes HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      let html = try await index.receive(until: "</html>")
      #expect(html.hasPrefix("HTTP/1.1 200 OK\r\n"))
      let cookie = try #require(html.firstMatch(of: #/Set-Cookie: ([^;]*); Path=/; HttpOnly/#))
        .output.1
      #expect(cookie.hasPrefix("ensemble-\(port)="))
      let page = try #require(html.firstMatch(of: #/data-page="([^"]*)"/#)).output.1
      let token = try #require(html.firstMatch(of: #/data-token="([^"]*)"/#)).output.1
      let button = try #require(html.firstMatch(of: #/<button id="e(\d+)"[^>]*><span[^>]*>More/#))
        .output.1

      let stream = try await Wire(port)
      try await stream.send(
        "GET /-/stream?pages=\(page):0 HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\n\r\n"
      )
      #expect(
        try await stream.receive(until: "\r\n\r\n").contains("Content-Type: text/event-stream")
      )

      let body =
        #"{"page":"\#(page)","token":"\#(token)","events":[{"n":1,"e":\#(button),"k":"press"}]}"#
      try await index.send(post(body, port, "Cookie: \(cookie)\r\n"))
      #expect(try await index.receive(until: "\r\n\r\n").contains("HTTP/1.1 204"))
      #expect(try await stream.receive(until: "]}\n\n").contains("Count 1"))
      #expect(site.stores[0].count == 1)

      await site.server.stop()
      #expect(try await stream.receiveAll().contains("\r\n0\r\n\r\n"))
    }
  }

  @Test("the rest of a refused body is not parsed as a request")
  func smuggling() async throws {
    try await withServer { site, port in
      let inner = "GET /notes HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let padding = String(repeating: " ", count: 70_000)
      let wire = try await Wire(port)
      let length = padding.utf8.count + inner.utf8.count
      let head = lines(
        "POST /-/events HTTP/1.1",
        "Host: evil.example",
        "Content-Length: \(length)",
        ""
      )
      try await wire.send(head + padding + inner)
      let all = try await wire.receiveAll()
      #expect(all.hasPrefix("HTTP/1.1 403"))
      #expect(all.ranges(of: "HTTP/1.1 ").count == 1)
      #expect(site.server.registry.pageCount == 0)
    }
  }

  @Test("starting on a port in use throws")
  func portTaken() async throws {
    try await withServer { _, port in
      var configuration = WebConfiguration()
      configuration.port = port
      let second = WebServer(configuration: configuration, apps: [])
      await #expect(throws: WebServerError.portTaken(port)) { try await second.start() }
    }
  }

  @Test("a server can be restarted")
  func restart() async throws {
    try await withServer { site, port in
      await site.server.stop()
      let next = try await site.server.start()
      let wire = try await Wire(next)
      try await wire.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try await wire.receive(until: "</html>").hasPrefix("HTTP/1.1 200"))
    }
  }

  // MARK: Helpers

  private func lines(_ lines: String...) -> String { lines.map { $0 + "\r\n" }.joined() }

  private func head(_ port: UInt16) -> String {
    lines(
      "POST /-/events HTTP/1.1",
      "Host: localhost:\(port)",
      "Origin: http://localhost:\(port)",
      "Content-Type: application/json"
    )
  }

  private func post(_ body: String, _ port: UInt16, _ headers: String) -> String {
    head(port) + headers + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
  }
}
#endif
