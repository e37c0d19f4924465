// SPDX-License-Identifier: MIT

import Atomics
import EnsembleInternals
import EnsembleShims

/// The turn to change a shared value, which one thread has at a time.
///
/// The closure of `withLock` runs during the turn, which makes its change atomic.
final class WriteTurn: Sendable {
  private let lock = Lock()
  /// The number of the thread that has the turn; 0 for none.
  private let owner = ManagedAtomic<UInt>(0)

  /// Calls a function while no thread changes the value.
  func read<R>(_ description: @autoclosure () -> String, _ body: () throws -> R) rethrows -> R {
    if isOwned { fatalReadInside(description()) }
    return try lock.withLock(body)
  }

  /// Waits for the turn to change the value, which lasts until ``end()``.
  func begin(_ description: @autoclosure () -> String) {
    if isOwned { fatalWriteInside(description()) }
    lock.lock()
    owner.store(ensemble_thread_number(), ordering: .relaxed)
  }

  /// Ends the turn of this thread.
  func end() {
    owner.store(0, ordering: .relaxed)
    lock.unlock()
  }

  // Only this thread stores its number, so a relaxed load cannot miss it.
  private var isOwned: Bool { owner.load(ordering: .relaxed) == ensemble_thread_number() }

  private func fatalReadInside(_ description: String) -> Never {
    fatalError(
      """
      \(description) was read inside its own 'withLock', which has exclusive access to it. Use the \
      value that the closure was given instead.
      """
    )
  }

  private func fatalWriteInside(_ description: String) -> Never {
    fatalError(
      """
      \(description) was changed inside its own 'withLock', which has exclusive access to it. \
      Change the value that the closure was given instead.
      """
    )
  }
}
