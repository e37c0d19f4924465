// SPDX-License-Identifier: MIT

#if TLS
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOHTTP2
import NIOSSL

// A transport in a separate product, since programs behind a TLS proxy need neither TLS nor HTTP/2,
// and do not build BoringSSL without the trait.

/// A TLS connection whose handshake negotiates HTTP/2 or HTTP/1.1.
struct NegotiatedChannel: ServerChildChannel {
  typealias Negotiated = NIONegotiatedHTTPVersion<HTTP1Channel.Value, HTTP2Channel.Value>

  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let negotiated: EventLoopFuture<Negotiated>
  }

  private let context: NIOSSLContext
  private let http1: HTTP1Channel
  private let http2: HTTP2Channel

  init(_ context: NIOSSLContext, _ http1: HTTP1Channel, _ http2: HTTP2Channel) {
    self.context = context
    self.http1 = http1
    self.http2 = http2
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
    }.flatMap {
      channel.configureHTTP2AsyncSecureUpgrade(
        http1ConnectionInitializer: { http1.setup(channel: $0, logger: logger) },
        http2ConnectionInitializer: { http2.setup(channel: $0, logger: logger) }
      )
    }.map { Value(channel: channel, negotiated: $0) }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.negotiated.get() {
      case .http1_1(let connection): await http1.handle(value: connection, logger: logger)
      case .http2(let connection): await http2.handle(value: connection, logger: logger)
      }
    } catch {
      logger.debug("TLS handshake failed", metadata: ["error": "\(error)"])
    }
  }
}
#endif
