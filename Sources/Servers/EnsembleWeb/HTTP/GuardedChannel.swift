// SPDX-License-Identifier: MIT

#if Web
import HummingbirdCore
import Logging
import NIOCore

/// A connection that is registered in a table as soon as it is accepted.
package struct GuardedChannel<Base: ServerChildChannel>: ServerChildChannel {
  private let base: Base
  private let table: ConnectionTable

  package init(_ base: Base, _ table: ConnectionTable) {
    self.base = base
    self.table = table
  }

  package func setup(
    channel: any Channel,
    logger: Logger
  ) -> EventLoopFuture<AcceptedConnection<Base>> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(SocketGuard(table))
    }
    .flatMap { base.setup(channel: channel, logger: logger) }
    .map { AcceptedConnection(base, $0, logger) }
  }

  package func handle(value: AcceptedConnection<Base>, logger: Logger) async {
    await value.serve(logger: logger)
  }
}
#endif
