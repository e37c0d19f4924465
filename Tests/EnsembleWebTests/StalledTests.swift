// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleWeb
import Testing

@MainActor
@Suite("Stalled clients and leftover input", .timeLimit(.minutes(10)))
struct StalledTests {
  @Test("a client that stops reading is dropped without affecting others, and can return in time")
  func stalled() async throws {
    try await withServer({ $0.limits.heartbeat = .seconds(3600) }) { site, port in
      let bystander = Bystander(
        try await TestBrowser(port: port, keepsConnection: true).open()
      )
      await bystander.page.connect()
      let page = try await TestBrowser(port: port).open()
      // Newer versions of Linux let the default receive buffer grow to 32 MB.
      let wire = try await Wire(port, receiveBuffer: 65_536)
      try await wire.send(stream(of: page, port) + "\r\n")
      _ = try await wire.receive(until: "\r\n\r\n")
      try await site.waits(page)

      // More than the system's send buffer, which has at most 4 MB by default.
      let text = String(repeating: "x", count: 8_000_000)
      site.stores[1].send(.change { $0.text = text })
      let registry = site.server.registry
      // The message is encoded on another thread, and the clock must not advance before it is
      // written.
      _ = try await wire.receive(bytes: 1)
      let count = site.server.connectionCount
      var seconds = 0
      while site.server.connectionCount == count, seconds < 60 {
        try await pass(1, site, bystander)
        seconds += 1
      }
      #expect(seconds >= 10)
      try #require(seconds < 60)
      let received = try await wire.receiveAll()
      #expect(!received.isEmpty)
      #expect(received.utf8.count < text.utf8.count)

      // A returning client receives the whole page.
      site.stores[1].send(.change { ($0.text, $0.count) = ("", 7) })
      await page.connect()
      #expect(try await page.receive().contains("\"h\":"))
      #expect(page.text.contains("Count 7"))
      // The lifetime of a page starts when its connection is closed. Another thread notices that,
      // and the clock must not advance before.
      let last = try await Wire(port)
      try await last.send(stream(of: page, port) + "\r\n")
      _ = try await last.receive(until: "\r\n\r\n")
      try await site.waits(page)
      await last.close()
      try await wait(while: #require(registry.page(page.id)).isWaiting)
      try await pass(59, by: 10, site, bystander)
      try await pass(9, site, bystander)
      #expect(registry.sessionCount == 2)
      try await pass(1, site, bystander)
      #expect(registry.sessionCount == 1)
    }
  }

  @Test("the response to HEAD has no body, so the next response follows directly")
  func head() async throws {
    try await withServer({ $0.limits.heartbeat = .seconds(3600) }) { _, port in
      for origin in ["", "Origin: http://localhost:\(port)\r\n"] {
        let wire = try await Wire(port)
        try await wire.send("HEAD /notes HTTP/1.1\r\nHost: localhost:\(port)\r\n\(origin)\r\n")
        let head = try await wire.receive(until: "\r\n\r\n")
        #expect(head.hasPrefix("HTTP/1.1 200"))
        try await wire.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
        #expect(try await wire.receive(bytes: 12) == "HTTP/1.1 200")
        await wire.close()
      }
    }
  }

  @Test("the body of a stream request is not parsed as a request when the stream ends")
  func body() async throws {
    try await withServer({ $0.limits.heartbeat = .seconds(3600) }) { site, port in
      let page = try await TestBrowser(port: port).open()
      let wire = try await Wire(port)
      let inner = "GET /notes HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
      let padding = String(repeating: " ", count: 5000)
      try await wire.send(
        stream(of: page, port) + "Content-Length: \(inner.utf8.count + 5000)\r\n\r\n" + inner
          + padding
      )
      _ = try await wire.receive(until: "\r\n\r\n")
      try await site.waits(page)
      await page.connect()
      #expect(!(try await wire.receiveAll()).contains("HTTP/1.1"))
      #expect(site.server.registry.pageCount == 1)
    }
  }

  // MARK: Helpers

  /// Returns the head of a stream request, without its end.
  private func stream(of page: TestPage, _ port: UInt16) -> String {
    "GET /-/stream?pages=\(page.id):0 HTTP/1.1\r\nHost: localhost:\(port)\r\n"
      + "Cookie: \(page.browser.cookie ?? "")\r\n"
  }

  /// Advances the clock in steps, with the bystander working in each.
  private func pass(
    _ steps: Int,
    by seconds: Int = 1,
    _ site: TestSite,
    _ bystander: Bystander
  ) async throws {
    for _ in 0..<steps {
      await site.advance(by: .seconds(seconds))
      try await bystander.work()
    }
  }
}
#endif
