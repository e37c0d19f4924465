// SPDX-License-Identifier: MIT

import Atomics

/// The number of the last action of a history, for the threads on which effects end.
final class HistoryPosition: Sendable {
  /// Twice the number of the last action, and one more while actions are being processed. If
  /// another thread cancels an effect at this moment, the cancellation is attributed to the action.
  private let value = ManagedAtomic<UInt64>(0)

  /// Begins an action.
  ///
  /// - Returns: Whether it follows from no other action that is being processed.
  func begin(_ number: UInt64) -> Bool {
    let before = value.load(ordering: .relaxed)
    value.store(number << 1 | 1, ordering: .relaxed)
    return before & 1 == 0
  }

  /// Records the end of a drain: no further action follows from the last one.
  func endDrain() { value.store(number << 1, ordering: .relaxed) }

  /// The number of the last action.
  var number: UInt64 { value.load(ordering: .relaxed) >> 1 }

  /// The number of the action that is being processed; nil for none.
  var draining: UInt64? {
    let value = value.load(ordering: .relaxed)
    return value & 1 == 1 ? value >> 1 : nil
  }
}
