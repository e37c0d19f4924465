// SPDX-License-Identifier: MIT

import EnsembleWeb
import HummingbirdCore
import HummingbirdHTTP2
import NIOSSL

/// What servers of HTTPS are made with.
struct SecureServer: Sendable {
  private let context: NIOSSLContext

  /// - Parameter protocols: The names of the protocols to choose from, the best first.
  init(_ tls: TLSConfiguration, protocols: [String]) throws {
    var tls = tls
    tls.applicationProtocols = protocols
    // No browser speaks less, and HTTP/2 needs it.
    if [.tlsv1, .tlsv11].contains(tls.minimumTLSVersion) { tls.minimumTLSVersion = .tlsv12 }
    context = try NIOSSLContext(configuration: tls)
  }

  /// A server that keeps to limits, and enters its connections in a table.
  func builder(_ limits: WebLimits, _ table: ConnectionTable) -> HTTPServerBuilder {
    HTTPServerBuilder { [context] responder in
      let http1 = HTTP1Channel(responder: responder, configuration: .limited(limits, table))
      let http2 = HTTP2Channel(responder: responder, configuration: .limited(limits, table))
      return GuardedChannel(NegotiatedChannel(context, http1, http2), table)
    }
  }
}

extension HTTP2ChannelConfiguration {
  fileprivate static func limited(_ limits: WebLimits, _ table: ConnectionTable) -> Self {
    HTTP2ChannelConfiguration(
      // A connection without a request is told that it will be closed, before it is.
      idleTimeout: max(limits.patience - ConnectionTable.lingering, limits.patience / 2),
      streamConfiguration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [StreamGuard(limits, table)]
      )
    )
  }
}
