// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

@MainActor
@Suite("Uploads", .timeLimit(.minutes(10)))
struct UploadTests {
  @Test("a page shows file importers, without fields for paths")
  func dialog() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      #expect(page.text.contains("Choose a file"))
      #expect(!page.text.contains("Open"))
      #expect(throws: TestPage.Unexpected.self) { try page.element("edit") }
      let input = try #require(page.dom.root.first { $0.attributes["data-e"] == "choose" })
      #expect(input.attributes["type"] == "file")
      #expect(input.attributes["accept"] == nil)
      desk.isImporting = false
      try await page.receive()
      desk.types = [.json, .image]
      desk.isImportingMore = true
      try await page.receive()
      let inputs = try #require(page.dom.root.first { $0.attributes["data-e"] == "choose" })
      #expect(inputs.attributes["accept"] == ".json,application/json,image/*")
      #expect(inputs.attributes["multiple"] != nil)
    }
  }

  @Test("a file arrives with its name and contents, and is removed with its session")
  func arrives() async throws {
    let text = String(repeating: "Zeile ä\n", count: 50_000)
    let desk = try await upload(text, "Über uns.txt")
    #expect(desk.received == [["Über uns.txt: \(text)"]])
    #expect(!desk.isImporting)
    #expect(!FileManager.default.fileExists(atPath: desk.urls[0].path))
  }

  @Test("an empty file arrives")
  func empty() async throws {
    #expect(try await upload("", "a").received == [["a: "]])
  }

  @Test(
    "a filename is never interpreted as a path",
    arguments: [
      ("../../../etc/passwd", "passwd"), ("..\\..\\a.ini", "a.ini"), ("/a", "a"), ("..", "file"),
      ("", "file"), ("\u{202E}gpj.exe", "gpj.exe"), ("%2e%2e%2fa", "%2e%2e%2fa"),
    ]
  )
  func name(name: String, expected: String) async throws {
    #expect(try await upload("x", name).received == [["\(expected): x"]])
  }

  private func upload(_ text: String, _ name: String) async throws -> FileDesk {
    var result: FileDesk?
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      #expect(try await page.upload(text, name).status == .noContent)
      #expect(desk.fileCount == 1)
      result = desk
    }
    return try #require(result)
  }

  @Test("a long filename is truncated, and a control character is refused")
  func strangeNames() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      #expect(try await page.upload("x", "a\u{0}b").status == .badRequest)
      #expect(try await page.upload("x", "a\r\nb").status == .badRequest)
      #expect(desk.fileCount == 0)
      let long = String(repeating: "x", count: 4000) + ".txt"
      #expect(try await page.upload("x", long).status == .noContent)
      let name = try #require(desk.urls.first).lastPathComponent
      #expect(name.utf8.count == 200 && name.hasSuffix("xxx.txt"))
    }
  }

  @Test("an upload is announced before it is sent, and the announcement keeps nothing")
  func announced() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      let notice = ["size": "\(WebLimits().uploadBytes)"]
      for _ in 0..<20 {
        #expect(try await page.upload("", change: notice).status == .noContent)
      }
      #expect(desk.isImporting && desk.fileCount == 0)
      let large = ["size": "\(WebLimits().uploadBytes + 1)"]
      #expect(try await page.upload("", change: large).status == .contentTooLarge)
    }
  }

  @Test("several files are delivered together and in order")
  func several() async throws {
    try await FileSite.run { site in
      let page = try await site.open()
      let desk = site.desks[0]
      desk.isImportingMore = true
      try await page.receive()
      #expect(try await page.upload("0", "a", at: 0, of: 3).status == .noContent)
      #expect(try await page.upload("2", "c", at: 2, of: 3).status == .conflict)
      #expect(try await page.upload("1", "b", at: 1, of: 3).status == .noContent)
      #expect(desk.received.isEmpty)
      // A new selection starts empty.
      #expect(try await page.upload("3", "d", at: 0, of: 2).status == .noContent)
      #expect(desk.fileCount == 1)
      #expect(try await page.upload("4", "e", at: 1, of: 2).status == .noContent)
      #expect(desk.received == [["d: 3", "e: 4"]])
    }
  }

  @Test("files of an unfinished selection are removed with the importer")
  func unfinished() async throws {
    try await FileSite.run { site in
      let page = try await site.open()
      let desk = site.desks[0]
      desk.isImportingMore = true
      try await page.receive()
      #expect(try await page.upload("0", at: 0, of: 2).status == .noContent)
      #expect(desk.fileCount == 1)
      let importer = try page.element("choose")
      #expect(await page.send("dismiss", importer).status == .noContent)
      #expect(desk.fileCount == 0)
      #expect(desk.received.isEmpty)
    }
  }

  @Test("an importer takes one file of its types")
  func single() async throws {
    try await FileSite.run { site in
      let (page, desk) = try await site.importing()
      #expect(try await page.upload("x", at: 0, of: 2).status == .conflict)
      desk.types = [.json]
      #expect(try await page.upload("x", "a.txt").status == .unsupportedMediaType)
      #expect(try await page.upload("x", "a.json/a.txt").status == .unsupportedMediaType)
      #expect(desk.fileCount == 0)
      #expect(try await page.upload("x", "a.json").status == .noContent)
      // No importer is shown any more.
      let late = try await page.upload("x", "a.json")
      #expect(late.status == .notFound)
      #expect(desk.received == [["a.json: x"]])
    }
  }

  @Test("files beyond the space of a file, a session, or a server are refused")
  func space() async throws {
    let configure = { (configuration: inout WebConfiguration) in
      configuration.limits.uploadBytes = 100
      configuration.limits.fileBytesPerSession = 150
      configuration.limits.fileBytes = 200
      configuration.limits.filesPerSession = 3
    }
    try await FileSite.run(configure) { site in
      @MainActor func send(_ count: Int, _ page: TestPage, _ desk: FileDesk) async throws -> Int {
        let status = try await page.upload(String(repeating: "x", count: count)).status.code
        guard !desk.isImporting else { return status }
        while (try? page.element("choose")) != nil { try await page.receive() }
        desk.isImporting = true
        try await page.receive()
        return status
      }
      let (page, desk) = try await site.importing()
      #expect(try await send(101, page, desk) == 413)
      #expect(try await send(100, page, desk) == 204)
      #expect(try await send(51, page, desk) == 413)
      #expect(try await send(50, page, desk) == 204)
      #expect(desk.fileCount == 2)
      let (other, otherDesk) = try await site.importing()
      #expect(try await send(51, other, otherDesk) == 503)
      #expect(try await send(50, other, otherDesk) == 204)
      // Files that the application removes free their space.
      try FileManager.default.removeItem(at: desk.urls[0])
      #expect(try await send(50, page, desk) == 204)
      #expect(try await send(0, page, desk) == 204)
      #expect(try await send(0, page, desk) == 413)
      #expect(otherDesk.received.count == 1)
    }
  }
}
#endif
