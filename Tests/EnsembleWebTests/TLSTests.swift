// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleUI
import EnsembleWeb
import EnsembleWebTLS
import Foundation
import HTTPTypes
import NIOSSL
import Testing

@MainActor
@Suite("HTTPS", .timeLimit(.minutes(10)))
struct TLSTests {
  @Test("a page works over HTTP/1.1 even if HTTP/2 is available")
  func page() async throws {
    for transport in [
      try WebTransport.https1(tls: TestCertificate.server()),
      try .http2(tls: TestCertificate.server()),
    ] {
      try await withServer({ $0.transport = transport }) { _, port in
        let page = try await TestBrowser(port: port, encryption: TestCertificate.client).open()
        #expect(await page.connect().status == .ok)
        await page.send("press", try page.element("press", "More"))
        try await page.receive()
        #expect(page.text.contains("Count 1"))
      }
    }
  }

  @Test("a server of one application reads a certificate and a key from files")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let certificate = folder.appending(path: "certificate.pem").path
    let key = folder.appending(path: "key.pem").path
    try TestCertificate.certificate.write(toFile: certificate, atomically: true, encoding: .utf8)
    try TestCertificate.key.write(toFile: key, atomically: true, encoding: .utf8)

    var configuration = WebConfiguration()
    configuration.port = 0
    configuration.limits = .patient
    let server = try WebServer(
      "Hello",
      configuration: configuration,
      tls: .pemFiles(certificate: certificate, key: key)
    ) { Text("Hello, encrypted") }
    let port = try await server.start()
    let html = await TestBrowser(port: port, encryption: TestCertificate.client).get("/").text
    #expect(html.contains("Hello, encrypted"))
    await server.stop()
  }

  @Test("an unusable certificate or key throws before the server is created")
  func broken() {
    let path = #filePath
    #expect(throws: NIOSSLError.self) {
      try TLSConfiguration.pemFiles(certificate: path, key: path)
    }
    #expect(throws: (any Error).self) {
      try TLSConfiguration.pemFiles(certificate: "/no/such/file", key: path)
    }
  }

  @Test("cookies are marked as secure, and only the HTTPS origin is accepted")
  func origin() async throws {
    try await withSecureServer { site, port in
      let browser = TestBrowser(port: port, encryption: TestCertificate.client)
      let response = await browser.get("/notes")
      let cookie = try #require(response.headers[.setCookie])
      #expect(cookie.hasPrefix("__Host-ensemble-\(port)="))
      #expect(cookie.contains("; Path=/; "))
      #expect(cookie.hasSuffix("; Secure"))
      let page = try TestPage(browser, "notes", response.text)
      let event = ["n": 1, "e": try page.element("press", "More"), "k": "press"] as [String: Any]
      let plain = ["origin": "http://localhost:\(port)"]
      #expect(await page.send([event], headers: plain).status == .forbidden)
      #expect(site.stores[0].count == 0)
      #expect(await page.send([event]).status == .noContent)
      #expect(site.stores[0].count == 1)
    }
  }

  @Test("behind a TLS proxy, only the HTTPS origin is accepted")
  func proxy() async throws {
    let site = TestSite { $0.isSecure = true }
    let page = try await TestBrowser(site).open()
    let event = ["n": 1, "e": try page.element("press", "More"), "k": "press"] as [String: Any]
    #expect(await page.send([event]).status == .forbidden)
    let origin = ["origin": "https://127.0.0.1:8080"]
    #expect(await page.send([event], headers: origin).status == .noContent)
  }

  @Test func `the cookie of a mounted site, which has a path, has the prefix of such cookies`()
    async throws
  {
    var configuration = WebConfiguration()
    configuration.isSecure = true
    let app = WebApp(path: "notes", title: "Notes") { Text("Notes") }
    let site = WebSite(
      configuration: configuration,
      apps: [app],
      clock: TestClock(),
      isMounted: true
    )
    let browser = TestBrowser(site, context: WebRequestContext(base: ["in"]))
    let cookie = try #require(await browser.get("/in").headers[.setCookie])
    #expect(cookie.hasPrefix("__Secure-ensemble-8080="))
    #expect(cookie.contains("; Path=/in; "))
    #expect(cookie.hasSuffix("; Secure"))
    site.registry.close()
  }

  @Test("a client that does not finish the handshake or does not speak TLS is disconnected")
  func handshake() async throws {
    try await withSecureServer { site, port in
      let silent = try await Wire(port)
      try await wait(while: site.server.connectionCount == 0)
      let hello = try await Wire(port)
      try await hello.send([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00])
      try await wait(while: site.server.connectionCount < 2)
      let plain = try await Wire(port)
      try await plain.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      #expect(!(try await plain.receiveAll()).contains("HTTP/1.1"))
      await site.advance(by: .seconds(599))
      #expect(site.server.connectionCount >= 2)
      await site.advance(by: .seconds(1))
      #expect(try await silent.receiveAll() == "")
      #expect(try await hello.receiveAll() == "")
      try await wait(while: site.server.connectionCount > 0)
    }
  }

  @Test("broken TLS versions are refused, although the library supports them")
  func versions() async throws {
    try await withSecureServer { _, port in
      for version in [TLSVersion.tlsv1, .tlsv11] {
        let old = try await Wire(
          port,
          encryption: { try TestCertificate.client(["http/1.1"], newest: version) }
        )
        await #expect(throws: (any Error).self) {
          try await old.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
          _ = try await old.receive(until: "HTTP/1.1")
        }
      }
    }
  }

  @Test("an oversized head and a slow body are refused over HTTPS, too")
  func limits() async throws {
    try await withSecureServer { site, port in
      let large = try await Wire(port, encryption: TestCertificate.client)
      let field = String(repeating: "x", count: 20_000)
      try await large.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\nX: \(field)\r\n\r\n")
      #expect(try await large.receive(until: "\r\n").hasPrefix("HTTP/1.1 400"))

      let page = try await TestBrowser(port: port, encryption: TestCertificate.client).open()
      let slow = try await Wire(port, encryption: TestCertificate.client)
      try await slow.send(
        """
        POST /-/events HTTP/1.1\r\nHost: localhost:\(port)\r\nOrigin: https://localhost:\(port)\r
        Cookie: \(page.browser.cookie ?? "")\r\nContent-Type: application/json\r
        Content-Length: 100\r\n\r\n{
        """
      )
      try await site.readsBody(of: page)
      await site.advance(by: .seconds(600))
      #expect(try await slow.receive(until: "\r\n").hasPrefix("HTTP/1.1 408"))
    }
  }
}

/// Runs an HTTPS server with HTTP/2 and HTTP/1.1 on a free loopback port for the duration of a
/// test.
@MainActor
func withSecureServer(
  rows: Int = 0,
  _ configure: (inout WebConfiguration) -> Void = { _ in },
  _ body: @MainActor (TestSite, UInt16) async throws -> Void
) async throws {
  let transport = try WebTransport.http2(tls: TestCertificate.server())
  try await withServer(
    rows: rows,
    {
      $0.transport = transport
      // A connection without requests ends in real time, which a busy machine may take for a few
      // steps.
      $0.limits.stallTimeout = .seconds(600)
      configure(&$0)
    },
    body
  )
}

extension TestSite {
  /// Waits until the server reads the body of a request of a page's browser.
  func readsBody(of page: TestPage) async throws {
    let registry = server.registry
    let cookie = String(page.browser.cookie?.split(separator: "=").last ?? "")
    try await wait(while: registry.requestCount(of: cookie) == 0)
  }
}
#endif
