// SPDX-License-Identifier: MIT

import Atomics
import EnsembleCore
import EnsembleInternals

// Half of the 240 ns of a read were retains and releases, which are slow for objects with weak
// references, as the count is in a side table. Counting the threads that use the first reference
// instead has reduced a read to 50 ns, and `withLock` from 1,500 to 125 ns. The layout of `any
// SharedReference<Value>` does not depend on a generic parameter: unspecialized code looks up types
// such as `(Value, Value)?` again each time. Rejected alternatives: a single registration per read
// would notify the observers of other properties with the value, and an atomic load only works for
// values of one word.

/// The reference of a property, which all copies of the property share.
///
/// `@unchecked Sendable`: `storage` is only accessed through `state`, which is atomic. `other` and
/// `listeners` are only accessed while the lock is held. `first` and `cell` are only used by
/// threads that are counted in `state`, and that have found them not replaced. `first` is only
/// released, with the lock held, after it was replaced and the count was 0: threads that are
/// counted later find it replaced.
final class ReferenceBox<Value>: @unchecked Sendable {
  // Must be the first stored property: `state` relies on it.
  private var storage = UnsafeAtomic<UInt>.Storage(0)
  // Read without a lock, as most references are never replaced.
  @exclusivity(unchecked) private var first: (any SharedReference<Value>)?
  /// The first reference as a cell, if it is a whole value. Not retained, since weak references
  /// make retaining slow.
  private let cell: Unmanaged<SharedCell<Value>>?
  private var other: (any SharedReference<Value>)?
  /// Created on demand, since there are many boxes.
  private var listeners: ChangeListeners?
  private let observation = ExternalObservation()
  /// Whether the box belongs to an element of a collection that is derived anew each time.
  let isElement: Bool

  /// The ``UseWord``, which decides when `first` may be used, and when it is released.
  ///
  /// Part of this object, as the word of an ``ObservationBox`` is.
  @inline(__always)
  private var state: UnsafeAtomic<UInt> {
    UnsafeAtomic(
      at: _getUnsafePointerToStoredProperties(self)
        .assumingMemoryBound(to: UnsafeAtomic<UInt>.Storage.self)
    )
  }

  init(_ reference: any SharedReference<Value>, isElement: Bool = false) {
    first = reference
    cell = nil
    self.isElement = isElement
  }

  init(_ cell: SharedCell<Value>) {
    first = cell
    self.cell = Unmanaged.passUnretained(cell)
    isElement = false
  }

  /// The value of the current reference; reading it observes the value and the replacement of the
  /// reference.
  @inline(__always)
  var value: Value {
    observation.read()
    if let cell, beginUse() {
      defer { endUse() }
      return cell._withUnsafeGuaranteedRef { $0.value }
    }
    return latest.value
  }

  /// Changes the value of the current reference, which must be writable.
  @inline(__always)
  func withLock<R>(_ site: SourceLocation, _ operation: (inout Value) throws -> R) rethrows -> R {
    if let cell, beginUse() {
      defer { endUse() }
      return try cell._withUnsafeGuaranteedRef { try $0.withLock(site, operation) }
    }
    return try latest.writer!.withLock(site, operation)
  }

  /// The current reference; reading it observes its replacement.
  var reference: any SharedReference<Value> {
    get {
      observation.read()
      return latest
    }
    set {
      let toNotify = replace(with: newValue)
      let collector = ChangeCollector()
      collector.add(observation)
      MainDelivery.deliver(collector)
      toNotify?.notify()
    }
  }

  /// The current reference; reading it is not observed.
  var latest: any SharedReference<Value> {
    if beginUse() {
      defer { endUse() }
      if let first { return first }
    }
    // `other` is set before the first reference is marked as replaced.
    return retargetLock.withLock { other }!
  }

  /// Calls a closure after each replacement of the reference, until the subscription ends.
  func onReplacement(_ action: @escaping @Sendable () -> Void) -> SharedSubscription {
    let known = retargetLock.withLock {
      let known = listeners ?? ChangeListeners()
      listeners = known
      return known
    }
    return known.add(action)
  }

  private func replace(with reference: any SharedReference<Value>) -> ChangeListeners? {
    // The old reference is released outside of the lock.
    var new: (any SharedReference<Value>)? = reference
    let toNotify = retargetLock.withLock {
      swap(&other, &new)
      return listeners
    }
    let word = state.bitwiseOrThenLoad(with: UseWord.replaced, ordering: .acquiringAndReleasing)
    if UseWord.isLast(word) { releaseFirst() }
    return toNotify
  }

  /// Keeps the first reference until ``endUse()``, unless it was replaced.
  @inline(__always)
  private func beginUse() -> Bool {
    if UseWord.isReplaced(state.load(ordering: .acquiring)) { return false }
    let word = state.loadThenWrappingIncrement(by: UseWord.use, ordering: .acquiring)
    if !UseWord.isReplaced(word) { return true }
    endUse()
    return false
  }

  @inline(__always)
  private func endUse() {
    let word = state.wrappingDecrementThenLoad(by: UseWord.use, ordering: .acquiringAndReleasing)
    if UseWord.isLast(word) { releaseFirst() }
  }

  private func releaseFirst() {
    // Released outside of the lock, as that may run code of the user.
    var old: (any SharedReference<Value>)?
    retargetLock.withLock { swap(&first, &old) }
  }
}

/// Shared by all boxes, since a property rarely gets another reference.
private let retargetLock = Lock()
