// SPDX-License-Identifier: MIT

/// The number of changes of all histories of an inspection, and the listeners that are notified of
/// changes.
///
/// Confined to the isolation of the stores, which is the main actor.
package final class HistoryChanges {
  @exclusivity(unchecked) private(set) var count = 0
  private var listeners: [Int: () -> Void] = [:]
  private var nextID = 1
  /// Whether there are listeners.
  @exclusivity(unchecked) private var isHeard = false

  /// Calls a function after each change.
  ///
  /// - Returns: A number for ``remove(_:)``.
  package func add(_ listener: @escaping () -> Void) -> Int {
    defer { nextID += 1 }
    listeners[nextID] = listener
    isHeard = true
    return nextID
  }

  /// Removes a function, which is no longer called.
  package func remove(_ id: Int) {
    listeners[id] = nil
    isHeard = !listeners.isEmpty
  }

  /// Counts a change, and notifies the listeners.
  func note() {
    count += 1
    if isHeard { notify() }
  }

  @inline(never)
  private func notify() {
    for listener in listeners.values { listener() }
  }
}
