// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Testing

@MainActor
@Suite("HTTP/2", .timeLimit(.minutes(10)))
struct HTTP2Tests {
  @Test("twelve pages share one connection for streams and events")
  func pages() async throws {
    try await withSecureServer { site, port in
      let browser = TestBrowser(try await HTTP2Wire(port), port: port)
      var pages: [TestPage] = []
      for _ in 0..<12 {
        let page = try await browser.open()
        #expect(await page.connect().status == .ok)
        pages.append(page)
      }
      for page in pages.reversed() {
        #expect(await page.send("press", try page.element("press", "More")).status == .noContent)
        try await page.receive()
        #expect(page.text.contains("Count 1"))
      }
      #expect(site.server.connectionCount == 1)
    }
  }

  @Test("requests are checked as over HTTP/1.1")
  func checks() async throws {
    try await withSecureServer { site, port in
      let wire = try await HTTP2Wire(port)
      let page = try await TestBrowser(wire, port: port).open()
      let event = ["n": 1, "e": try page.element("press", "More"), "k": "press"] as [String: Any]
      for origin in ["https://evil.example", "http://localhost:\(port)", "null", ""] {
        #expect(await page.send([event], headers: ["origin": origin]).status == .forbidden)
      }
      #expect(await page.send([event], headers: ["cookie": ""]).status == .forbidden)
      #expect(await page.send([event], token: "x").status == .forbidden)
      // A second host field.
      let second = try await wire.request("GET", "/", [HTTPField.Name("Host")!: "evil.example"])
      #expect(try await second.response().status != .ok)
      #expect(site.stores[0].count == 0)
      #expect(await page.send([event]).status == .noContent)
      #expect(site.stores[0].count == 1)
    }
  }

