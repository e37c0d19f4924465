// SPDX-License-Identifier: MIT

import EnsembleInternals

/// The values of one cell that are to be saved, in the order of its changes.
///
/// One thread at a time passes the values to the key, including values that other threads add
/// meanwhile.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`.
final class SaveQueue<Value>: @unchecked Sendable {
  struct Item {
    /// Nil if the key requests the latest value itself.
    let value: Value?
    let context: SaveContext
    let continuation: SaveContinuation
  }

  private let lock = Lock()
  private var items: [Item] = []
  private var isDraining = false
  /// The functions to call once every value was passed to the key.
  private var deferred: [() -> Void] = []

  /// Whether every value was passed to the key.
  var isEmpty: Bool { lock.withLock { items.isEmpty && !isDraining } }

  func append(_ item: Item) {
    lock.withLock { items.append(item) }
  }

  /// Defers a function until every value was passed to the key.
  ///
  /// - Returns: `false` if the queue is empty now, so that the function is not deferred.
  func deferUntilEmpty(_ work: @escaping () -> Void) -> Bool {
    lock.withLock {
      if items.isEmpty && !isDraining { return false }
      deferred.append(work)
      return true
    }
  }

  /// Passes the values to the key, unless another thread is doing so; then calls the deferred
  /// functions.
  func drain(_ save: (Item) -> Void) {
    let isMine = lock.withLock {
      if isDraining { return false }
      isDraining = true
      return true
    }
    guard isMine else { return }
    // Called outside of the lock, as it may run code of the user.
    var works: [() -> Void] = []
    while let next = next(&works) { save(next) }
    for work in works { work() }
  }

  /// - Parameter works: Receives the deferred functions, if the queue is empty.
  private func next(_ works: inout [() -> Void]) -> Item? {
    lock.withLock {
      if items.isEmpty {
        isDraining = false
        swap(&works, &deferred)
        return nil
      }
      return items.removeFirst()
    }
  }
}
