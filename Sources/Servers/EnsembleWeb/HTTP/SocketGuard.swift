// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import NIOCore

/// A handler that registers a connection in a table, and closes the connection when a timeout
/// expires.
///
/// It is the first handler of a connection, before TLS, so it closes at once: no protocol sends or
/// awaits a closing handshake.
package final class SocketGuard: ChannelInboundHandler, RemovableChannelHandler {
  package typealias InboundIn = ByteBuffer

  private let table: ConnectionTable
  private(set) package var connection: Connection?

  package init(_ table: ConnectionTable) { self.table = table }

  package func handlerAdded(context: ChannelHandlerContext) {
    connection = table.add(context.channel)
  }

  package func channelInactive(context: ChannelHandlerContext) {
    forget()
    context.fireChannelInactive()
  }

  package func handlerRemoved(context: ChannelHandlerContext) { forget() }

  private func forget() {
    if let connection { table.remove(connection) }
    connection = nil
  }

  package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ConnectionTimeouts.Expiry.closing: context.close(promise: nil)
    case ConnectionTimeouts.Expiry.output: expireOutput(context)
    case ConnectionTimeouts.Expiry.input where connection?.timeouts.value.awaitsRequest ?? true:
      context.close(promise: nil)
    // A request's body timed out: the handler that reads the body can still send a response.
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  private func expireOutput(_ context: ChannelHandlerContext) {
    guard let connection else { return }
    let bytes = bufferedBytes(context)
    table.update(connection) { $0.progress(bufferedBytes: bytes, at: $1) }
    if table.isOverdue(connection.timeouts.value) { context.close(promise: nil) }
  }

  package func channelWritabilityChanged(context: ChannelHandlerContext) {
    let isWritable = context.channel.isWritable
    let bytes = isWritable ? 0 : bufferedBytes(context)
    if let connection {
      table.update(connection) {
        $0.writabilityChanged(to: isWritable, bufferedBytes: bytes, at: $1)
      }
    }
    context.fireChannelWritabilityChanged()
  }

  private func bufferedBytes(_ context: ChannelHandlerContext) -> Int {
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }
}

// A connection is confined to one event loop, so its handlers are, too.
@available(*, unavailable)
extension SocketGuard: Sendable {}

extension ChannelPipeline.SynchronousOperations {
  /// The table's entry for the channel of this pipeline.
  package var guardedConnection: Connection? {
    try? handler(type: SocketGuard.self).connection
  }
}
#endif
