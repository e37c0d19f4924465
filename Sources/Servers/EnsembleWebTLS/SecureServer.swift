// SPDX-License-Identifier: MIT

#if TLS
import EnsembleWeb
import HummingbirdCore
import HummingbirdHTTP2
import NIOSSL

/// The TLS context of HTTPS servers.
struct SecureServer: Sendable {
  private let context: NIOSSLContext

  /// - Parameter protocols: The protocol names to negotiate, in order of preference.
  init(_ tls: TLSConfiguration, protocols: [String]) throws {
    var tls = tls
    tls.applicationProtocols = protocols
    // All current browsers support TLS 1.2, and HTTP/2 requires it.
    if [.tlsv1, .tlsv11].contains(tls.minimumTLSVersion) { tls.minimumTLSVersion = .tlsv12 }
    context = try NIOSSLContext(configuration: tls)
  }

  /// Returns a server that enforces limits and registers its connections in a table.
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
      // An idle connection is notified that it will be closed before its timeout.
      idleTimeout: max(limits.stallTimeout - ConnectionTable.lingering, limits.stallTimeout / 2),
      streamConfiguration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [StreamGuard(limits, table)]
      )
    )
  }
}
#endif
