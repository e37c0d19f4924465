// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import FlyingFox

/// The connections on which a request is awaited: each for so long, and so many of them.
///
/// A request has its time in whole, however many pieces it comes in. If there are too many such connections, the
/// one that has been waited for longest goes.
package final class Arrivals: Sendable {
  package typealias Peer = HTTPRequest.Address

  private let timekeeper: Timekeeper
  private let patience: Duration
  private let limit: Int
  private let state = LockIsolated(State())

  private struct State {
    /// Since when there is something to wait for from a client, and when it was heard of last.
    var starts: [Peer: (start: Duration, heard: Duration)] = [:]
    var waits: [Int: (start: Duration, task: Task<Void, any Error>)] = [:]
    var lastWait = 0
    var lastCleaning = Duration.zero
  }

  package init(timekeeper: Timekeeper, patience: Duration, limit: Int) {
    self.timekeeper = timekeeper
    self.patience = patience
    self.limit = limit
  }

  /// Waits until a client has said something.
  ///
  /// - Throws: If its time is over, or its place is needed.
  /// - Complexity: O(1), and O(*n*) in the connections that wait when there are too many.
  package func wait(
    for peer: Peer,
    _ ready: @escaping @Sendable () async throws -> Void
  ) async throws {
    let start = start(of: peer)
    let left = start + patience - timekeeper.now
    guard left > .zero else {
      hasArrived(from: peer)
      throw WebRequest.BodyError.late
    }
    let task = Task { [timekeeper] in try await timekeeper.run(atMost: left, ready) }
    let id = add(task, since: start)
    do {
      defer { state.withValue { $0.waits[id] = nil } }
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
      let now = timekeeper.now
      state.withValue { $0.starts[peer]?.heard = now }
    } catch {
      hasArrived(from: peer)
      let isDisplaced = error is CancellationError && !Task.isCancelled
      throw isDisplaced ? WebRequest.BodyError.late : error
    }
  }

  /// The request of a client is there, or is of no interest any more.
  package func hasArrived(from peer: Peer) {
    state.withValue { $0.starts[peer] = nil }
  }

  private func start(of peer: Peer) -> Duration {
    let now = timekeeper.now
    return state.withValue { state in
      // Who has hung up is not heard of again, but somebody else may get the address. Who was heard of just now
      // is not somebody else.
      func isSame(_ known: (start: Duration, heard: Duration)) -> Bool {
        now - known.start < patience || now - known.heard < .seconds(1)
      }
      if now - state.lastCleaning > patience {
        state.starts = state.starts.filter { isSame($0.value) }
        state.lastCleaning = now
      }
      if let known = state.starts[peer], isSame(known) { return known.start }
      state.starts[peer] = (now, now)
      return now
    }
  }

  private func add(_ task: Task<Void, any Error>, since start: Duration) -> Int {
    let (id, tooMany) = state.withValue { state in
      state.lastWait += 1
      state.waits[state.lastWait] = (start, task)
      let oldest =
        state.waits.count > limit
        ? state.waits.min { ($0.value.start, $0.key) < ($1.value.start, $1.key) } : nil
      if let oldest { state.waits[oldest.key] = nil }
      return (state.lastWait, oldest?.value.task)
    }
    tooMany?.cancel()
    return id
  }
}
