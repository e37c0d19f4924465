// SPDX-License-Identifier: MIT

#if Web
@testable import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import Testing

@MainActor
@Suite("Compression")
struct CompressionTests {
  private let browser = TestBrowser(TestSite())

  /// Returns the response to a browser that accepts some codings.
  private func get(_ file: String, accepting codings: String) async -> WebResponse {
    await browser.get("/-/\(file)", headers: ["Accept-Encoding": codings])
  }

  @Test(
    "the files of a page are short on the way to a browser",
    arguments: [("client.js", 16), ("worker.js", 1), ("style.css", 16)]
  )
  func sizes(_ file: String, _ kilobytes: Int) async throws {
    let response = await get(file, accepting: "gzip, deflate, br")
    #expect(response.status == .ok)
    let bytes = try #require(response.buffer)
    #expect(bytes.count <= kilobytes * 1024)
    #expect(response.headers[.contentEncoding] == "gzip")
    let plain = await browser.get("/-/\(file)")
    #expect(response.headers[.contentType] == plain.headers[.contentType])
    #expect(response.headers[.cacheControl] == plain.headers[.cacheControl])
    #expect(try await inflated(bytes) == Array(plain.text.utf8))
  }

  @Test(
    "a client gets the coding that it accepts",
    arguments: [
      ("gzip", true), ("GZIP", true), ("br;q=1.0, gzip;q=0.8", true), ("deflate,gzip", true),
      ("gzip;q=0", false), ("gzip; q=0.000", false), ("", false), ("br", false),
      ("x-gzip-2", false),
      ("gzip;q=none", false), ("*", false),
    ]
  )
  func negotiation(_ codings: String, _ isCompressed: Bool) async {
    let response = await get("style.css", accepting: codings)
    #expect((response.headers[.contentEncoding] == "gzip") == isCompressed)
    #expect((response.buffer != nil) == isCompressed)
    // Caches between the two must not confuse them.
    #expect(response.headers[.vary] == "Accept-Encoding")
  }

  @Test("the length of a compressed file is told without the file")
  func head() async throws {
    let length = try #require(await get("client.js", accepting: "gzip").buffer?.count)
    let response = await browser.request(
      "HEAD",
      "/-/client.js",
      headers: ["Accept-Encoding": "gzip"]
    )
    #expect(response.headers[.contentLength] == String(length))
    #expect(response.text.isEmpty)
  }

  @Test("pages are never compressed, since they have secrets")
  func pages() async {
    let response = await browser.get("/notes", headers: ["Accept-Encoding": "gzip"])
    #expect(response.status == .ok)
    #expect(response.headers[.contentEncoding] == nil)
    #expect(response.headers[.vary] == nil)
  }

  /// Returns the content of a file of gzip, read by the program of that name.
  private func inflated(_ bytes: [UInt8]) async throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file.gz")
    try Data(bytes).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-d", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(try Data(contentsOf: folder.appending(path: "file")))
  }
}

extension WebResponse {
  /// The bytes of a body that is not a text.
  fileprivate var buffer: [UInt8]? {
    guard case .buffer(let buffer) = body else { return nil }
    return Array(buffer.readableBytesView)
  }
}
#endif
