// SPDX-License-Identifier: MIT

import EnsembleShims

/// The part of an observable value that knows its identity and its observers.
///
/// `@ObservableState` adds one to the type and calls it from the accessors of each field. It takes
/// no part in the value: all registrars are equal, hash to nothing and encode nothing.
///
/// A field that nobody observes costs a branch to read in a reducer, and a uniqueness check and a
/// branch to write.
@frozen
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var box: ObservationBox

  /// Creates a registrar with an identity of its own.
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
      if ReadCapture.isTaking(scope) { box.watch(field) }
      return
    }
    box.access(field)
  }

  /// Stores a value in a field and tells the field's observers if it differs from the old one.
  ///
  /// Values that carry an identity (observable states, optionals and identified arrays of them)
  /// are compared by it, other `Equatable` ones by `==`; anything else counts as different.
  @inlinable
  public mutating func assign<Value>(_ newValue: Value, to storage: inout Value, field: Int) {
    makeUnique()
    if box.isObserved(field) {
      assignObserved(newValue, to: &storage, field: field)
    } else {
      storage = newValue
    }
  }

  /// Notes, before a field is mutated in place, what `didModify` compares with.
  @inlinable
  public mutating func willModify<Value>(_ storage: inout Value, field: Int) -> FieldChange {
    makeUnique()
    return box.isObserved(field) ? FieldChange(proof: ChangeProof(of: &storage)) : FieldChange()
  }

  /// Tells the field's observers, unless the field is provably what it was.
  @inlinable
  public func didModify<Value>(_ storage: inout Value, field: Int, _ change: FieldChange) {
    if let proof = change.proof { didModifyObserved(&storage, field: field, proof) }
  }

  /// Takes a new identity, as a value does that replaces another one.
  public mutating func renew() {
    let old = box
    box = ObservationBox()
    old.changed(.max)
  }

  /// A mutation through a copy takes a new box, so that a box belongs to one live value. The
  /// observers of the old box are told, because the live value may be the one that just left it.
  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { renew() }
  }

  @usableFromInline
  @inline(never)
  func assignObserved<Value>(_ newValue: Value, to storage: inout Value, field: Int) {
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
  func didModifyObserved<Value>(_ storage: inout Value, field: Int, _ proof: ChangeProof) {
    if !ChangeProof(of: &storage).proves(proof) { box.changed(field: field) }
  }
}

/// What is known of an observed field before it is mutated in place.
@frozen
public struct FieldChange {
  @usableFromInline let proof: ChangeProof?

  @inlinable
  init(proof: ChangeProof? = nil) {
    self.proof = proof
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

/// Compares two values by `==` where their type has one.
private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<E: Equatable>(_ lhs: E) -> Bool {
    // `rhs` has the type of `lhs`, or is a subclass of it.
    (rhs as? E).map { lhs == $0 } ?? false
  }
  guard let lhs = lhs as? any Equatable else { return false }
  return open(lhs)
}
