// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency

/// The turns in which admitted requests open pages.
///
/// The main actor performs its work in order. An event of another page waits for the openings that
/// are ahead of it there, so that only few of them are at the same time.
final class OpeningTurns: Sendable {
  private struct State {
    /// The number of requests that have a turn.
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let limit: Int
  private let state = LockIsolated(State())

  /// - Parameter limit: The number of requests that have a turn at the same time.
  init(limit: Int) { self.limit = limit }

  /// The number of requests that wait for their turn.
  var waitingCount: Int { state.withValue { $0.waiting.count } }

  /// Waits for a turn, in the order of the calls. It lasts until ``end()``.
  func begin() async {
    await withCheckedContinuation { request in
      let isNext = state.withValue { state in
        guard state.count >= limit else {
          state.count += 1
          return true
        }
        state.waiting.append(request)
        return false
      }
      if isNext { request.resume() }
    }
  }

  /// Ends a turn, and gives it to the request that has waited longest.
  func end() {
    let next = state.withValue { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() as Optional }
      state.count -= 1
      return nil
    }
    next?.resume()
  }
}
#endif
