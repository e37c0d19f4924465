// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleShims

/// The observation of a value that lives outside of stores, in up to 62 fields.
///
/// Reads are registered as those of a state's fields are: with Apple's Observation or with the
/// views' own tracking, and not at all while a reducer runs.
package struct ExternalObservation: Sendable {
  fileprivate let box = ObservationBox()

  package init() {}

  /// Whether reads on this thread are registered.
  package static var isTracking: Bool { ensemble_scope_get().map(ReadCapture.isCapture) ?? true }

  /// Calls a function whose reads are not registered.
  package static func ignoring<R>(_ body: () -> R) -> R {
    ReadCapture.ignoring.capture(body)
  }

  /// Registers a read of a field.
  package func read(_ field: Int = 0) {
    box.read(field)
  }

  /// Returns whether a field may have observers.
  @inline(__always)
  package func isObserved(_ field: Int = 0) -> Bool {
    box.isObserved(field)
  }
}

/// The changes that one mutation makes outside of a store's drain, whose observers are still to be
/// notified.
///
/// `@unchecked Sendable`: its creator fills it, then either notifies the observers or passes it on
/// once, to a thread that does.
package final class ChangeCollector: @unchecked Sendable {
  private let batch = ChangeBatch()

  package init() {}

  /// Whether no observer is to be notified.
  package var isEmpty: Bool { batch.isClean }

  /// Calls a function, and collects the changes that it makes to observable states.
  package func collect<R>(_ body: () throws -> R) rethrows -> R {
    let outer = batch.enter()
    defer { batch.leave(to: outer) }
    return try body()
  }

  /// Removes and returns the collected changes; nil if there are none.
  package func take() -> ChangeCollector? {
    if isEmpty { return nil }
    let taken = ChangeCollector()
    taken.batch.merge(batch)
    return taken
  }

  /// Collects the change of a field.
  package func add(_ observation: ExternalObservation, _ field: Int = 0) {
    guard let change = observation.box.takeChange(1 << UInt64(ObservationBox.bit(of: field))) else {
      return
    }
    batch.collect(change)
  }

  /// Passes the changes to the drain that runs on this thread, which notifies the observers at its
  /// end.
  ///
  /// - Returns: `false` if no drain runs on this thread.
  package func passToDrain() -> Bool {
    guard let drain = ChangeBatch.current else { return false }
    drain.merge(batch)
    return true
  }

  /// Notifies the observers on this thread.
  package func notify() {
    batch.flush()
  }
}

/// Evidence of a variable's value, taken before a mutation, to find out afterwards whether the
/// value has changed.
package struct MutationEvidence<Value> {
  private let proof: ChangeProof?
  private let old: Value?

  /// Whether values of the type have an identity, which they would lose at the next mutation if
  /// there were a copy.
  package static func hasIdentity(_ type: Value.Type) -> Bool {
    ChangeProof.isAvailable(for: type)
  }

  /// Takes the evidence of a value whose type has an identity.
  package init(identityOf value: inout Value) {
    proof = ChangeProof(of: &value)
    old = nil
  }

  /// Keeps the old value.
  package init(copyOf value: Value) {
    proof = nil
    old = value
  }

  /// Returns whether the value is provably unchanged.
  package func proves(_ value: inout Value) -> Bool {
    if let proof { return ChangeProof(of: &value).isEqual(to: proof) }
    guard let old else { return false }
    return areEqual(old, value)
  }
}

/// Returns a copy that may be stored without affecting the observers of the original's fields.
package func keptCopy<Value>(_ value: Value) -> Value {
  // Checks the type, since a cast of an optional value would cast its payload.
  if Value.self is any ObservableState.Type { return detached(value) }
  guard Value.self is any DetachableElements.Type,
    let copy = (value as? any DetachableElements)?.detachedElements() as? Value
  else { return value }
  return copy
}

/// A collection of observable states that can be copied with new boxes.
private protocol DetachableElements {
  func detachedElements() -> Self
}

extension Optional: DetachableElements where Wrapped: ObservableState {
  fileprivate func detachedElements() -> Self { map(detached) }
}

extension Array: DetachableElements where Element: ObservableState {
  fileprivate func detachedElements() -> Self { map(detached) }
}

extension IdentifiedArray: DetachableElements where Element: ObservableState {
  fileprivate func detachedElements() -> Self {
    mapElements(detached)
  }
}