  @Test("resetting a stream ends it, and the connection continues")
  func reset() async throws {
    try await withSecureServer { site, port in
      let wire = try await HTTP2Wire(port)
      let browser = TestBrowser(wire, port: port)
      let page = try await browser.open()
      let exchange = try await wire.request(
        "GET",
        "/-/stream?pages=\(page.id):0",
        [.cookie: browser.cookie ?? ""]
      )
      #expect(await exchange.next() != nil)
      try await site.waits(page)
      await exchange.close()
      try await wait(while: #require(site.server.registry.page(page.id)).isWaiting)
      #expect(await browser.get("/-/client.js").status == .ok)
      #expect(site.server.connectionCount == 1)
    }
  }

  @Test("a head with too many fields is refused on its stream only")
  func heads() async throws {
    try await withSecureServer { _, port in
      let wire = try await HTTP2Wire(port)
      var fields = HTTPFields()
      for index in 0..<101 {
        fields.append(HTTPField(name: HTTPField.Name("x-\(index)")!, value: ""))
      }
      #expect(try await wire.request("GET", "/", fields).response().status == .badRequest)
      #expect(try await wire.request("GET", "/").response().status == .ok)
    }
    try await withSecureServer({ $0.limits.headBytes = 1000 }) { _, port in
      let wire = try await HTTP2Wire(port)
      let large: HTTPFields = [.userAgent: String(repeating: "x", count: 1000)]
      #expect(try await wire.request("GET", "/", large).response().status == .badRequest)
      #expect(try await wire.request("GET", "/").response().status == .ok)
    }
  }

  @Test("a head beyond the size limit ends the connection")
  func largeHead() async throws {
    try await withSecureServer { _, port in
      let wire = try await HTTP2Wire(port)
      let large: HTTPFields = [.userAgent: String(repeating: "x", count: 40_000)]
      let exchange = try? await wire.request("GET", "/", large)
      #expect(await exchange?.next() == nil)
    }
  }

  @Test("a slow or oversized body is refused on its stream only")
  func bodies() async throws {
    try await withSecureServer({ $0.limits.heartbeat = .seconds(3600) }) { site, port in
      let wire = try await HTTP2Wire(port)
      let browser = TestBrowser(wire, port: port)
      let page = try await browser.open()
      await page.connect()
      var fields: HTTPFields = [
        .cookie: browser.cookie ?? "", .origin: "https://localhost:\(port)",
        .contentType: "application/json",
      ]
      let slow = try await wire.request("POST", "/-/events", fields, isWhole: false)
      try await slow.send("{")
      try await site.readsBody(of: page)
      await site.advance(by: .seconds(599))
      await page.send("press", try page.element("press", "More"))
      try await page.receive()
      await site.advance(by: .seconds(1))
      #expect(try await slow.response().status == .requestTimeout)

      fields[.contentLength] = "100000"
      let large = try await wire.request("POST", "/-/events", fields, isWhole: false)
      #expect(try await large.response().status == .contentTooLarge)
      // The unread rest does not extend the timeout.
      await site.advance(by: .seconds(600))
      #expect(await large.next() == nil)
      #expect(await browser.get("/-/client.js").status == .ok)
      #expect(site.server.connectionCount == 1)
    }
  }

  @Test("a stream whose client reads nothing is reset, and the connection continues")
  func stalled() async throws {
    try await withSecureServer({ $0.limits.heartbeat = .seconds(36_000) }) { site, port in
      let wire = try await HTTP2Wire(port)
      let browser = TestBrowser(wire, port: port)
      let page = try await browser.open()
      let exchange = try await wire.request(
        "GET",
        "/-/stream?pages=\(page.id):0",
        [.cookie: browser.cookie ?? ""]
      )
      #expect(await exchange.next() != nil)
      try await site.waits(page)
      // More than a stream buffers for a client that does not read.
      site.stores[0].send(.change { $0.text = String(repeating: "x", count: 1_000_000) })
      // The message is encoded on another thread, and the clock must not advance before it is
      // written.
      var isWritten = false
      while !isWritten {
        guard case .body(let bytes)? = await exchange.next() else { throw Exchange.Closed() }
        isWritten = String(buffer: bytes).contains("xxxx")
      }
      var minutes = 0
      while site.server.streamCount > 0, minutes < 60 {
        await site.advance(by: .seconds(60))
        #expect(await browser.get("/-/client.js").status == .ok)
        minutes += 1
      }
      #expect(minutes >= 10)
      #expect(minutes < 60)
      #expect(site.server.connectionCount == 1)
    }
  }

  @Test("a short response has a read timeout, too")
  func stalledResponse() async throws {
    try await withSecureServer { site, port in
      let wire = try await HTTP2Wire(port, window: 0)
      let exchange = try await wire.request("GET", "/-/icon.svg")
      guard case .head? = await exchange.next() else { throw Exchange.Closed() }
      #expect(site.server.streamCount == 1)
      await site.advance(by: .seconds(599))
      #expect(site.server.streamCount == 1)
      await site.advance(by: .seconds(1))
      #expect(await exchange.next() == nil)
      try await wait(while: site.server.streamCount > 0)
    }
  }

  @Test("a response that is read slowly arrives completely")
  func slowClient() async throws {
    let text = String(repeating: "Long. ", count: 100_000)
    try await withSecureServer({ $0.strings.withoutScripts = text }) { site, port in
      let wire = try await HTTP2Wire(port)
      let exchange = try await wire.request("GET", "/notes")
      guard case .head? = await exchange.next() else { throw Exchange.Closed() }
      var bytes = 0
      var isWhole = false
      while !isWhole {
        // Each step is shorter than the timeout, and all steps together are longer.
        await site.advance(by: .seconds(360))
        for _ in 0..<8 where !isWhole {
          switch await exchange.next() {
          case .body(let piece)?: bytes += piece.readableBytes
          case .end?: isWhole = true
          case .head?, nil: throw Exchange.Closed()
          }
        }
      }
      #expect(bytes > 500_000)
    }
  }

  @Test("an idle connection is closed after its timeout, and one with a stream is not")
  func idle() async throws {
    try await withSecureServer({ $0.limits.heartbeat = .seconds(3600) }) { site, port in
      let page = try await TestBrowser(try await HTTP2Wire(port), port: port).open()
      await page.connect()
      let idle = try await HTTP2Wire(port)
      #expect(try await idle.request("GET", "/-/client.js").response().status == .ok)
      try await wait(while: site.server.streamCount > 1)
      await site.advance(by: .seconds(600))
      await idle.closes()
      try await wait(while: site.server.connectionCount > 1)
      await page.send("press", try page.element("press", "More"))
      try await page.receive()
      #expect(page.text.contains("Count 1"))
    }
  }

  @Test("stopping a server closes its connections")
  func stop() async throws {
    var wire: HTTP2Wire?
    try await withSecureServer { _, port in
      wire = try await HTTP2Wire(port)
      let page = try await TestBrowser(try #require(wire), port: port).open()
      await page.connect()
    }
    await wire?.closes()
  }
}
#endif
