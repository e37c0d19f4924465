// SPDX-License-Identifier: MIT

import Atomics
import EnsembleInternals
import EnsembleShims

/// A lock that one thread at a time holds to change a shared value, and that knows its owner.
///
/// The closure of `withLock` runs while the lock is held, which makes its change atomic. An access
/// inside the closure stops the program, as it would wait forever.
final class WriterLock: Sendable {
  private let mutex = Lock()
  /// The number of the thread that holds the lock; 0 for none.
  private let owner = ManagedAtomic<UInt>(0)

  /// Calls a function while no thread changes the value.
  func read<R>(_ description: @autoclosure () -> String, _ body: () throws -> R) rethrows -> R {
    if isOwned { fatalReadInside(description()) }
    return try mutex.withLock(body)
  }

  /// Waits for the lock, and holds it until ``unlock()``.
  func lock(_ description: @autoclosure () -> String) {
    if isOwned { fatalWriteInside(description()) }
    mutex.lock()
    owner.store(ensemble_thread_number(), ordering: .relaxed)
  }

  /// Releases the lock of this thread.
  func unlock() {
    owner.store(0, ordering: .relaxed)
    mutex.unlock()
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
