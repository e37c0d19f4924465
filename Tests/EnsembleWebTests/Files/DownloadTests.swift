// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import Testing

@MainActor
@Suite("Downloads", .timeLimit(.minutes(10)))
struct DownloadTests {
  @Test("a file is downloaded once, as an attachment, and the view is notified")
  func fetched() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.exporting()
      let text = String(repeating: "ä", count: 200_000)
      desk.text = text
      let offer = try page.offer()
      let response = await page.browser.get(offer)
      #expect(response.status == .ok)
      #expect(response.text == text)
      #expect(response.headers[.contentType] == "text/plain")
      #expect(response.headers[.xContentTypeOptions] == "nosniff")
      #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
      #expect(response.headers[.cacheControl] == "no-store")
      #expect(
        response.headers[.contentDisposition]
          == "attachment; filename=\"Out.txt\"; filename*=UTF-8''Out.txt"
      )
      try await site.until { !desk.isExporting }
      #expect(desk.saved == [true])
      #expect(desk.fileCount == 0)
      #expect(await page.browser.get(offer).status == .notFound)
    }
  }

  @Test("an empty file is downloaded")
  func empty() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.exporting()
      desk.text = ""
      #expect(await page.browser.get(try page.offer()).status == .ok)
      try await site.until { !desk.isExporting }
      #expect(desk.saved == [true])
    }
  }

  @Test("a download requires the browser of the page and the key of the offer")
  func foreign() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.exporting()
      let (thief, _) = try await site.exporting()
      let offer = try page.offer()
      #expect(await thief.browser.get(offer).status == .forbidden)
      #expect(await page.browser.get(offer, headers: ["cookie": ""]).status == .forbidden)
      #expect(await page.browser.get(offer, headers: ["host": "evil.example"]).status == .forbidden)
      let crossSite = ["sec-fetch-site": "cross-site"]
      #expect(await page.browser.get(offer, headers: crossSite).status == .forbidden)
      #expect(await page.browser.get(offer + "0").status == .forbidden)
      let key = offer.split(separator: "key=")[1]
      let guess = offer.replacing(key, with: String(repeating: "0", count: 48))
      #expect(await page.browser.get(guess).status == .forbidden)
      // The offer of another page has another key.
      #expect(
        await thief.browser.get(try thief.offer().replacing(thief.id, with: page.id)).status
          == .forbidden
      )
      #expect(await page.browser.request("POST", offer).status == .methodNotAllowed)
      #expect(desk.isExporting && desk.saved.isEmpty)
      #expect(await page.browser.get(offer).status == .ok)
    }
  }

  @Test("a page without an offer has no download")
  func nothing() async throws {
    try await FileSite.run { site in
      let page = try await site.open()
      for element in ["0", "999", "x", ""] {
        let target = "/-/download?page=\(page.id)&element=\(element)&key=x"
        #expect(await page.browser.get(target).status == .notFound)
      }
      #expect(await page.browser.get("/-/download?page=x&element=1&key=x").status == .gone)
      #expect(await page.browser.get("/-/download").status == .gone)
    }
  }

  @Test("a document that cannot be written ends the offer, and the view is notified")
  func unwritable() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.exporting()
      desk.text = nil
      #expect(await page.browser.get(try page.offer()).status == .gone)
      #expect(desk.saved == [false])
      #expect(!desk.isExporting)
    }
  }

  @Test("an interrupted download is not reported as saved, and can be retried with a new key")
  func cut() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.exporting()
      // More than a connection buffers for a client that does not read.
      desk.text = String(repeating: "x", count: 20_000_000)
      let offer = try page.offer()
      let wire = try await Wire(site.port, receiveBuffer: 65_536)
      try await wire.send(
        "GET \(offer) HTTP/1.1\r\nHost: localhost:\(site.port)\r\n"
          + "Cookie: \(page.browser.cookie ?? "")\r\n\r\n"
      )
      #expect(try await wire.receive(until: "\r\n").hasPrefix("HTTP/1.1 200"))
      #expect(desk.fileCount == 1)
      await wire.close()
      try await site.until { desk.fileCount == 0 }
      #expect(desk.isExporting && desk.saved.isEmpty)
      #expect(await page.browser.get(offer).status == .forbidden)
      try await page.receive()
      let again = try page.offer()
      #expect(again != offer)
      desk.text = "short"
      #expect(await page.browser.get(again).text == "short")
      try await site.until { desk.saved == [true] }
    }
  }

  @Test(
    "a file is sent if its connection is still open after the last piece",
    arguments: [true, false]
  )
  func lastPiece(isConnected: Bool) async throws {
    let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    func send() async throws {
      let download = WebDownload(
        file,
        length: 4,
        deadline: .seconds(60),
        clock: ServerClock(TestClock()),
        isConnected: { isConnected }
      ) { end.yield($0) }
      try await download.send { @Sendable in #expect(String(buffer: $0) == "text") }
    }
    if isConnected {
      try await send()
    } else {
      await #expect(throws: CancellationError.self) { try await send() }
    }
    var iterator = ends.makeAsyncIterator()
    #expect(await iterator.next() == isConnected)
  }

  @Test("a download beyond the server's space is refused, and the offer remains")
  func space() async throws {
    try await FileSite.run({ $0.limits.fileBytes = 10 }) { site in
      let (page, desk) = try await site.exporting()
      desk.text = "12345678901"
      #expect(await page.browser.get(try page.offer()).status == .serviceUnavailable)
      #expect(desk.fileCount == 0 && desk.isExporting && desk.saved.isEmpty)
    }
  }

  @Test("an offer expires as if it had been declined")
  func lifetime() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.exporting()
      await site.advance(by: .seconds(1))
      await site.advance(by: .seconds(599))
      #expect(desk.isExporting)
      await site.advance(by: .seconds(1))
      #expect(!desk.isExporting && desk.saved.isEmpty)
      #expect(await page.browser.get(try page.offer()).status == .notFound)
    }
  }

  @Test(
    "a filename in a header is quoted and cannot end its context",
    arguments: [
      ("a b.txt", "\"a b.txt\"", "a%20b.txt"), ("a\"; x=\"b", "\"a__ x=_b\"", "a%22%3B%20x%3D%22b"),
      ("a\r\nX: y", "\"a__X: y\"", "a%0D%0AX%3A%20y"), ("ä.txt", "\"_.txt\"", "%C3%A4.txt"),
      ("%41\\", "\"_41_\"", "%2541%5C"),
    ]
  )
  func disposition(name: String, plain: String, full: String) {
    #expect(
      contentDisposition(of: name) == "attachment; filename=\(plain); filename*=UTF-8''\(full)"
    )
  }
}

extension FileSite {
  /// Returns a connected page that shows a file offer.
  fileprivate func exporting() async throws -> (TestPage, FileDesk) {
    let page = try await open()
    let desk = try #require(desks.last)
    desk.isExporting = true
    try await page.receive()
    return (page, desk)
  }
}
#endif
