// SPDX-License-Identifier: MIT

import Atomics
import EnsembleCore
import EnsembleInternals

/// The reference of a property, which all copies of the property share.
///
/// `@unchecked Sendable`: `first` is constant, and `other` is only accessed while the lock is held.
final class ReferenceBox<Reference>: @unchecked Sendable {
  private let first: Reference
  private let isRetargeted = ManagedAtomic(false)
  private var other: Reference?
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
      // The old reference is released outside of the lock.
      var new: Reference? = newValue
      retargetLock.withLock { swap(&other, &new) }
      isRetargeted.store(true, ordering: .releasing)
      let collector = ChangeCollector()
      collector.add(observation)
      MainDelivery.deliver(collector)
    }
  }

  /// The current reference; not observed.
  @inline(__always)
  var latest: Reference {
    isRetargeted.load(ordering: .acquiring) ? retargeted : first
  }

  private var retargeted: Reference { retargetLock.withLock { other } ?? first }
}

/// Shared by all boxes, as a property seldom gets another reference.
private let retargetLock = Lock()
