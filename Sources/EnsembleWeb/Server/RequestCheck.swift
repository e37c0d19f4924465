// SPDX-License-Identifier: MIT

/// Who may ask at all. Looked at before anything else is done with a request.
struct RequestCheck {
  let hosts: Set<String>

  init(allowedHosts: Set<String>) {
    hosts = Set(allowedHosts.map { $0.lowercased() }).union(["localhost", "127.0.0.1", "[::1]"])
  }

  /// Why a request is refused, if it is.
  func refusal(of request: WebRequest) -> WebResponse? {
    // A page elsewhere whose name leads here is not what people mean by this server.
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(name(of: host)) else {
      return .refusal(.forbidden, "This server is not known by that name.")
    }
    if let origin = request.headers["origin"]?.lowercased() {
      guard origin == "http://\(host)" || origin == "https://\(host)" else {
        return .refusal(.forbidden, "Requests from other origins are refused.")
      }
    } else if request.method != "GET" {
      return .refusal(.forbidden, "A request that changes something needs an origin.")
    }
    if isFromElsewhere(request), !isNavigation(request) {
      return .refusal(.forbidden, "Requests from other sites are refused.")
    }
    return nil
  }

  /// Whether a browser says that another site has made it ask.
  func isFromElsewhere(_ request: WebRequest) -> Bool {
    switch request.headers["sec-fetch-site"] {
    case nil, "same-origin", "none": false
    default: true
    }
  }

  private func isNavigation(_ request: WebRequest) -> Bool {
    request.method == "GET" && request.headers["sec-fetch-mode"] == "navigate"
      && request.headers["sec-fetch-dest"] == "document"
  }

  /// A host without its port.
  private func name(of host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first
      .map(String.init) ?? ""
  }
}
