// SPDX-License-Identifier: MIT

import Foundation

/// The address of the inspector of a running program.
package struct InspectorAddress: Equatable, Sendable {
  /// The scheme, the host and the port, as a browser sends them as `Origin`.
  package let origin: String
  /// The path of the inspector.
  package let path: String
  /// The key that the address contains; nil without one.
  package let key: String?

  /// An address that cannot be used.
  package struct AddressError: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Reads an address: a host with a port, or the URL that a program has printed.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - allowsPlainNetwork: Whether the key may be sent to another machine without encryption.
  /// - Throws: An ``AddressError``.
  package init(_ text: String, allowsPlainNetwork: Bool = false) throws {
    let isComplete = text.contains("://")
    guard let url = URLComponents(string: isComplete ? text : "http://" + text),
      let host = url.host, !host.isEmpty, url.user == nil, url.password == nil,
      let scheme = url.scheme?.lowercased()
    else { throw Self.unreadable(text) }
    guard ["http", "https"].contains(scheme) else {
      throw AddressError(
        description: "'\(scheme)' is not the scheme of an inspector, which is http or https."
      )
    }
    guard isComplete || url.port != nil else {
      throw AddressError(
        description: "The port is missing in '\(text)'. Write it as in '\(text):8080'."
      )
    }
    if let port = url.port, !(1...65_535).contains(port) {
      throw AddressError(description: "\(port) is not a port, which is between 1 and 65535.")
    }
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    let port = url.port.map { ":\($0)" } ?? ""
    if scheme == "http", !Self.isLoopback(host), !allowsPlainNetwork {
      throw Self.unprotected(host, url.port ?? 80)
    }
    origin = "\(scheme)://\(name)\(port)"
    let components = url.percentEncodedPath.split(separator: "/")
    path = components.isEmpty ? "/inspect" : "/" + components.joined(separator: "/")
    let key = url.queryItems?.first { $0.name == "key" }?.value
    self.key = try key.map(Self.checked)
  }

  /// Returns a key, if it is well-formed.
  ///
  /// - Throws: An ``AddressError``.
  package static func checked(key: String) throws -> String {
    let isReadable = key.utf8.allSatisfy { (33...126).contains($0) }
    if isReadable, (1...256).contains(key.utf8.count) { return key }
    throw AddressError(
      description: """
        That cannot be a key. It is the text after 'key=' in the address that the program has printed.
        """
    )
  }

  /// Returns whether a host is this machine, without a DNS lookup.
  static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if ["localhost", "::1", "[::1]"].contains(host) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func unreadable(_ text: String) -> AddressError {
    AddressError(
      description: """
        '\(text)' is not an address. Write HOST:PORT, such as 127.0.0.1:8080, or the address that the program has \
        printed.
        """
    )
  }

  private static func unprotected(_ host: String, _ port: Int) -> AddressError {
    AddressError(
      description: """
        '\(host)' is another machine. The key, and what the stores contain, could be read on the way there. Forward \
        a port instead, with 'ssh -L \(port):127.0.0.1:\(port) \(host)', and inspect 127.0.0.1:\(port). Or allow it \
        with --insecure.
        """
    )
  }
}
