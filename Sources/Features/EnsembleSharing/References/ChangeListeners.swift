// SPDX-License-Identifier: MIT

import EnsembleInternals

/// The closures that are called after each change of a shared value.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`.
final class ChangeListeners: @unchecked Sendable {
  private let lock = Lock()
  private var listeners: [Int: @Sendable () -> Void] = [:]
  private var lastID = 0

  func add(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = lock.withLock {
      lastID += 1
      listeners[lastID] = listener
      return lastID
    }
    return SharedSubscription { [weak self] in self?.remove(id) }
  }

  func notify() {
    let all = lock.withLock { listeners.isEmpty ? [] : Array(listeners.values) }
    for listener in all { listener() }
  }

  private func remove(_ id: Int) {
    // Released outside of the lock, as the release may run code of the user.
    let removed = lock.withLock { listeners.removeValue(forKey: id) }
    withExtendedLifetime(removed) {}
  }
}
