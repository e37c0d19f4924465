// SPDX-License-Identifier: MIT

#if Web
import HummingbirdCore

/// A protocol for the connections of a server.
///
/// The default is ``http1``. The module `EnsembleWebTLS` adds HTTPS over HTTP/1.1 and HTTP/2.
public struct WebTransport: Sendable {
  /// Whether the protocol encrypts its data.
  let isEncrypted: Bool
  let makeServer: @Sendable (WebLimits, ConnectionTable) -> HTTPServerBuilder

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - isEncrypted: Whether the protocol encrypts its data.
  ///   - makeServer: A closure that creates a server, which enforces the limits and registers its
  ///     connections in a table.
  package init(
    isEncrypted: Bool,
    makeServer: @escaping @Sendable (WebLimits, ConnectionTable) -> HTTPServerBuilder
  ) {
    self.isEncrypted = isEncrypted
    self.makeServer = makeServer
  }

  /// Unencrypted HTTP/1.1.
  public static let http1 = WebTransport(isEncrypted: false) { .http1(limits: $0, $1) }
}
#endif
