// SPDX-License-Identifier: MIT

import HummingbirdCore

/// The protocol that a server speaks on its connections.
///
/// Servers speak ``http1`` unless they are told otherwise. `EnsembleWebTLS` adds HTTPS, with HTTP/2 and without.
public struct WebTransport: Sendable {
  /// Whether what is sent is encrypted.
  let isEncrypted: Bool
  let makeServer: @Sendable (WebLimits, ConnectionTable) -> HTTPServerBuilder

  /// Creates a protocol.
  ///
  /// - Parameters:
  ///   - isEncrypted: Whether what is sent is encrypted.
  ///   - makeServer: Makes a server that keeps to limits, and enters its connections in a table.
  package init(
    isEncrypted: Bool,
    makeServer: @escaping @Sendable (WebLimits, ConnectionTable) -> HTTPServerBuilder
  ) {
    self.isEncrypted = isEncrypted
    self.makeServer = makeServer
  }

  /// HTTP/1.1 without encryption.
  public static let http1 = WebTransport(isEncrypted: false) { .http1(limits: $0, $1) }
}
