// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

@MainActor
@Suite("Upload attacks over sockets", .timeLimit(.minutes(10)))
struct UploadAttackTests {
  @Test("a foreign token, page, or cookie is refused")
  func foreign() async throws {
    try await FileSite.run { site in
      let (victim, theirs) = try await site.importing()
      let (page, desk) = try await site.importing()
      for token in ["", "x", page.id, victim.token] {
        #expect(
          try await page.upload("x", headers: ["ensemble-token": token]).status == .forbidden
        )
      }
      #expect(try await page.upload("x", headers: ["cookie": ""]).status == .forbidden)
      // The victim's page, with everything that can be known of it except the cookie.
      let forged = ["page": victim.id]
      let headers = ["ensemble-token": victim.token]
      #expect(try await page.upload("x", change: forged, headers: headers).status == .forbidden)
      #expect(try await page.upload("x", change: forged).status == .forbidden)
      #expect(try await page.upload("x", change: ["page": "x"]).status == .gone)
      #expect(desk.fileCount == 0 && theirs.fileCount == 0)
      #expect(desk.isImporting && theirs.isImporting)
    }
  }

  @Test("a cross-site request is refused")
  func otherSite() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      for headers in [
        ["origin": "http://evil.example"], ["origin": "null"], ["origin": ""],
        ["sec-fetch-site": "cross-site"], ["host": "evil.example"],
      ] {
        #expect(try await page.upload("x", headers: headers).status == .forbidden)
      }
      for type in ["text/plain", "multipart/form-data", "application/json", ""] {
        let response = try await page.upload("x", headers: ["content-type": type])
        #expect(response.status == .unsupportedMediaType)
      }
      let query = try Upload(size: 1).query(page)
      #expect(await page.browser.get(Upload.target(query)).status == .methodNotAllowed)
      #expect(desk.fileCount == 0)
    }
  }

  @Test("an upload to an element that requests no file is refused")
  func nothingAsks() async throws {
    try await FileSite.run { site in
      let page = try await site.open()
      let more = "\(try page.element("press", "More"))"
      for element in ["0", more, "999", "-1", "", "x", "99999999999999999999"] {
        let query = [
          "page": page.id, "element": element, "name": "a", "size": "1", "at": "0", "of": "1",
        ]
        let response = await page.browser.request(
          "POST",
          Upload.target(query),
          headers: ["content-type": "application/octet-stream", "ensemble-token": page.token],
          body: "x"
        )
        #expect([400, 404].contains(response.status.code))
      }
      #expect(site.desks[0].fileCount == 0)
      // The events that choose files on the server cannot be sent by a browser.
      for kind in ["choose", "saved"] {
        let response = await page.send(kind, Int(more) ?? 0, ["/etc/passwd"])
        #expect(response.status == .badRequest)
      }
    }
  }

  @Test(
    "invalid numbers are refused",
    arguments: [
      ["size": "-1"], ["size": ""], ["size": "1e9"], ["size": "2"], ["at": "1"], ["at": "-1"],
      ["of": "0"], ["of": "x"], ["size": "99999999999999999999"],
    ]
  )
  func numbers(change: [String: String]) async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      #expect(try await page.upload("x", change: change).status == .badRequest)
      #expect(desk.fileCount == 0 && desk.isImporting)
    }
  }

  @Test("an upload without a length or with two framings is refused")
  func unframed() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      let upload = Upload(size: 1)
      let chunked = try upload.head(
        page,
        site.port,
        change: ["Content-Length": nil, "Transfer-Encoding": "chunked"]
      )
      var answer = try await site.answer(chunked + "\r\n1\r\nx\r\n0\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 411"))
      #expect(answer.lowercased().contains("connection: close"))
      let both = try upload.head(page, site.port, change: ["Transfer-Encoding": "chunked"])
      answer = try await site.answer(both + "\r\n1\r\nx\r\n0\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 400"))
      #expect(desk.fileCount == 0 && desk.isImporting)
    }
  }

  @Test("an upload beyond its announced length is refused early, and the connection is closed")
  func tooLong() async throws {
    try await FileSite.run({ $0.limits.uploadBytes = 1000 }) { site in
      let (page, desk) = try await site.importing()
      let head = try Upload(size: 10_000_000_000).head(page, site.port)
      let answer = try await site.answer(head + "\r\n" + String(repeating: "x", count: 5000))
      #expect(answer.hasPrefix("HTTP/1.1 413"))
      #expect(answer.lowercased().contains("connection: close"))
      #expect(desk.fileCount == 0)
    }
  }

  @Test("an interrupted upload leaves no file and frees its space")
  func cut() async throws {
    try await FileSite.run({ $0.limits.fileBytesPerSession = 100_000 }) { site in
      let (page, desk) = try await site.importing()
      for _ in 0..<5 {
        let wire = try await site.begin(Upload(size: 100_000), page, desk)
        await wire.close()
        try await site.until { desk.fileCount == 0 }
      }
      #expect(desk.isImporting)
      let text = String(repeating: "x", count: 100_000)
      // The count of uploads is decreased in the same step as the space.
      #expect(try await page.upload(text).status == .noContent)
      #expect(desk.received == [["a.txt: \(text)"]])
    }
  }

  @Test("an upload that is no longer wanted ends, whichever side cancels")
  func unwanted() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      let wire = try await site.begin(Upload(size: 1_000_000), page, desk)
      #expect(await page.send("dismiss", try page.element("choose")).status == .noContent)
      try await wire.send(String(repeating: "x", count: 10_000))
      #expect(try await wire.receive(until: "\r\n").hasPrefix("HTTP/1.1 410"))
      try await site.until { desk.fileCount == 0 }

      let (left, leftDesk) = try await site.importing()
      let other = try await site.begin(Upload(size: 1_000_000), left, leftDesk)
      _ = await left.send([], leaving: true)
      try await other.send(String(repeating: "x", count: 10_000))
      #expect(try await other.receive(until: "\r\n").hasPrefix("HTTP/1.1 410"))
      try await site.until { leftDesk.fileCount == 0 }
      #expect(desk.received.isEmpty && leftDesk.received.isEmpty)
    }
  }

  @Test("the end of a session removes its unfinished uploads")
  func ending() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      let wire = try await site.begin(Upload(size: 1_000_000), page, desk)
      site.server.registry.close()
      #expect(desk.fileCount == 0)
      try await wire.send(String(repeating: "x", count: 10_000))
      #expect(try await wire.receive(until: "\r\n").hasPrefix("HTTP/1.1 410"))
      #expect(desk.received.isEmpty)
    }
  }

  @Test("an upload that trickles in times out like one that never arrives")
  func slow() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      let wire = try await site.begin(Upload(size: 1_000_000), page, desk)
      var seconds = 0
      while desk.fileCount > 0, seconds < 60 {
        try? await wire.send(String(repeating: "x", count: 100))
        await site.advance(by: .seconds(1))
        // An expired timeout is handled on the connection's own thread.
        for _ in 0..<1000 { await Task.yield() }
        seconds += 1
      }
      // The connection's thread may be late.
      #expect((9..<60).contains(seconds))
      #expect(try await wire.receive(until: "\r\n").hasPrefix("HTTP/1.1 408"))
      #expect(desk.isImporting)
    }
  }

  @Test("an upload may take longer than a request while it makes progress")
  func steady() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      let piece = String(repeating: "x", count: 90_000)
      let wire = try await site.begin(Upload(size: 10 + 10 * piece.utf8.count), page, desk)
      for count in 1...10 {
        try await wire.send(piece)
        // Wait until the server has received the piece.
        try await site.until {
          desk.byteCount >= 10 + count * piece.utf8.count || !desk.isImporting
        }
        await site.advance(by: .seconds(8))
      }
      #expect(try await wire.receive(until: "\r\n").hasPrefix("HTTP/1.1 204"))
      #expect(desk.received.count == 1)
    }
  }

  @Test("concurrent uploads are limited per browser and in total, and events still get through")
  func many() async throws {
    try await FileSite.run({ $0.limits.uploads = 4 }) { site in
      let (page, desk) = try await site.importing()
      let size = Upload(size: 1000)
      var wires: [Wire] = []
      for count in 1...3 {
        wires.append(try await site.begin(size, page, desk, fileCount: count))
      }
      var answer = try await site.answer(try size.head(page, site.port) + "\r\nx")
      #expect(answer.hasPrefix("HTTP/1.1 503"))
      #expect(answer.lowercased().contains("retry-after"))

      let (other, otherDesk) = try await site.importing()
      wires.append(try await site.begin(size, other, otherDesk))
      answer = try await site.answer(try size.head(other, site.port) + "\r\nx")
      #expect(answer.hasPrefix("HTTP/1.1 503"))
      #expect(await page.send("press", try page.element("press", "More")).status == .noContent)
      #expect(desk.count == 1)

      for wire in wires { await wire.close() }
      try await site.until { desk.fileCount + otherDesk.fileCount == 0 }
      #expect(try await page.upload("x").status == .noContent)
    }
  }

  @Test("file requests are charged to the limit of events")
  func flood() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      var statuses: [Int: Int] = [:]
      for _ in 0..<250 {
        statuses[try await page.upload("", change: ["size": "5"]).status.code, default: 0] += 1
      }
      #expect(statuses == [204: 200, 429: 50])
      #expect(desk.isImporting)
    }
  }
}

extension FileSite {
  /// Returns the response to a request on a new connection.
  fileprivate func answer(_ request: String) async throws -> String {
    let wire = try await Wire(port)
    try await wire.send(request)
    let answer = try await wire.receive(until: "\r\n\r\n")
    await wire.close()
    return answer
  }

  /// Begins an upload, and waits until the server receives it.
  fileprivate func begin(
    _ upload: Upload,
    _ page: TestPage,
    _ desk: FileDesk,
    fileCount: Int = 1
  ) async throws -> Wire {
    let wire = try await Wire(port)
    try await wire.send(try upload.head(page, port) + "\r\n0123456789")
    try await until { desk.fileCount == fileCount }
    return wire
  }
}

extension FileDesk {
  /// The number of bytes in the files on the disk.
  fileprivate var byteCount: Int {
    (tree?.files.all ?? []).reduce(0) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: $1.path)
      return $0 + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }
}
#endif
