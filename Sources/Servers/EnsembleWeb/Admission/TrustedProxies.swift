// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes
import IssueReporting

/// The proxies in front of a server, which report the addresses of clients.
///
/// ```swift
/// configuration.trustedProxies = TrustedProxies(["127.0.0.1", "10.0.0.0/8"])
/// ```
///
/// The limits per address are meant for clients, so behind a proxy the server needs the address of
/// the client. It reads one header field, and only in requests from these proxies. It reads the
/// field backwards, since a client may have written the beginning, up to the first address that is
/// not a trusted proxy. Text that is not an address, such as `unknown`, ends the search: the last
/// known proxy then counts as the client.
///
/// Choose the field that the proxy writes. If the proxy passes the field on as the client has sent
/// it, clients can forge their addresses.
public struct TrustedProxies: Sendable {
  /// The field of a request in which proxies add the address that they forward.
  public enum Field: Sendable {
    /// `X-Forwarded-For`, as nginx, HAProxy and the balancers of clouds write it.
    case xForwardedFor
    /// `Forwarded`, of RFC 7239.
    case forwarded
  }

  private let ranges: [AddressRange]
  var field: Field

  /// Creates the proxies in front of a server.
  ///
  /// - Parameters:
  ///   - addresses: The addresses from which the proxies connect, or ranges of addresses, as in
  ///     `10.0.0.0/8` and `2001:db8::/32`. Invalid entries are reported as issues, and have no
  ///     effect. In a cluster, include the addresses of the other processes.
  ///   - field: The field that the proxies write.
  public init(
    _ addresses: [String],
    field: Field = .xForwardedFor,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var ranges: [AddressRange] = []
    for address in addresses {
      if let range = AddressRange(address) {
        ranges.append(range)
      } else {
        reportIssue(
          "'\(address)' is not the address of a proxy, such as '10.0.0.1' or '10.0.0.0/8'.",
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    }
    self.ranges = ranges
    self.field = field
  }

  /// Returns the address of the client that a request is from.
  ///
  /// - Parameter peer: The other end of the connection.
  package func client(of request: WebRequest, from peer: IPAddress) -> IPAddress {
    guard isTrusted(peer) else { return peer }
    var client = peer
    for hop in hops(of: request).reversed() {
      guard let hop else { return client }
      client = hop
      if !isTrusted(hop) { break }
    }
    return client
  }

  func isTrusted(_ address: IPAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }

  /// Returns the addresses in the field; nil for a hop without one.
  private func hops(of request: WebRequest) -> [IPAddress?] {
    switch field {
    case .xForwardedFor:
      request.head.headerFields[values: .xForwardedFor].flatMap { value in
        value.split(separator: ",").map { IPAddress(node: $0.trimmingWhitespace) }
      }
    case .forwarded:
      request.head.headerFields[values: .forwardedFor].flatMap { value in
        ForwardedField(value).nodes.map { $0.flatMap(IPAddress.init(node:)) }
      }
    }
  }
}

extension IPAddress {
  /// Creates an address from one with an optional port, as in `192.0.2.1:80` and
  /// `[2001:db8::1]:80`.
  fileprivate init?(node: String) {
    if node.hasPrefix("["), let end = node.firstIndex(of: "]") {
      let rest = node[node.index(after: end)...]
      guard rest.isEmpty || rest.first == ":" else { return nil }
      self.init(node[node.index(after: node.startIndex)..<end])
    } else if node.contains("."), let colon = node.firstIndex(of: ":"),
      !node[node.index(after: colon)...].contains(":")
    {
      self.init(node[..<colon])
    } else {
      self.init(node)
    }
  }
}

/// The elements of a field `Forwarded`: parameters such as `for="[2001:db8::1]:80";proto=https`.
struct ForwardedField {
  /// The values of the parameters `for`, by element; nil for an element without one.
  private(set) var nodes: [String?] = []

  /// Reads a field. A field with an unterminated quoted string yields a single element without an
  /// address, since its elements cannot be separated.
  init(_ text: String) {
    var name: [UInt8] = []
    var value: [UInt8] = []
    var isValue = false
    var isQuoted = false
    var isEscaped = false
    var node: String?
    func trimmed(_ bytes: [UInt8]) -> String {
      Substring(decoding: bytes, as: UTF8.self).trimmingWhitespace
    }
    func endParameter() {
      if isValue, trimmed(name).lowercased() == "for" { node = trimmed(value) }
      (name, value, isValue) = ([], [], false)
    }
    for byte in text.utf8 {
      switch byte {
      case _ where isEscaped:
        value.append(byte)
        isEscaped = false
      case UInt8(ascii: "\\") where isQuoted: isEscaped = true
      case UInt8(ascii: "\"") where isValue: isQuoted.toggle()
      case _ where isQuoted: value.append(byte)
      case UInt8(ascii: ";"): endParameter()
      case UInt8(ascii: ","):
        endParameter()
        nodes.append(node)
        node = nil
      case UInt8(ascii: "=") where !isValue: isValue = true
      default:
        if isValue { value.append(byte) } else { name.append(byte) }
      }
    }
    endParameter()
    nodes.append(node)
    if isQuoted { nodes = [nil] }
  }
}

extension HTTPField.Name {
  // The names are valid, so the initializers cannot fail.
  static let xForwardedFor = HTTPField.Name("X-Forwarded-For")!
  static let forwardedFor = HTTPField.Name("Forwarded")!
}
#endif
