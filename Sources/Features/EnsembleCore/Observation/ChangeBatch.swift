// SPDX-License-Identifier: MIT

import EnsembleShims

/// The changes of one drain whose observers are still to be notified.
///
/// While a batch is entered on a thread, reads on it are not registered, and changed fields are
/// collected. `flush` notifies their observers, once per field.
final class ChangeBatch {
  private var dirty: [ObservedChange] = []
  private var watchers: [ObjectIdentifier: any ReadWatcher] = [:]
  // The batch belongs to one engine, so accesses never overlap.
  @exclusivity(unchecked) private(set) var isClean = true
  /// Whether the current action responds to an error.
  @exclusivity(unchecked) var isReducingErrorResponse = false
  /// Whether the sender of the current action may have seen an older state.
  @exclusivity(unchecked) var isReducingLateAction = false
  /// Whether the batch belongs to the engine of a store, which is confined to the main actor.
  @exclusivity(unchecked) var isOnMainActor = false
  /// Changes that may be discarded; nil while changes are collected directly.
  @exclusivity(unchecked) fileprivate var deferred: [DeferredChange]?
  /// The successors of boxes, by serial. Empty again before observers are notified, which may
  /// observe an original then.
  @exclusivity(unchecked) private var successors: [UInt64: UInt64] = [:]

  /// The batch that is entered on this thread.
  static var current: ChangeBatch? {
    guard let batch = ensemble_scope_get(), !ReadCapture.isCapture(batch) else { return nil }
    return Unmanaged<ChangeBatch>.fromOpaque(batch).takeUnretainedValue()
  }

  /// Enters the batch on this thread, and returns what was entered before.
  @inline(__always)
  func enter() -> UnsafeMutableRawPointer? {
    let outer = ensemble_scope_get()
    ensemble_scope_set(Unmanaged.passUnretained(self).toOpaque())
    return outer
  }

  /// Leaves the batch, and restores what `enter` returned.
  @inline(__always)
  func leave(to outer: UnsafeMutableRawPointer?) {
    ensemble_scope_set(outer)
  }

  func collect(_ change: ObservedChange) {
    dirty.append(change)
    isClean = false
    for watcher in change.observers.watchers(of: change.fields) {
      watchers[ObjectIdentifier(watcher)] = watcher
    }
  }

  /// Makes a box the successor of a box that a copy keeps, which then keeps its observers.
  ///
  /// - Returns: `false`, without an effect, if the observers must be notified instead.
  func succeed(_ old: ObservationBox, by new: ObservationBox) -> Bool {
    guard isOnMainActor, deferred == nil, new.succeed(old) else { return false }
    successors[old.serial] = new.serial
    for watcher in new.watchers { watchers[ObjectIdentifier(watcher)] = watcher }
    isClean = false
    return true
  }

  /// Returns whether a box succeeds another one in this drain, directly or through others.
  ///
  /// All observers of the original are then notified of the difference: those that its successor
  /// has taken over learn of each change of the successor, and of the first one of the original.
  func isSuccessor(_ new: UInt64, of old: UInt64) -> Bool {
    var serial = old
    while let next = successors[serial] {
      if next == new { return true }
      serial = next
    }
    return false
  }

  /// The number of changes whose observers are still to be notified.
  var changeCount: Int { dirty.count }

  /// Returns the number of observed fields that have changed since ``changeCount`` had a given
  /// value.
  func fieldCount(since count: Int) -> Int {
    if dirty.count <= count { return 0 }
    return dirty[count...].reduce(0) { $0 + $1.fields.nonzeroBitCount }
  }

  /// Takes all changes of another batch, which is empty afterwards.
  func merge(_ other: ChangeBatch) {
    dirty.append(contentsOf: other.dirty)
    watchers.merge(other.watchers) { watcher, _ in watcher }
    isClean = isClean && other.isClean
    other.dirty = []
    other.watchers = [:]
    other.isClean = true
  }

  /// Notifies the observers of all collected changes.
  func flush() {
    while !dirty.isEmpty || !watchers.isEmpty {
      callWatchers()
      if !successors.isEmpty { successors.removeAll(keepingCapacity: true) }
      let changes = dirty
      dirty.removeAll(keepingCapacity: true)
      for change in changes { change.notify() }
    }
    if !successors.isEmpty { successors.removeAll(keepingCapacity: true) }
    isClean = true
  }

  /// Calls the watchers, which may collect further changes.
  ///
  /// They read states, so inside the reducer of another store they are deferred to the end of its
  /// drain.
  private func callWatchers() {
    if let around = Self.current, around !== self {
      around.watchers.merge(watchers) { watcher, _ in watcher }
      around.isClean = around.isClean && watchers.isEmpty
      watchers.removeAll()
    }
    while !watchers.isEmpty {
      let called = watchers
      watchers.removeAll(keepingCapacity: true)
      let outer = enter()
      for watcher in called.values { watcher.mayHaveChanged() }
      leave(to: outer)
    }
  }
}

/// Changed fields of a copied value, with the box of the original.
private struct DeferredChange {
  /// Retained temporarily, which is harmless since the copy already has a new box.
  let box: ObservationBox
  let mask: UInt64
}

/// The changes that a reducer makes to a copy of its state, deferred until the copy replaces the
/// original or is discarded.
///
/// They are neither delivered nor lost meanwhile: the original keeps its observers. Outside a drain
/// nothing is deferred.
package struct DeferredChanges {
  private let batch = ChangeBatch.current
  private let outer: [DeferredChange]?

  /// Starts to defer the changes of the current drain.
  package init() {
    outer = batch?.deferred
    batch?.deferred = []
  }

  /// Stops deferring, and collects the deferred changes or discards them.
  package func end(isChanged: Bool) {
    guard let batch else { return }
    let deferred = batch.deferred ?? []
    batch.deferred = outer
    guard isChanged else { return }
    for change in deferred { change.box.changed(change.mask) }
  }
}

extension ObservationBox {
  /// Notifies the observers of the fields in `mask`: immediately, or at the end of the current
  /// drain.
  @usableFromInline
  func changed(_ mask: UInt64) {
    // While reads are captured, only copies made by a computed property can change.
    if ReadCapture.isActive { return }
    let batch = ChangeBatch.current
    if let batch, batch.deferred != nil {
      batch.deferred?.append(DeferredChange(box: self, mask: mask))
      return
    }
    notifyTakenObservers()
    guard let change = takeChange(mask) else { return }
    if let batch {
      batch.collect(change)
    } else {
      change.notify()
    }
  }

  @usableFromInline
  func changed(field: Int) {
    changed(1 << UInt64(Self.bit(of: field)))
  }
}
