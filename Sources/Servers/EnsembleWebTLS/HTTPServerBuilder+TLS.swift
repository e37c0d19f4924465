// SPDX-License-Identifier: MIT

#if TLS
import EnsembleWeb
import HummingbirdCore
import NIOSSL

extension HTTPServerBuilder {
  /// Creates an HTTPS server for HTTP/1.1 with limits, for a Hummingbird application that mounts
  /// pages.
  ///
  /// ```swift
  /// let app = Application(router: router, server: try .https1(limits: WebLimits(), tls: tls))
  /// ```
  ///
  /// The limits are the same as in `http1(limits:)`. The TLS handshake counts towards the time for
  /// the first request.
  ///
  /// - Parameters:
  ///   - limits: The limits. Those of pages and events come from the configuration of each mount.
  ///   - tls: The certificate, its key, and the accepted clients.
  /// - Throws: `NIOSSLError` or `BoringSSLError` if the certificate or the key cannot be used.
  public static func https1(
    limits: WebLimits,
    tls: TLSConfiguration
  ) throws -> HTTPServerBuilder {
    try SecureServer(tls, protocols: ["http/1.1"]).builder(limits, .sweeping(limits))
  }

  /// Creates an HTTPS server for HTTP/2 and HTTP/1.1 with limits, for a Hummingbird application
  /// that mounts pages.
  ///
  /// ```swift
  /// let app = Application(router: router, server: try .http2(limits: WebLimits(), tls: tls))
  /// ```
  ///
  /// Each request has the limits of a separate connection. A connection has at most 100 concurrent
  /// requests.
  ///
  /// - Parameters:
  ///   - limits: The limits. Those of pages and events come from the configuration of each mount.
  ///     Over HTTP/2, the head of a request is limited to 16,384 bytes, even if the limits allow
  ///     more.
  ///   - tls: The certificate, its key, and the accepted clients.
  /// - Throws: `NIOSSLError` or `BoringSSLError` if the certificate or the key cannot be used.
  public static func http2(
    limits: WebLimits,
    tls: TLSConfiguration
  ) throws -> HTTPServerBuilder {
    try SecureServer(tls, protocols: ["h2", "http/1.1"]).builder(limits, .sweeping(limits))
  }
}
#endif
