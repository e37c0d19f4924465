// SPDX-License-Identifier: MIT

import EnsembleCollections

/// Evidence of a value's identity, taken in O(1); in O(*n*) for an array or a dictionary.
///
/// Two equal proofs of the same variable show that its sequence of identities has not changed. A
/// proof holds no old value, since that would force the next mutation to copy it.
public struct ChangeProof {
  enum Evidence {
    case nothing
    case absent
    case identity(ObservableStateID)
    case structure(StructureToken)
    case elements(ElementIdentities)
  }

  let evidence: Evidence

  init(_ evidence: Evidence) {
    self.evidence = evidence
  }

  /// No evidence, which proves nothing.
  package static var nothing: ChangeProof { ChangeProof(.nothing) }

  /// Takes the evidence of a value. Types without identity have none.
  @usableFromInline
  init<Value>(of value: inout Value) {
    self =
      withUnsafeMutablePointer(to: &value) { pointer in
        Self.maker(for: Value.self)?(UnsafeMutableRawPointer(pointer))
      } ?? ChangeProof(.nothing)
  }

  /// Returns a function that takes the evidence of the value at an address, or nil for a type
  /// without identity.
  ///
  /// Frequent callers keep the function, which saves the cast of the type.
  @usableFromInline
  static func maker<Value>(
    for type: Value.Type
  ) -> ((UnsafeMutableRawPointer) -> ChangeProof)? {
    func open<P: ChangeProvable>(_: P.Type) -> (UnsafeMutableRawPointer) -> ChangeProof {
      // `Value` is `P`: its metatype was just cast to `P.Type`.
      { $0.assumingMemoryBound(to: P.self).pointee._$changeProof() }
    }
    return (type as? any ChangeProvable.Type).map { open($0) }
  }

  @usableFromInline
  static func isAvailable<Value>(for type: Value.Type) -> Bool {
    type is any ChangeProvable.Type
  }

  /// Returns whether this evidence and an earlier one prove that nothing has changed, but for
  /// changes that the drain has collected for their observers.
  @usableFromInline
  func proves(_ earlier: ChangeProof) -> Bool {
    if case (.identity(let new), .identity(let old)) = (evidence, earlier.evidence) {
      return new.isKnown && new.continues(old)
    }
    return isEqual(to: earlier)
  }

  /// Returns whether this evidence and an earlier one prove that nothing has changed, on any
  /// thread.
  func isEqual(to earlier: ChangeProof) -> Bool {
    switch (evidence, earlier.evidence) {
    case (.absent, .absent): true
    case (.identity(let new), .identity(let old)): new.isKnown && new == old
    case (.structure(let new), .structure(let old)): new === old
    case (.elements(let new), .elements(let old)): new.agree(with: old)
    default: false
    }
  }
}

/// A type whose values give evidence of their identity.
public protocol ChangeProvable {
  /// Returns the evidence of the current value.
  mutating func _$changeProof() -> ChangeProof

  /// A Boolean value that indicates whether taking the evidence mutates the value, whose storage
  /// must then be unique.
  static var _$isMarkedByProof: Bool { get }
}

extension ChangeProvable {
  public static var _$isMarkedByProof: Bool { true }
}

extension Optional: ChangeProvable where Wrapped: ChangeProvable {
  public mutating func _$changeProof() -> ChangeProof {
    self?._$changeProof() ?? ChangeProof(.absent)
  }

  public static var _$isMarkedByProof: Bool { Wrapped._$isMarkedByProof }
}

extension IdentifiedArray: ChangeProvable where Element: ObservableState {
  public mutating func _$changeProof() -> ChangeProof {
    ChangeProof(.structure(markStructure()))
  }
}
