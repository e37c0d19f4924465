// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import NIOCore

// Hummingbird limits the heads of requests, but not the time of a client that sends or reads
// slowly. One table is swept once a second with the injected clock, so there is no timer per
// connection, tests can advance the time, and the timeouts do not depend on TLS or HTTP/2. For
// streams of HTTP/2, progress is measured by the bytes that the client has taken: a few buffered
// bytes never make a stream unwritable, so buffering alone does not reveal a stalled client.

/// The connections of a server, with timeouts that keep clients from holding resources.
///
/// A client has limited time to send a request, to send each part of the body, and to read a
/// response; ``sweep()`` ends the connections that exceed it. If too many connections wait for a
/// request, one is evicted: of the address with the most waiting connections, the one that has
/// waited longest, preferably one that has not sent a request yet. A flood from one address thus
/// mostly evicts itself.
package final class ConnectionTable: Sendable {
  private let clock: ServerClock
  let limits: WebLimits
  private let state = LockIsolated(State())

  private struct State {
    var connections: [Int: Connection] = [:]
    /// The streams of multiplexed connections, each with its own timeouts.
    var streams: [Int: Connection] = [:]
    /// The connections that wait for a request.
    var waiting: [Int: WaitingConnection] = [:]
    /// The numbers of waiting connections by address.
    var waitingByAddress: [IPAddress?: Int] = [:]
    var lastID = 0
    var lastTurn = 0
    var sweeping: Task<Void, Never>?
  }

  private struct WaitingConnection {
    let turn: Int
    let hasSentRequest: Bool
    let address: IPAddress?
  }

  /// The time that a closed connection is kept for the client to read the last response.
  package static let lingering = Duration.seconds(2)
  /// The number of unread body bytes that are discarded before the connection is closed, so that
  /// the response arrives.
  package static let discardLimit = 262_144

  package init(clock: ServerClock, limits: WebLimits) {
    self.clock = clock
    self.limits = limits
  }

  package var count: Int { state.withValue { $0.connections.count } }
  package var streamCount: Int { state.withValue { $0.streams.count } }

  func add(_ channel: any Channel) -> Connection {
    let now = clock.now
    let (connection, evicted) = state.withValue { state in
      state.lastID += 1
      let connection = Connection(id: state.lastID, channel: channel, openedAt: now)
      state.connections[connection.id] = connection
      return (connection, awaitRequest(on: connection, in: &state))
    }
    evicted?.close()
    return connection
  }

  /// Registers a stream of a multiplexed connection. It never evicts another connection.
  package func add(stream channel: any Channel) -> Connection {
    let now = clock.now
    return state.withValue { state in
      state.lastID += 1
      let stream = Connection(id: state.lastID, channel: channel, openedAt: now)
      state.streams[stream.id] = stream
      return stream
    }
  }

  package func remove(_ connection: Connection) {
    state.withValue { state in
      state.connections[connection.id] = nil
      state.streams[connection.id] = nil
      stopWaiting(connection.id, in: &state)
    }
  }

  /// Records an event on a connection.
  ///
  /// - Complexity: O(1); O(*n*) in the number of waiting connections if that exceeds its limit.
  package func update(
    _ connection: Connection,
    _ change: @Sendable (inout ConnectionTimeouts, Duration) -> Void
  ) {
    let now = clock.now
    let evicted: Connection? = state.withValue { state in
      let before = connection.timeouts.withValue { timeouts in
        let before = timeouts.awaitsRequest
        change(&timeouts, now)
        return (before, timeouts.awaitsRequest)
      }
      switch before {
      case (true, false):
        stopWaiting(connection.id, in: &state)
        return nil
      case (false, true): return awaitRequest(on: connection, in: &state)
      default: return nil
      }
    }
    evicted?.close()
  }

  /// - Returns: The connection to evict.
  private func awaitRequest(on connection: Connection, in state: inout State) -> Connection? {
    guard state.connections[connection.id] != nil else { return nil }
    state.lastTurn += 1
    state.waiting[connection.id] = WaitingConnection(
      turn: state.lastTurn,
      hasSentRequest: connection.timeouts.value.hasSentRequest,
      address: connection.address
    )
    state.waitingByAddress[connection.address, default: 0] += 1
    guard state.waiting.count > limits.waitingConnections, let id = connectionToEvict(in: state)
    else {
      return nil
    }
    stopWaiting(id, in: &state)
    return state.connections[id]
  }

  private func connectionToEvict(in state: State) -> Int? {
    func rank(_ connection: WaitingConnection) -> (Int, Int, Int) {
      (
        -(state.waitingByAddress[connection.address] ?? 0), connection.hasSentRequest ? 1 : 0,
        connection.turn
      )
    }
    return state.waiting.min { rank($0.value) < rank($1.value) }?.key
  }

  private func stopWaiting(_ id: Int, in state: inout State) {
    guard let connection = state.waiting.removeValue(forKey: id) else { return }
    let count = (state.waitingByAddress[connection.address] ?? 1) - 1
    state.waitingByAddress[connection.address] = count > 0 ? count : nil
  }

  /// Sweeps once a second while the table exists.
  func startSweeping() {
    let task = Task { [weak self, clock] in
      while !Task.isCancelled {
        do { try await clock.sleep(for: .seconds(1)) } catch { return }
        guard let self else { return }
        self.sweep()
      }
    }
    state.withValue { state in
      state.sweeping?.cancel()
      state.sweeping = task
    }
  }

  deinit { state.value.sweeping?.cancel() }

  /// Ends the connections that exceed their timeouts. Call it about once a second.
  package func sweep() {
    let now = clock.now
    let connections = state.withValue { Array($0.connections.values) + $0.streams.values }
    for connection in connections {
      let expiry = connection.timeouts.value.expiry(
        at: now,
        stallTimeout: limits.stallTimeout,
        lingering: Self.lingering
      )
      if let expiry { connection.expire(expiry) }
    }
  }

  /// Returns whether the client takes too long to read its output.
  package func isOverdue(_ timeouts: ConnectionTimeouts) -> Bool {
    timeouts.expiry(at: clock.now, stallTimeout: limits.stallTimeout, lingering: Self.lingering)
      == .output
  }

  /// Closes all connections at once.
  package func closeAll() {
    for connection in state.withValue({ Array($0.connections.values) }) { connection.close() }
  }
}

/// A connection in a table, or a stream of a multiplexed connection.
package final class Connection: Sendable {
  let id: Int
  /// The client's address, by which limits are counted.
  let address: IPAddress?
  package let timeouts: LockIsolated<ConnectionTimeouts>
  private let channel: any Channel

  init(id: Int, channel: any Channel, openedAt now: Duration) {
    self.id = id
    self.channel = channel
    address = channel.remoteAddress.flatMap(IPAddress.init)?.client
    timeouts = LockIsolated(ConnectionTimeouts(openedAt: now))
  }

  /// Closes the connection at once, without a closing handshake.
  func close() { expire(.closing) }

  /// Notifies the connection's handlers of an exceeded timeout.
  func expire(_ expiry: ConnectionTimeouts.Expiry) {
    channel.pipeline.fireUserInboundEventTriggered(expiry)
  }
}
#endif
