// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import NIOCore

/// The handler that enters a connection in a table, and closes it when its client takes too long.
///
/// It is the first handler of a connection, in front of TLS. What it closes is closed at once: no farewell of a protocol
/// has to be sent, or awaited.
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
    case ConnectionWaits.Expiry.closing: context.close(promise: nil)
    case ConnectionWaits.Expiry.output: expireOutput(context)
    case ConnectionWaits.Expiry.input where connection?.waits.value.awaitsRequest ?? true:
      context.close(promise: nil)
    // Whoever reads a body can answer.
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  private func expireOutput(_ context: ChannelHandlerContext) {
    guard let connection else { return }
    let bytes = bufferedBytes(context)
    table.update(connection) { $0.progress(bufferedBytes: bytes, at: $1) }
    if table.isOverdue(connection.waits.value) { context.close(promise: nil) }
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

// A connection lives on one event loop, which is the only one to touch its handlers.
@available(*, unavailable)
extension SocketGuard: Sendable {}

extension ChannelPipeline.SynchronousOperations {
  /// The connection that the channel of the pipeline is, as its table knows it.
  package var guardedConnection: Connection? {
    try? handler(type: SocketGuard.self).connection
  }
}
