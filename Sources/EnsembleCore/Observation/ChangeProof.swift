// SPDX-License-Identifier: MIT

import EnsembleCollections

/// Evidence of what a value is made of, taken in O(1); of an array or a dictionary, in O(*n*).
///
/// Two proofs of one place that agree show that its sequence of identities has not changed. It
/// keeps no old value: holding one would make the next mutation copy it.
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

  /// Takes the evidence of a value; there is none for a type without identity.
  @usableFromInline
  init<Value>(of value: inout Value) {
    self =
      withUnsafeMutablePointer(to: &value) { pointer in
        Self.taker(for: Value.self)?(UnsafeMutableRawPointer(pointer))
      } ?? ChangeProof(.nothing)
  }

  /// A function that takes the evidence of the value of a type at a place; nil for a type without
  /// identity. What is asked often gets this once: it spares the cast of the type.
  @usableFromInline
  static func taker<Value>(
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

  /// Whether this evidence and an earlier one show that nothing has changed.
  @usableFromInline
  func proves(_ earlier: ChangeProof) -> Bool {
    switch (evidence, earlier.evidence) {
    case (.absent, .absent): true
    case (.identity(let new), .identity(let old)): new.isKnown && new == old
    case (.structure(let new), .structure(let old)): new === old
    case (.elements(let new), .elements(let old)): new.agree(with: old)
    default: false
    }
  }
}

/// A type whose values can give evidence of their identity.
public protocol ChangeProvable {
  /// The evidence of this value as it is now.
  mutating func _$changeProof() -> ChangeProof

  /// Whether taking the evidence mutates the value, which must not share its storage then.
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
    ChangeProof(.structure(_markStructure()))
  }
}
