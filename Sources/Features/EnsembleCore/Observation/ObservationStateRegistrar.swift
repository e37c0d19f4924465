// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleShims

/// The storage of an observable value's identity and observers.
///
/// `@ObservableState` adds one to the type and calls it from the accessors of each field. It is not
/// part of the value: all registrars are equal, hash to nothing and encode nothing.
///
/// Reading an unobserved field in a reducer costs a branch; writing it costs a uniqueness check and
/// a branch.
@frozen
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var box: ObservationBox

  /// Creates a registrar with a new identity.
  @inlinable
  public init() {
    box = ObservationBox()
  }

  /// The identity of the value that holds this registrar.
  @inlinable
  public var id: ObservableStateID { ObservableStateID(serial: box.serial) }

  /// Registers a read of a field, unless a reducer is running.
  @inlinable
  public func access(_ field: Int) {
    if let scope = ensemble_scope_get() {
      if ReadCapture.isCapture(scope) { box.watch(field) }
      return
    }
    box.access(field)
  }

  /// Stores a value in a field, and notifies the field's observers if the value has changed.
  ///
  /// Values with an identity (observable states, optionals and identified arrays of them) are
  /// compared by it, other `Equatable` values by `==`; all other values always count as changed.
  @inlinable
  public mutating func assign<Value>(_ newValue: Value, to storage: inout Value, field: Int) {
    makeUnique()
    if box.isObserved(field) {
      assignObserved(newValue, to: &storage, field: field)
    } else {
      storage = newValue
    }
  }

  /// Returns the evidence that `didModify` needs, before a field is mutated in place.
  @inlinable
  public mutating func willModify<Value>(_ storage: inout Value, field: Int) -> FieldChange {
    makeUnique()
    return box.isObserved(field) ? willModifyObserved(&storage, field: field) : FieldChange()
  }

  /// Notifies the field's observers, unless the field is provably unchanged.
  @inlinable
  public func didModify<Value>(_ storage: inout Value, field: Int, _ change: FieldChange) {
    if let evidence = change.evidence { didModifyObserved(&storage, field: field, evidence) }
  }

  /// Creates a new identity, as for a value that replaces another one.
  public mutating func renew() {
    let old = box
    box = ObservationBox()
    old.changed(.max)
  }

  /// Creates a new box for a mutation through a copy, so that a box belongs to one live value.
  ///
  /// In a drain, the new box takes over the observers of the old one, and notifies them of its
  /// changes. Otherwise they are all notified, because the live value may be the one that has just
  /// left the old box.
  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { renewCopy() }
  }

  @usableFromInline
  @inline(never)
  mutating func renewCopy() {
    let old = box
    box = ObservationBox()
    if ChangeBatch.current?.succeed(old, by: box) == true { return }
    box.adoptRemovalSinks(of: old)
    old.changed(.max)
  }

  @usableFromInline
  @inline(never)
  func assignObserved<Value>(_ newValue: Value, to storage: inout Value, field: Int) {
    if let sink = box.removalSink(field) {
      let old = storage
      replaceObserved(newValue, in: &storage, field: field)
      sink.didReplace(old, by: storage)
    } else {
      replaceObserved(newValue, in: &storage, field: field)
    }
  }

  private func replaceObserved<Value>(_ newValue: Value, in storage: inout Value, field: Int) {
    if ChangeProof.isAvailable(for: Value.self) {
      let proof = ChangeProof(of: &storage)
      storage = newValue
      if !ChangeProof(of: &storage).proves(proof) { box.changed(field: field) }
    } else {
      let isEqual = areEqual(storage, newValue)
      storage = newValue
      if !isEqual { box.changed(field: field) }
    }
  }

  @usableFromInline
  @inline(never)
  func willModifyObserved<Value>(_ storage: inout Value, field: Int) -> FieldChange {
    let proof = ChangeProof(of: &storage)
    let removals = box.removalSink(field).map { FieldChange.Removals(sink: $0, outer: $0.enter()) }
    return FieldChange(evidence: FieldChange.Evidence(proof: proof, removals: removals))
  }

  @usableFromInline
  @inline(never)
  func didModifyObserved<Value>(
    _ storage: inout Value,
    field: Int,
    _ evidence: FieldChange.Evidence
  ) {
    if let removals = evidence.removals { RemovalSink.leave(to: removals.outer) }
    if !ChangeProof(of: &storage).proves(evidence.proof) { box.changed(field: field) }
  }
}

/// The evidence of an observed field, taken before it is mutated in place.
@frozen
public struct FieldChange {
  @usableFromInline
  struct Evidence {
    let proof: ChangeProof
    let removals: Removals?
  }

  /// The sink for the values that a mutation removes, and the sink to restore after it.
  struct Removals {
    let sink: RemovalSink
    let outer: UnsafeMutableRawPointer?
  }

  /// The evidence; nil if the field is not observed.
  @usableFromInline let evidence: Evidence?

  @inlinable
  init(evidence: Evidence? = nil) {
    self.evidence = evidence
  }
}

extension ObservationStateRegistrar: Hashable {
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  @inlinable
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  public func encode(to encoder: any Encoder) throws {}
}

/// Compares two values by `==` if their type is `Equatable`.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<E: Equatable>(_ lhs: E) -> Bool {
    // `rhs` has the type of `lhs`, or is a subclass of it.
    (rhs as? E).map { lhs == $0 } ?? false
  }
  guard let lhs = lhs as? any Equatable else { return false }
  return open(lhs)
}
