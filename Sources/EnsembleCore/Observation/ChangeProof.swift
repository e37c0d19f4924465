// SPDX-License-Identifier: MIT

import EnsembleCollections

/// Evidence, taken in O(1), of what a value is made of.
///
/// Two proofs of one place that agree show that its sequence of identities has not changed. It
/// keeps no old value: holding one would make the next mutation copy it.
public struct ChangeProof {
  enum Evidence {
    case nothing
    case absent
    case identity(ObservableStateID)
    case structure(StructureToken)
  }

  let evidence: Evidence

  init(_ evidence: Evidence) {
    self.evidence = evidence
  }

  /// Takes the evidence of a value; there is none for a type without identity.
  @usableFromInline
  init<Value>(of value: inout Value) {
    func open<P: ChangeProvable>(_: P.Type) -> ChangeProof {
      withUnsafeMutablePointer(to: &value) {
        // `Value` is `P`: its metatype was just cast to `P.Type`.
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: P.self).pointee._$changeProof()
      }
    }
    if let provable = Value.self as? any ChangeProvable.Type {
      self = open(provable)
    } else {
      self.init(.nothing)
    }
  }

  static func isAvailable<Value>(for type: Value.Type) -> Bool {
    type is any ChangeProvable.Type
  }

  /// Whether this evidence and an earlier one show that nothing has changed.
  func proves(_ earlier: ChangeProof) -> Bool {
    switch (evidence, earlier.evidence) {
    case (.absent, .absent): true
    case (.identity(let new), .identity(let old)): new.isKnown && new == old
    case (.structure(let new), .structure(let old)): new === old
    default: false
    }
  }
}

/// A type whose values can give evidence of their identity in O(1).
public protocol ChangeProvable {
  /// The evidence of this value as it is now.
  mutating func _$changeProof() -> ChangeProof
}

extension Optional: ChangeProvable where Wrapped: ChangeProvable {
  public mutating func _$changeProof() -> ChangeProof {
    self?._$changeProof() ?? ChangeProof(.absent)
  }
}

extension IdentifiedArray: ChangeProvable where Element: ObservableState {
  public mutating func _$changeProof() -> ChangeProof {
    ChangeProof(.structure(_markStructure()))
  }
}
