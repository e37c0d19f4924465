// SPDX-License-Identifier: MIT

#if TLS
import EnsembleConcurrency
import EnsembleUI
import EnsembleWeb
import EnsembleWebCluster
import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import TestTools
import Testing

@MainActor
@Suite("Connections between servers", .timeLimit(.minutes(10)))
struct ClusterConnectionTests {
  private let secret = "a secret of more than 32 characters"

  @Test("events, messages, uploads and downloads pass between two servers")
  func forwarding() async throws {
    try await run { site, browser, way in
      let page = try await browser.open("files")
      let desk = try #require(site.desks.first)
      way.leadsToOther = true
      #expect(await page.connect().status == .ok)
      #expect(try await press("More", page).status == .noContent)
      try await page.receive()
      #expect(page.text.contains("Count 1"))

      desk.isImporting = true
      try await page.receive()
      let text = String(repeating: "Zeile ä\n", count: 50_000)
      #expect(try await upload(text, page, browser).status == .noContent)
      #expect(desk.received == [["a.txt: \(text)"]])
      try await page.receive()

      desk.isExporting = true
      desk.text = text
      try await page.receive()
      let answer = try await served { await browser.get(try page.offer()) }
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentDisposition]?.contains("Out.txt") == true)
      #expect(answer.headers[values: .xContentTypeOptions] == ["nosniff"])
      #expect(answer.text == text)
    }
  }

  @Test("the end of a server ends the streams of its pages at once")
  func ending() async throws {
    try await run { site, browser, way in
      let page = try await browser.open("files")
      way.leadsToOther = true
      #expect(await page.connect().status == .ok)
      #expect(try await press("More", page).status == .noContent)
      try await page.receive()
      await site.server.stop()
      #expect(await page.next() == "event: gone\ndata: 0\n\n")
      // A connection that was waiting may be lost first.
      #expect(try await served { await page.send([]) }.status == .gone)
    }
  }

  /// Presses a button, again if the connection between the servers took too long.
  private func press(_ title: String, _ page: TestPage) async throws -> WebResponse {
    let element = try page.element("press", title)
    return try await served { await page.send("press", element, number: 1) }
  }

  /// Uploads a file, again if the connection between the servers took too long.
  private func upload(
    _ text: String,
    _ page: TestPage,
    _ browser: TestBrowser
  ) async throws -> WebResponse {
    let headers = [
      "ensemble-token": page.token, "content-type": "application/octet-stream",
      "content-length": "\(text.utf8.count)",
    ]
    return try await served {
      let query = try Upload(size: text.utf8.count).query(page)
      return await browser.request(
        "POST",
        "/-/upload",
        query: query,
        headers: headers,
        body: text
      )
    }
  }

  /// Sends a request, again as long as the connection between the servers takes too long.
  private func served(_ request: () async throws -> WebResponse) async throws -> WebResponse {
    var response: WebResponse?
    let isServed = try await eventually {
      response = try await request()
      return response?.status != .serviceUnavailable
    }
    try #require(isServed)
    return try #require(response)
  }

  /// Runs a server at a port, and another one that forwards requests to it.
  private func run(
    _ body: @MainActor (FileSite, TestBrowser, Way) async throws -> Void
  ) async throws {
    let port = try freePort()
    let cluster = WebCluster(address: "http://127.0.0.1:\(port)", secret: secret)
    try await FileSite.run {
      $0.port = port
      $0.cluster = cluster
    } _: { site in
      var configuration = WebConfiguration()
      configuration.logger.logLevel = .critical
      configuration.limits = .patient
      configuration.cluster = WebCluster(address: "http://127.0.0.1:1", secret: secret)
      let other = WebServer(configuration: configuration, apps: [])
      let way = Way()
      try await body(site, TestBrowser(site.server.site, other.site, way), way)
    }
  }

  /// Returns a free port outside of the range from which the system assigns ports.
  private func freePort() throws -> UInt16 {
    while true {
      let port = Int.random(in: 12_000..<32_000)
      let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      let binding = bootstrap.bind(host: "127.0.0.1", port: port)
      guard let channel = try? binding.wait() else { continue }
      try channel.close().wait()
      return UInt16(port)
    }
  }

  // MARK: Identifiers

  @Test("the identifier of a page tells other servers its address, and nobody else")
  func tags() throws {
    let a = try peers("http://10.0.0.1:8080")
    let b = try peers("http://10.0.0.2:8080")
    let id = "page" + a.tag
    #expect(b.address(ofID: id) == "http://10.0.0.1:8080")
    #expect(a.address(ofID: id) == nil)
    #expect(a.address(ofID: "page" + b.tag) == "http://10.0.0.2:8080")
    let bytes = Data(base64Encoded: String(a.tag.dropFirst()).padded) ?? Data()
    #expect(!String(decoding: bytes, as: UTF8.self).contains("10.0.0"))
    // A new process at the same address did not create the tag, but the tag contains its own
    // address.
    #expect(try peers("http://10.0.0.1:8080").address(ofID: id) == nil)
    let stranger = try peers("http://10.0.0.2:8080", secret: secret + "2")
    #expect(stranger.address(ofID: id) == nil)
  }

  @Test("a changed identifier leads nowhere")
  func forged() throws {
    let a = try peers("http://10.0.0.1:8080")
    let b = try peers("http://10.0.0.2:8080")
    let tag = Array(a.tag)
    for index in tag.indices.dropFirst().dropLast() {
      var changed = tag
      changed[index] = changed[index] == "A" ? "B" : "A"
      #expect(b.address(of: String(changed)[...]) == nil)
    }
    let long = String(repeating: ".a", count: 9_999)
    for text in ["", ".", "..", ".http://10.0.0.1:8080", ".\u{1F600}", long] {
      #expect(b.address(of: text[...]) == nil)
      #expect(b.address(ofID: text) == nil)
    }
  }

  @Test("the owner of a session is another server if its name is an address")
  func owners() throws {
    let peers = try peers("http://10.0.0.1:8080")
    #expect(peers.address(ofOwner: "http://10.0.0.2:8080") == "http://10.0.0.2:8080")
    let own = "http://10.0.0.1:8080"
    for name in [own, "web-1:4711", "", "https://10.0.0.2:8080", "http://a:80/b"] {
      #expect(peers.address(ofOwner: name) == nil)
    }
  }

  @Test(
    "an address that no server can have is reported",
    arguments: [
      "", "10.0.0.1:8080", "https://a:1", "http://a", "http://a:1/b", "http://u@a:1",
      "http://0.0.0.0:8080",
    ]
  )
  func invalidAddress(address: String) {
    withKnownIssue {
      _ = WebCluster(address: address, secret: secret)
    } matching: {
      $0.description.contains("'\(address)' is not an address of a process")
    }
  }

  @Test("a short secret is reported, without being shown")
  func shortSecret() {
    withKnownIssue {
      _ = WebCluster(address: "http://a:1", secret: "short")
    } matching: {
      $0.description.contains("has 5 characters") && !$0.description.contains("short")
    }
  }

  private func peers(_ address: String, secret: String? = nil) throws -> any SitePeers {
    var configuration = WebConfiguration()
    configuration.cluster = WebCluster(address: address, secret: secret ?? self.secret)
    return try #require(configuration.peers)
  }
}

extension String {
  /// The text in the usual alphabet of Base64, with padding.
  fileprivate var padded: String {
    let text = replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    return text + String(repeating: "=", count: (4 - text.count % 4) % 4)
  }
}

/// The route of a browser to one of two servers.
@MainActor
private final class Way {
  var leadsToOther = false
}

extension TestBrowser {
  /// Creates a browser whose requests reach one of two servers.
  fileprivate convenience init(_ site: WebSite, _ other: WebSite, _ way: Way) {
    self.init(host: "127.0.0.1:8080") { method, target, headers, body in
      let site = way.leadsToOther ? other : site
      var response = try await Self.respond(site, method, target, headers, body)
      guard case .bytes(_, let next) = response.body else { return response }
      var all = ByteBuffer()
      while let bytes = try await next() { all.writeImmutableBuffer(bytes) }
      response.body = .text(String(buffer: all))
      return response
    }
  }
}
#endif
