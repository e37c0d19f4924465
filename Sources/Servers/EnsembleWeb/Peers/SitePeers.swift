// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes

/// The other processes that serve the same applications.
///
/// A request may reach any process. A request for a page of another process is forwarded unchanged
/// to that process, which checks it like any other request, and never forwards it again.
package protocol SitePeers: Sendable {
  /// The suffix of the identifiers of this process's pages: a period, and an opaque text from which
  /// the other processes derive the address.
  var tag: String { get }

  /// Returns the address of the process with a tag; nil for this process, and for text that is not
  /// a tag.
  func address(of tag: Substring) -> String?

  /// Returns the address of the process that owns a session in the journal; nil if the name of the
  /// owner is not an address, or is the address of this process.
  func address(ofOwner owner: String) -> String?

  /// Sends a request to another process.
  ///
  /// - Parameter silence: The time without a sign of the process after which it does not answer.
  /// - Throws: ``PeerError`` if the process does not answer, and the errors of reading the
  ///   request's body.
  func send(
    _ request: WebRequest,
    to address: String,
    silence: Duration
  ) async throws -> WebResponse
}

/// The reason why another process does not answer.
package enum PeerError: Error {
  /// The process has ended, or has not answered for a long time. Its pages and sessions are lost,
  /// or continue in another process.
  case gone
  /// The process has not answered this request, which may be repeated.
  case silent
}

extension SitePeers {
  /// Returns the address of the other process that has a page or session; nil if none can have it.
  package func address(ofID id: String) -> String? {
    id.firstIndex(of: ".").flatMap { address(of: id[$0...]) }
  }
}

extension WebRequest {
  /// Whether another process has forwarded the request. A client that sets the field itself gains
  /// nothing: its requests are not forwarded.
  var isForwarded: Bool { header(.forwarded) != nil }

  /// Whether a process of the cluster has marked the request. A client that sets the field itself
  /// only loses trust.
  var isFromUntrustedSender: Bool { header(.untrusted) != nil }

  /// The request with the mark that its sender is no trusted proxy.
  var fromUntrustedSender: WebRequest {
    var request = self
    request.head.headerFields[.untrusted] = "1"
    return request
  }

  /// Returns the request as it is sent to another process.
  ///
  /// - Parameter path: Another path and query.
  func forwarded(path: String? = nil) -> WebRequest {
    var request = self
    if let path { request.head.path = path }
    request.head.headerFields[.forwarded] = "1"
    for name in Self.connectionFields { request.head.headerFields[name] = nil }
    return request
  }

  /// The hop-by-hop fields, which are not forwarded.
  private static let connectionFields: [HTTPField.Name] = [
    .connection, .transferEncoding, .upgrade, .te, .trailer, .expect,
  ]
}

extension HTTPField.Name {
  // The names are valid, so the initializer cannot fail.
  fileprivate static let forwarded = HTTPField.Name("Ensemble-Forwarded")!
  fileprivate static let untrusted = HTTPField.Name("Ensemble-Untrusted")!
}
#endif
