// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleWeb
import Testing

@MainActor
@Suite("What is left on a connection", .timeLimit(.minutes(10)))
struct StalledTests {
  @Test("a client that stops reading is dropped; others go on, and its session has its time")
  func stalled() async throws {
    try await withServer({ $0.limits.heartbeat = .seconds(3600) }) { site, port in
      let bystander = Bystander(
        try await TestBrowser(port: port, keepsConnection: true).open()
      )
      await bystander.page.connect()
      let page = try await TestBrowser(port: port).open()
      let wire = try await Wire(port)
      try await wire.send(stream(of: page, port) + "\r\n")
      _ = try await wire.receive(until: "\r\n\r\n")
      try await site.waits(page)

      // More than the system takes for somebody who does not.
      let text = String(repeating: "x", count: 8_000_000)
      site.stores[1].send(.change { $0.text = text })
      let registry = site.server.registry
      while try #require(registry.page(page.id)).isWaiting { await Task.yield() }
      let count = site.server.connectionCount
      var seconds = 0
      while site.server.connectionCount == count, seconds < 60 {
        try await pass(1, site, bystander)
        seconds += 1
      }
      #expect(seconds >= 10)
      #expect(seconds < 60)
      let received = try await wire.receiveAll()
      #expect(!received.isEmpty)
      #expect(received.utf8.count < text.utf8.count)

      // Who comes back is shown everything anew.
      site.stores[1].send(.change { ($0.text, $0.count) = ("", 7) })
      await page.connect()
      #expect(try await page.receive().contains("\"h\":"))
      #expect(page.text.contains("Count 7"))
      // A page is last seen when its connection is closed, which is noticed on another thread than this: until then
      // time must not pass.
      let last = try await Wire(port)
      try await last.send(stream(of: page, port) + "\r\n")
      _ = try await last.receive(until: "\r\n\r\n")
      try await site.waits(page)
      await last.close()
      while try #require(registry.page(page.id)).isWaiting { await Task.yield() }
      try await pass(59, by: 10, site, bystander)
      try await pass(9, site, bystander)
      #expect(registry.sessionCount == 2)
      try await pass(1, site, bystander)
      #expect(registry.sessionCount == 1)
    }
  }

  @Test("who asks for a head gets no more, so that the next response is the next one")
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

  @Test("the body that a stream was asked for with is not taken for a request when it ends")
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

  /// The head of a request for a stream, but for its end.
  private func stream(of page: TestPage, _ port: UInt16) -> String {
    "GET /-/stream?pages=\(page.id):0 HTTP/1.1\r\nHost: localhost:\(port)\r\n"
      + "Cookie: \(page.browser.cookie ?? "")\r\n"
  }

  /// Lets time pass in steps of some seconds, in each of which somebody works.
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
