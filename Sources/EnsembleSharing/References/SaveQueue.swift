// SPDX-License-Identifier: MIT

import EnsembleInternals

/// The values of one cell that are to be saved, in the order of its changes.
///
/// One thread at a time passes them to the key; another one that adds a value meanwhile leaves it
/// to that thread.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`.
final class SaveQueue<Value>: @unchecked Sendable {
  struct Item {
    /// Nil if the key asks for the latest value itself.
    let value: Value?
    let context: SaveContext
    let continuation: SaveContinuation
  }

  private let lock = Lock()
  private var items: [Item] = []
  private var isDraining = false

  /// A Boolean value that indicates whether every value was passed to the key.
  var isEmpty: Bool { lock.withLock { items.isEmpty && !isDraining } }

  func append(_ item: Item) {
    lock.withLock { items.append(item) }
  }

  /// Passes the values on, unless another thread is doing so.
  func drain(_ save: (Item) -> Void) {
    let isMine = lock.withLock {
      if isDraining { return false }
      isDraining = true
      return true
    }
    guard isMine else { return }
    while let next = next() { save(next) }
  }

  private func next() -> Item? {
    lock.withLock {
      if items.isEmpty {
        isDraining = false
        return nil
      }
      return items.removeFirst()
    }
  }
}
