// SPDX-License-Identifier: MIT

import HummingbirdCore

extension HTTPServerBuilder {
  /// A server of HTTP/1.1 that keeps to limits, for an application that has pages mounted.
  ///
  /// ```swift
  /// let app = Application(router: router, server: .http1(limits: WebLimits()))
  /// ```
  ///
  /// It limits the heads of requests, and the time that a connection has to send a request and its body, and to take
  /// what it is sent. Hummingbird's own `http1()` has no such times.
  ///
  /// - Parameter limits: The limits. Those of pages and events are of the pages that are mounted.
  public static func http1(limits: WebLimits) -> HTTPServerBuilder {
    http1(limits: limits, .housekeeping(limits))
  }

  static func http1(limits: WebLimits, _ table: ConnectionTable) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      GuardedChannel(
        HTTP1Channel(responder: responder, configuration: .limited(limits, table)),
        table
      )
    }
  }
}

extension HTTP1Channel.Configuration {
  /// The configuration of a connection that ``SocketGuard`` has entered in a table.
  package static func limited(_ limits: WebLimits, _ table: ConnectionTable) -> Self {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestGuard(table)],
      httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
        maxHeaderFieldSize: limits.headBytes,
        maxHeaderListSize: limits.headBytes,
        maxHeaderFieldCount: limits.headFields
      )
    )
  }
}

extension ConnectionTable {
  /// A table that sweeps by itself, for a server that is not ours.
  package static func housekeeping(_ limits: WebLimits) -> ConnectionTable {
    let table = ConnectionTable(timekeeper: Timekeeper(ContinuousClock()), limits: limits)
    table.keepHouse()
    return table
  }
}
