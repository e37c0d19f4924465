// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks

/// Sockets that are waited for so long and no longer: for a client to say something, and to take what it is sent.
///
/// So a client that stops reading, or never finishes its request, loses its connection and holds nothing.
package struct PatientPool: AsyncSocketPool {
  let base: any AsyncSocketPool
  let timekeeper: Timekeeper
  let patience: Duration
  let arrivals: Arrivals

  package init(
    base: any AsyncSocketPool,
    timekeeper: Timekeeper,
    patience: Duration,
    arrivals: Arrivals
  ) {
    self.base = base
    self.timekeeper = timekeeper
    self.patience = patience
    self.arrivals = arrivals
  }

  package func prepare() async throws { try await base.prepare() }

  package func run() async throws { try await base.run() }

  package func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // What has no peer is not a connection, but listens for some.
    guard let peer = try? socket.remotePeer() else {
      return try await base.suspendSocket(socket, untilReadyFor: events)
    }
    if events.contains(.read) {
      try await arrivals.wait(for: .make(from: peer)) {
        try await base.suspendSocket(socket, untilReadyFor: events)
      }
    } else {
      try await timekeeper.run(atMost: patience) {
        try await base.suspendSocket(socket, untilReadyFor: events)
      }
    }
  }
}

extension Timekeeper {
  /// Runs an operation, and cancels it when its time is over.
  func run<Value: Sendable>(
    atMost duration: Duration,
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await sleep(for: duration)
        throw WebRequest.BodyError.late
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
