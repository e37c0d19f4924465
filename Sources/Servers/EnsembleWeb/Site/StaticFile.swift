// SPDX-License-Identifier: MIT

#if Web
import Foundation
import HTTPTypes
import NIOCore

/// A file that pages load.
struct StaticFile: Sendable {
  /// A hash of the text, for the address.
  let version: String
  private let type: String
  private let text: String
  private let compressed: ByteBuffer?

  /// Creates a file that is never compressed.
  init(type: String, _ text: String) {
    self.type = type
    self.text = text
    version = EnsembleWeb.version(of: text)
    compressed = nil
  }

  /// Creates a file of the library.
  init(type: String, _ embedded: EmbeddedText) {
    self.type = type
    text = embedded.text
    version = EnsembleWeb.version(of: text)
    compressed = Data(base64Encoded: embedded.gzip).map { ByteBuffer(bytes: $0) }
  }

  /// Returns the response to a request, which browsers may cache forever if the request names the
  /// version of this file.
  ///
  /// The page may come from a process of another version, for example while a cluster is being
  /// updated.
  func response(to request: WebRequest) -> WebResponse {
    var response = WebResponse(.ok, type: type, text)
    if request.head.path?.hasSuffix("?" + version) == true {
      response.headers[.cacheControl] = "public, max-age=31536000, immutable"
    }
    guard let compressed else { return response }
    // Set for uncompressed responses, too, so that a cache distinguishes the two.
    response.headers[.vary] = "Accept-Encoding"
    if request.head.headerFields.accepts(coding: "gzip") {
      response.headers[.contentEncoding] = "gzip"
      response.body = .buffer(compressed)
    }
    return response
  }
}

/// A script or style sheet of the library, which '.ci/embed-client' has compressed.
///
/// Pages and messages are never compressed: they contain both secrets and text that an attacker may
/// have chosen, and the length of a compressed response would reveal similarities between the two
/// (BREACH).
package struct EmbeddedText: Sendable {
  package let text: String
  /// The text as a gzip file, in base 64.
  let gzip: String
}

/// The files that every page of a site loads.
struct StaticFiles: Sendable {
  let style: StaticFile
  /// The style sheet of a theme; nil for the default theme.
  let theme: StaticFile?
  let script: StaticFile
  let worker: StaticFile
  let icon: StaticFile

  init(_ theme: WebTheme) {
    let styleType = "text/css; charset=utf-8"
    let scriptType = "text/javascript; charset=utf-8"
    style = StaticFile(type: styleType, .style)
    self.theme = theme.css.isEmpty ? nil : StaticFile(type: styleType, theme.css)
    script = StaticFile(type: scriptType, .script)
    worker = StaticFile(type: scriptType, .worker)
    icon = StaticFile(type: "image/svg+xml", clientIcon)
  }
}

extension HTTPFields {
  /// Returns whether `Accept-Encoding` names a coding, with a quality above 0.
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
#endif
