// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

/// The shared values in use, by identity and type.
///
/// A value is created and loaded once: later requests wait for the start of the load, and get the
/// same value.
///
/// `@unchecked Sendable`: the table is guarded by `lock`; its entries are immutable but for the
/// weak reference, which is thread-safe. Neither keys nor identities run code while the lock is
/// held.
package final class SharedRegistry: @unchecked Sendable {
  private final class Entry: @unchecked Sendable {
    let id: AnyHashable
    let type: Any.Type
    weak var cell: AnyObject?
    /// A strong reference to the cell, in a registry that keeps values.
    let kept: AnyObject?

    init(id: AnyHashable, type: Any.Type, cell: AnyObject, keeps: Bool) {
      self.id = id
      self.type = type
      self.cell = cell
      kept = keeps ? cell : nil
    }
  }

  private let lock = Lock()
  private var entries: [Int: [Entry]] = [:]
  private var count = 0
  private var sweepCount = 64
  private let keepsValues: Bool

  /// Creates an empty registry.
  ///
  /// - Parameter keepsValues: Whether to keep unused values.
  package init(keepsValues: Bool = false) {
    self.keepsValues = keepsValues
  }

  /// Returns the value with an identity, if it is in use.
  package func find<Value>(_ id: AnyHashable, as type: Value.Type) -> SharedCell<Value>? {
    let hash = id.hashValue
    return find(id, in: lock.withLock { entries[hash] ?? [] })
  }

  /// Returns the value with an identity, or creates it.
  ///
  /// - Parameters:
  ///   - makeCell: A function that creates the value; called at most once. Its result is discarded
  ///     if another thread is faster.
  ///   - loads: Whether a new value is loaded from its key.
  package func cell<Value>(
    _ id: AnyHashable,
    loads: Bool = true,
    orMake makeCell: () -> SharedCell<Value>
  ) -> SharedCell<Value> {
    let hash = id.hashValue
    var seen = lock.withLock { entries[hash] ?? [] }
    if let cell: SharedCell<Value> = find(id, in: seen) { return cell.afterStart }
    reportOtherType(id, Value.self, seen)
    let cell = makeCell()
    let entry = Entry(id: id, type: Value.self, cell: cell, keeps: keepsValues)
    while true {
      if add(entry, hash, ifUnchangedSince: seen) {
        cell.start(loads: loads)
        return cell
      }
      seen = lock.withLock { entries[hash] ?? [] }
      if let other: SharedCell<Value> = find(id, in: seen) { return other.afterStart }
    }
  }

  private func find<Value>(_ id: AnyHashable, in candidates: [Entry]) -> SharedCell<Value>? {
    for entry in candidates where entry.type == Value.self {
      if let cell = entry.cell, entry.id == id { return unsafeDowncast(cell, to: SharedCell.self) }
    }
    return nil
  }

  private func reportOtherType(_ id: AnyHashable, _ type: Any.Type, _ candidates: [Entry]) {
    let other = candidates.first { $0.type != type && $0.cell != nil && $0.id == id }
    guard let other else { return }
    reportIssue(
      """
      A shared value with the identity '\(id.base)' is in use as '\(other.type)', and now also as \
      '\(type)'. They do not share changes, and overwrite each other where they are kept. Use one \
      type, or another key.
      """
    )
  }

  private func add(_ entry: Entry, _ hash: Int, ifUnchangedSince seen: [Entry]) -> Bool {
    var removed: [Entry] = []
    defer { withExtendedLifetime(removed) {} }
    return lock.withLock {
      let now = entries[hash] ?? []
      guard now.elementsEqual(seen, by: ===) else { return false }
      removed = now.filter { $0.cell == nil }
      entries[hash] = now.filter { $0.cell != nil } + [entry]
      count += 1 - removed.count
      if count > sweepCount { removed += sweep() }
      return true
    }
  }

  /// Removes the entries of values that are no longer in use.
  private func sweep() -> [Entry] {
    var removed: [Entry] = []
    for (hash, bucket) in entries {
      let live = bucket.filter { $0.cell != nil }
      if live.count == bucket.count { continue }
      removed += bucket.filter { $0.cell == nil }
      entries[hash] = live.isEmpty ? nil : live
    }
    count -= removed.count
    sweepCount = max(64, 2 * count)
    return removed
  }
}

extension SharedCell {
  fileprivate var afterStart: SharedCell {
    waitUntilStarted()
    return self
  }
}
