// SPDX-License-Identifier: MIT

import HTTPTypes
import IssueReporting
import NIOCore

/// A compression of the files that every page loads: the script and the style sheet.
///
/// The product `EnsembleWebCompression` has one. A site compresses each file once, when it is created. It never compresses
/// pages and messages: they have both secrets and text that others may have chosen, and the length of a compressed
/// response would tell an attacker whether the two are alike.
public protocol WebCompression: Sendable {
  /// The name of the coding in the headers of HTTP, such as `gzip`.
  var coding: String { get }
  /// Returns the compressed bytes, or throws an error if they cannot be compressed.
  func compress(_ bytes: [UInt8]) throws -> [UInt8]
}

/// A file that every page loads.
struct StaticFile: Sendable {
  private let type: String
  private let text: String
  private let version: String
  private let compressed: (coding: String, bytes: ByteBuffer)?
  private let isNegotiated: Bool

  /// Creates a file, which is compressed if that makes it shorter.
  init(type: String, _ text: String, _ compression: (any WebCompression)?) {
    self.type = type
    self.text = text
    version = EnsembleWeb.version(of: text)
    isNegotiated = compression != nil
    compressed = compression.flatMap { compression in
      do {
        let bytes = try compression.compress(Array(text.utf8))
        return bytes.count < text.utf8.count
          ? (compression.coding.lowercased(), ByteBuffer(bytes: bytes)) : nil
      } catch {
        reportIssue("A file of a web server is sent without compression: \(error)")
        return nil
      }
    }
  }

  /// Returns the response to a request, which browsers may cache forever if the request names the version of this file.
  ///
  /// The page may be of a process of another version, as while the processes of a cluster are replaced.
  func response(to request: WebRequest) -> WebResponse {
    var response = WebResponse(.ok, type: type, text)
    if request.head.path?.hasSuffix("?" + version) == true {
      response.headers[.cacheControl] = "public, max-age=31536000, immutable"
    }
    // Also of a response without compression: a cache must not hand it to a client that asks for another one.
    if isNegotiated { response.headers[.vary] = "Accept-Encoding" }
    if let compressed, request.head.headerFields.accepts(coding: compressed.coding) {
      response.headers[.contentEncoding] = compressed.coding
      response.body = .buffer(compressed.bytes)
    }
    return response
  }
}

/// The files that every page of a site loads.
struct StaticFiles: Sendable {
  let style: StaticFile
  let script: StaticFile
  let worker: StaticFile
  let icon: StaticFile

  init(style: PageStyle, _ compression: (any WebCompression)?) {
    let scriptType = "text/javascript; charset=utf-8"
    self.style = StaticFile(type: "text/css; charset=utf-8", style.text, compression)
    script = StaticFile(type: scriptType, clientScript, compression)
    worker = StaticFile(type: scriptType, workerScript, compression)
    icon = StaticFile(type: "image/svg+xml", clientIcon, compression)
  }
}

extension HTTPFields {
  /// Returns a Boolean value that indicates whether `Accept-Encoding` names a coding, with a quality above 0.
  ///
  /// `*` does not count as a name. Source: RFC 9110, section 12.5.3.
  func accepts(coding: String) -> Bool {
    self[values: .acceptEncoding].lazy.flatMap { $0.split(separator: ",") }.contains { element in
      let parts = element.split(separator: ";").map {
        $0.filter { $0 != " " && $0 != "\t" }.lowercased()
      }
      guard parts.first == coding else { return false }
      guard let quality = parts.dropFirst().first(where: { $0.hasPrefix("q=") }) else {
        return true
      }
      return (Double(quality.dropFirst(2)) ?? 0) > 0
    }
  }
}
