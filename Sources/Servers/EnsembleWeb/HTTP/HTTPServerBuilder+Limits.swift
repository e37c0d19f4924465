// SPDX-License-Identifier: MIT

#if Web
import HummingbirdCore

extension HTTPServerBuilder {
  /// Creates an HTTP/1.1 server with limits, for a Hummingbird application that mounts pages.
  ///
  /// ```swift
  /// let app = Application(router: router, server: .http1(limits: WebLimits()))
  /// ```
  ///
  /// It limits the heads of requests, and the time to send a request and its body and to read a
  /// response. Hummingbird's own `http1()` has no such timeouts.
  ///
  /// - Parameter limits: The limits. Those of pages and events come from the configuration of each
  ///   mount.
  public static func http1(limits: WebLimits) -> HTTPServerBuilder {
    http1(limits: limits, .sweeping(limits))
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
  /// Returns the configuration of a connection that ``SocketGuard`` has registered in a table.
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
  /// Creates a table that sweeps itself once a second, for a server that another library runs.
  package static func sweeping(_ limits: WebLimits) -> ConnectionTable {
    let table = ConnectionTable(clock: ServerClock(ContinuousClock()), limits: limits)
    table.startSweeping()
    return table
  }
}
#endif
