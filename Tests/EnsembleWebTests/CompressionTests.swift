// SPDX-License-Identifier: MIT

import CZlib
import EnsembleWeb
import EnsembleWebCompression
import HTTPTypes
import NIOCore
import Testing

@MainActor
@Suite("Compression")
struct CompressionTests {
  private let browser = TestBrowser(TestSite { $0.compression = .gzip })

  /// Returns the response to a browser that accepts some codings.
  private func get(_ file: String, accepting codings: String) async -> WebResponse {
    await browser.get("/-/\(file)", headers: ["Accept-Encoding": codings])
  }

  @Test(
    "the files of a page are short on the way to a browser",
    arguments: [("client.js", 14), ("worker.js", 14), ("style.css", 16), ("icon.svg", 1)]
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
    #expect(try inflated(bytes) == Array(plain.text.utf8))
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

  @Test("without a compression, files are sent as they are")
  func none() async {
    let response = await TestBrowser(TestSite())
      .get("/-/style.css", headers: ["Accept-Encoding": "gzip"])
    #expect(response.headers[.contentEncoding] == nil)
    #expect(response.headers[.vary] == nil)
    #expect(!response.text.isEmpty)
  }

  @Test("a compression that fails is reported, and one that gains nothing is not used")
  func useless() async {
    struct Broken: Error {}
    struct Failing: WebCompression {
      let coding = "none"
      func compress(_ bytes: [UInt8]) throws -> [UInt8] { throw Broken() }
    }
    struct Padding: WebCompression {
      let coding = "none"
      func compress(_ bytes: [UInt8]) -> [UInt8] { bytes + [0] }
    }
    var sites: [TestSite] = [TestSite { $0.compression = Padding() }]
    withKnownIssue {
      sites.append(TestSite { $0.compression = Failing() })
    } matching: {
      "\($0)".contains("is sent without compression: Broken()")
    }
    for site in sites {
      let response = await TestBrowser(site)
        .get("/-/style.css", headers: ["Accept-Encoding": "none"])
      #expect(response.headers[.contentEncoding] == nil)
      #expect(!response.text.isEmpty)
    }
  }

  @Test("any bytes survive", arguments: [0, 1, 2, 100, 70_000])
  func anyBytes(count: Int) throws {
    var generator = SystemRandomNumberGenerator()
    let random = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for bytes in [random, Array(repeating: 7, count: count)] {
      #expect(try inflated(GzipCompression().compress(bytes)) == bytes)
    }
  }

  /// Returns the content of a file of gzip, read by zlib.
  private func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var stream = z_stream()
    try #require(
      inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    )
    defer { inflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1_000_000)
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(output.count)
        return inflate(&stream, Z_FINISH)
      }
    }
    #expect(status == Z_STREAM_END)
    return Array(output.prefix(Int(stream.total_out)))
  }
}

extension WebResponse {
  /// The bytes of a body that is not a text.
  fileprivate var buffer: [UInt8]? {
    guard case .buffer(let buffer) = body else { return nil }
    return Array(buffer.readableBytesView)
  }
}
