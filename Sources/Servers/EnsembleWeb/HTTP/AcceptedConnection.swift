// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import HummingbirdCore
import Logging
import NIOCore

/// A connection that a server has accepted.
///
/// A server drops connections that arrive while it is being cancelled. SwiftNIO traps when a
/// channel is released without having been served, so a dropped channel is closed and served.
package final class AcceptedConnection<Base: ServerChildChannel>: ServerChildChannelValue {
  private let base: Base
  private let value: Base.Value
  private let logger: Logger
  private let isServed = LockIsolated(false)

  init(_ base: Base, _ value: Base.Value, _ logger: Logger) {
    self.base = base
    self.value = value
    self.logger = logger
  }

  deinit {
    if isServed.value { return }
    value.channel.close(mode: .all, promise: nil)
    Task { [base, value, logger] in await base.handle(value: value, logger: logger) }
  }

  package var channel: any Channel { value.channel }

  /// Serves the requests of the connection until it is closed.
  func serve(logger: Logger) async {
    isServed.setValue(true)
    await base.handle(value: value, logger: logger)
  }
}
#endif
