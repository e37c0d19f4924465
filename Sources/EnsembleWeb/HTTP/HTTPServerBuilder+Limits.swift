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
    let table = ConnectionTable(
      timekeeper: Timekeeper(ContinuousClock()),
      patience: limits.patience,
      waitingLimit: limits.waitingConnections
    )
    table.keepHouse()
    return http1(limits: limits, table)
  }

  static func http1(limits: WebLimits, _ table: ConnectionTable) -> HTTPServerBuilder {
    http1(
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [ConnectionGuard(table)],
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: limits.headBytes,
          maxHeaderListSize: limits.headBytes,
          maxHeaderFieldCount: limits.headFields
        )
      )
    )
  }
}
