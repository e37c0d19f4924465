// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import HummingbirdCore

/// The limit on the connections of a server, which its listening sockets share.
///
/// Hummingbird asks the delegate before a socket accepts further connections. It asks again when a
/// connection of the same socket is closed, but not when a connection of another socket is, so this
/// delegate wakes all sockets.
package final class ConnectionRoom: AvailableConnectionsDelegate {
  private struct State: Sendable {
    var count = 0
    /// The functions that make the sockets ask again whether they may accept connections.
    var wakes: [@Sendable () -> Void] = []
  }

  private let limit: Int
  private let state = LockIsolated(State())

  /// - Parameter limit: The maximum number of accepted connections. Further ones wait to be
  ///   accepted. A socket that has begun to accept may exceed it by a few.
  package init(_ limit: Int) { self.limit = limit }

  /// Adds a socket, which may have stopped accepting before.
  ///
  /// - Parameter wake: A function that lets the socket ask again whether it may accept connections.
  package func add(_ wake: @escaping @Sendable () -> Void) {
    state.withValue { $0.wakes.append(wake) }
    wake()
  }

  package func connectionOpened() { state.withValue { $0.count += 1 } }

  package func connectionClosed() {
    let wakes = state.withValue { [limit] state in
      state.count -= 1
      return state.count == limit - 1 ? state.wakes : []
    }
    for wake in wakes { wake() }
  }

  package func isAcceptingNewConnections() -> Bool { state.count < limit }
}
#endif
