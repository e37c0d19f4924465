// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes

/// The check of a request's host and origin, which precedes any other processing.
struct RequestCheck: Sendable {
  private let hosts: Set<String>
  private let isHTTPS: Bool

  init(allowedHosts: Set<String>, isHTTPS: Bool) {
    self.isHTTPS = isHTTPS
    hosts = Set(allowedHosts.map { $0.lowercased() }).union(["localhost", "127.0.0.1", "[::1]"])
  }

  /// Returns the refusal of a request, or nil if the request is allowed.
  func refusal(of request: WebRequest) -> WebResponse? {
    // The parser turns the first Host field into the authority; a second one remains a field.
    guard let authority = request.head.authority?.lowercased(), request.header(.secondHost) == nil,
      !authority.contains("@")
    else {
      return .refusal(.badRequest, "A request must name one host, without a user.")
    }
    // DNS rebinding: an attacker's host name can resolve to this server's address.
    guard hosts.contains(name(of: authority)) else {
      return .refusal(
        .forbidden,
        "The host is not allowed; name it in 'WebConfiguration.allowedHosts'."
      )
    }
    if let origin = request.header(.origin)?.lowercased() {
      guard origin == "https://\(authority)" || !isHTTPS && origin == "http://\(authority)" else {
        return .refusal(.forbidden, "Requests from other origins are refused.")
      }
    } else if request.head.method != .get, request.head.method != .head {
      return .refusal(.forbidden, "A request with this method needs an origin.")
    }
    if isFromElsewhere(request), !isNavigation(request) {
      return .refusal(.forbidden, "Requests from other sites are refused.")
    }
    return nil
  }

  /// Returns whether the browser attributes the request to another site.
  func isFromElsewhere(_ request: WebRequest) -> Bool {
    switch request.header(.secFetchSite) {
    case nil, "same-origin", "none": false
    default: true
    }
  }

  private func isNavigation(_ request: WebRequest) -> Bool {
    request.head.method == .get && request.header(.secFetchMode) == "navigate"
      && request.header(.secFetchDest) == "document"
  }

  /// Returns a host without its port, or an empty text if the port is invalid.
  private func name(of host: String) -> String {
    let end =
      host.hasPrefix("[")
      ? host.firstIndex(of: "]").map { host.index(after: $0) }
      : host.firstIndex(of: ":") ?? host.endIndex
    guard let end, host[end...].isPortSuffix else { return "" }
    return String(host[..<end])
  }
}

extension Substring {
  /// Whether the text is the end of an authority: nothing, or a colon and a port, whose
  /// number may be missing.
  fileprivate var isPortSuffix: Bool {
    guard let colon = first else { return true }
    let digits = dropFirst().utf8
    guard colon == ":", digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    return digits.isEmpty || UInt16(dropFirst()) ?? 0 > 0
  }
}

extension WebRequest {
  /// Whether the browser may show the response as a document, according to the fields `Accept` and
  /// `Sec-Fetch-Dest`.
  var isForDocument: Bool {
    let isImage = header(.accept)?.hasPrefix("image/") ?? false
    return !isImage && header(.secFetchDest) ?? "document" == "document"
  }

  /// Whether a person reads the response in a browser: it asks for a document in HTML.
  var isForReader: Bool {
    isForDocument && header(.accept)?.contains("text/html") == true
  }
}

extension HTTPField.Name {
  /// HTTPTypes has no constant, because it models the host as the authority.
  static let secondHost = HTTPField.Name("Host")!
  // The names are valid, so the initializers cannot fail.
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  static let secFetchMode = HTTPField.Name("Sec-Fetch-Mode")!
  static let secFetchDest = HTTPField.Name("Sec-Fetch-Dest")!
}
#endif
