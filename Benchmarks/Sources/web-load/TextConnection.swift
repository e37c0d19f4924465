// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix

/// A connection to the server, as text.
struct TextConnection: Sendable {
  private let channel: any Channel

  /// Connects on an event loop, and delivers the received pieces on it.
  init(
    to port: Int,
    on loop: any EventLoop,
    hear: @escaping @Sendable (String) -> Void
  ) async throws {
    channel = try await ClientBootstrap(group: loop)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(TextHandler(hear))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
  }

  func send(_ text: String) { channel.writeAndFlush(ByteBuffer(string: text), promise: nil) }

  func whenClosed(_ act: @escaping @Sendable () -> Void) {
    channel.closeFuture.whenComplete { _ in act() }
  }

  func close() { channel.close(promise: nil) }
}

private final class TextHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let hear: @Sendable (String) -> Void

  init(_ hear: @escaping @Sendable (String) -> Void) { self.hear = hear }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hear(String(buffer: unwrapInboundIn(data)))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
