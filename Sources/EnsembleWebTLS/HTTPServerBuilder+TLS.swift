// SPDX-License-Identifier: MIT

import EnsembleWeb
import HummingbirdCore
import NIOSSL

extension HTTPServerBuilder {
  /// A server of HTTPS that speaks HTTP/1.1 alone and keeps to limits, for an application that has pages mounted.
  ///
  /// ```swift
  /// let app = Application(router: router, server: try .https1(limits: WebLimits(), tls: tls))
  /// ```
  ///
  /// The limits are those of `http1(limits:)`. The TLS handshake is part of the time that a connection has for its first
  /// request.
  ///
  /// - Parameters:
  ///   - limits: The limits. Those of pages and events are of the pages that are mounted.
  ///   - tls: The certificate, its key, and which clients are accepted.
  /// - Throws: `NIOSSLError` or `BoringSSLError` if the certificate or the key cannot be used.
  public static func https1(
    limits: WebLimits,
    tls: TLSConfiguration
  ) throws -> HTTPServerBuilder {
    try SecureServer(tls, protocols: ["http/1.1"]).builder(limits, .housekeeping(limits))
  }

  /// A server of HTTPS that speaks HTTP/2, and HTTP/1.1 with clients that do not, and keeps to limits.
  ///
  /// ```swift
  /// let app = Application(router: router, server: try .http2(limits: WebLimits(), tls: tls))
  /// ```
  ///
  /// Each request of a connection has the limits that it would have on a connection of its own. A connection has at most
  /// 100 requests at the same time.
  ///
  /// - Parameters:
  ///   - limits: The limits. Those of pages and events are of the pages that are mounted. Over HTTP/2 the head of a
  ///     request has no more than 16,384 bytes, also where the limits allow more.
  ///   - tls: The certificate, its key, and which clients are accepted.
  /// - Throws: `NIOSSLError` or `BoringSSLError` if the certificate or the key cannot be used.
  public static func http2(
    limits: WebLimits,
    tls: TLSConfiguration
  ) throws -> HTTPServerBuilder {
    try SecureServer(tls, protocols: ["h2", "http/1.1"]).builder(limits, .housekeeping(limits))
  }
}
