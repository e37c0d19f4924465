// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import NIOCore

/// The connections of a server, so that none of them can hold anything for long.
///
/// A connection has its time to send a request, its time to send each part of the body, and a client its time to take
/// what it is sent. ``sweep()`` ends those whose time is over. Beyond a number of connections that a request is awaited on, one is
/// closed: of the address that has most of them, one that has sent no request yet, and that has waited for longest. So
/// a flood from one address mostly displaces itself.
package final class ConnectionTable: Sendable {
  private let timekeeper: Timekeeper
  let limits: WebLimits
  private let state = LockIsolated(State())

  private struct State {
    var connections: [Int: Connection] = [:]
    /// The streams of connections that have several, each with a time of its own.
    var streams: [Int: Connection] = [:]
    /// Those that a request is awaited on.
    var waiting: [Int: Wait] = [:]
    /// How many of them there are by address.
    var waitingByAddress: [String: Int] = [:]
    var lastID = 0
    var lastTurn = 0
    var housekeeping: Task<Void, Never>?
  }

  private struct Wait {
    let turn: Int
    let hasSentRequest: Bool
    let address: String
  }

  /// For how long a closed connection is kept open for the client to read what it was told.
  package static let lingering = Duration.seconds(2)
  /// How many bytes of an unread body are taken before the connection is closed, so that the answer arrives.
  package static let discardLimit = 262_144

  package init(timekeeper: Timekeeper, limits: WebLimits) {
    self.timekeeper = timekeeper
    self.limits = limits
  }

  package var count: Int { state.withValue { $0.connections.count } }
  package var streamCount: Int { state.withValue { $0.streams.count } }

  func add(_ channel: any Channel) -> Connection {
    let now = timekeeper.now
    let (connection, evicted) = state.withValue { state in
      state.lastID += 1
      let connection = Connection(id: state.lastID, channel: channel, openedAt: now)
      state.connections[connection.id] = connection
      return (connection, awaitRequest(on: connection, in: &state))
    }
    evicted?.close()
    return connection
  }

  /// Enters a stream of a connection, which no other has to make room for.
  package func add(stream channel: any Channel) -> Connection {
    let now = timekeeper.now
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

  /// Notes what has happened on a connection.
  ///
  /// - Complexity: O(1); O(*n*) in the connections that wait if there are too many of them.
  package func update(
    _ connection: Connection,
    _ change: @Sendable (inout ConnectionWaits, Duration) -> Void
  ) {
    let now = timekeeper.now
    let evicted: Connection? = state.withValue { state in
      let before = connection.waits.withValue { waits in
        let before = waits.awaitsRequest
        change(&waits, now)
        return (before, waits.awaitsRequest)
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

  /// - Returns: The connection that has to make room.
  private func awaitRequest(on connection: Connection, in state: inout State) -> Connection? {
    guard state.connections[connection.id] != nil else { return nil }
    state.lastTurn += 1
    state.waiting[connection.id] = Wait(
      turn: state.lastTurn,
      hasSentRequest: connection.waits.value.hasSentRequest,
      address: connection.address
    )
    state.waitingByAddress[connection.address, default: 0] += 1
    guard state.waiting.count > limits.waitingConnections, let id = displaced(in: state) else {
      return nil
    }
    stopWaiting(id, in: &state)
    return state.connections[id]
  }

  private func displaced(in state: State) -> Int? {
    func rank(_ wait: Wait) -> (Int, Int, Int) {
      (-(state.waitingByAddress[wait.address] ?? 0), wait.hasSentRequest ? 1 : 0, wait.turn)
    }
    return state.waiting.min { rank($0.value) < rank($1.value) }?.key
  }

  private func stopWaiting(_ id: Int, in state: inout State) {
    guard let wait = state.waiting.removeValue(forKey: id) else { return }
    let count = (state.waitingByAddress[wait.address] ?? 1) - 1
    state.waitingByAddress[wait.address] = count > 0 ? count : nil
  }

  /// Sweeps once a second, for as long as the table is there.
  func keepHouse() {
    let task = Task { [weak self, timekeeper] in
      while !Task.isCancelled {
        do { try await timekeeper.sleep(for: .seconds(1)) } catch { return }
        guard let self else { return }
        self.sweep()
      }
    }
    state.withValue { state in
      state.housekeeping?.cancel()
      state.housekeeping = task
    }
  }

  deinit { state.value.housekeeping?.cancel() }

  /// Ends what has taken too long. To be called about once a second.
  package func sweep() {
    let now = timekeeper.now
    let connections = state.withValue { Array($0.connections.values) + $0.streams.values }
    for connection in connections {
      let expiry = connection.waits.value.expiry(
        at: now,
        patience: limits.patience,
        lingering: Self.lingering
      )
      if let expiry { connection.expire(expiry) }
    }
  }

  /// Whether what a connection was waited for has taken too long.
  package func isOverdue(_ waits: ConnectionWaits) -> Bool {
    waits.expiry(at: timekeeper.now, patience: limits.patience, lingering: Self.lingering)
      == .output
  }

  /// Closes all connections at once.
  package func closeAll() {
    for connection in state.withValue({ Array($0.connections.values) }) { connection.close() }
  }
}

/// A connection in a table, or a stream of one.
package final class Connection: Sendable {
  let id: Int
  let address: String
  package let waits: LockIsolated<ConnectionWaits>
  private let channel: any Channel

  init(id: Int, channel: any Channel, openedAt now: Duration) {
    self.id = id
    self.channel = channel
    address = channel.remoteAddress?.ipAddress ?? ""
    waits = LockIsolated(ConnectionWaits(openedAt: now))
  }

  /// Closes it at once, without a farewell.
  func close() { expire(.closing) }

  /// Tells its guard what has taken too long.
  func expire(_ expiry: ConnectionWaits.Expiry) {
    channel.pipeline.fireUserInboundEventTriggered(expiry)
  }
}
