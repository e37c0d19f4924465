// SPDX-License-Identifier: MIT

import Atomics
import EnsembleInternals
import EnsembleShims

/// The turn to change a shared value, which one thread has at a time.
///
/// The closure of a `withLock` runs during the turn: that is what makes its change atomic.
final class WriteTurn: Sendable {
  private let lock = Lock()
  /// The number of the thread that has the turn to write; 0 if none has.
  private let owner = ManagedAtomic<UInt>(0)

  /// Calls a function while no thread changes the value.
  func read<R>(_ description: String, _ body: () throws -> R) rethrows -> R {
    if isOwned { fatalReadInside(description) }
    return try lock.withLock(body)
  }

  /// Calls a function that changes the value, while no other thread does.
  func write<R>(_ description: String, _ body: () throws -> R) rethrows -> R {
    if isOwned { fatalWriteInside(description) }
    return try lock.withLock {
      owner.store(ensemble_thread_number(), ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return try body()
    }
  }

  // Only this thread stores its own number, so what it loads is not outdated.
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
