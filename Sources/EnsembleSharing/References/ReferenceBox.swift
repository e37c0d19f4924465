// SPDX-License-Identifier: MIT

import Atomics
import EnsembleCore
import EnsembleInternals

/// The reference of a property, which all copies of the property share.
///
/// `@unchecked Sendable`: `other` and `listeners` are only accessed while the lock is held. `first` is
/// only read by threads that are counted in `state`, and that have found it not replaced. It is
/// only released, with the lock held, after it was replaced and the count was 0: threads that are
/// counted later find it replaced.
final class ReferenceBox<Reference>: @unchecked Sendable {
  /// Twice the number of threads that are copying `first`, plus 1 if it was replaced.
  private let state = ManagedAtomic<UInt>(0)
  // Read without a lock, as most references are never replaced.
  @exclusivity(unchecked) private var first: Reference?
  private var other: Reference?
  /// Created when needed, as there are many boxes.
  private var listeners: ChangeListeners?
  private let observation = ExternalObservation()

  init(_ reference: Reference) {
    first = reference
  }

  /// The current reference; its replacement is observed.
  var reference: Reference {
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

  /// The current reference; not observed.
  @inline(__always)
  var latest: Reference {
    if state.load(ordering: .acquiring) & 1 == 0, let first = copyOfFirst() { return first }
    // The other reference was there before the first one was marked as replaced.
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

  private func replace(with reference: Reference) -> ChangeListeners? {
    // The old reference is released outside of the lock.
    var new: Reference? = reference
    let toNotify = retargetLock.withLock {
      swap(&other, &new)
      return listeners
    }
    if state.bitwiseOrThenLoad(with: 1, ordering: .acquiringAndReleasing) == 1 { releaseFirst() }
    return toNotify
  }

  /// Returns the first reference, unless it was replaced.
  private func copyOfFirst() -> Reference? {
    let before = state.loadThenWrappingIncrement(by: 2, ordering: .acquiring)
    let copy = before & 1 == 0 ? first : nil
    let after = state.wrappingDecrementThenLoad(by: 2, ordering: .acquiringAndReleasing)
    if after == 1 { releaseFirst() }
    return copy
  }

  private func releaseFirst() {
    // Released outside of the lock, as that may run code of the user.
    var old: Reference?
    retargetLock.withLock { swap(&first, &old) }
  }
}

/// Shared by all boxes, as a property seldom gets another reference.
private let retargetLock = Lock()
