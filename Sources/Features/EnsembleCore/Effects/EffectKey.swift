// SPDX-License-Identifier: MIT

import EnsembleInternals

/// An identifier value, distinct from equal values of other types.
///
/// `1`, `UInt8(1)`, `1.0` and `Optional(1)` are four keys.
///
/// `@unchecked Sendable`: `AnyHashable` adds no mutable state to a value. Identifiers are values,
/// which are compared and hashed where effects are opened and cancelled. Their types are not
/// required to be `Sendable`, since that would exclude types that conform to `Hashable` on the main
/// actor, as in modules whose default isolation is the main actor.
@usableFromInline
struct EffectKey: Hashable, @unchecked Sendable {
  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let value: AnyHashable

  @inlinable
  init<Value: Hashable>(_ value: Value) {
    type = ObjectIdentifier(Value.self)
    self.value = AnyHashable(value)
  }
}

extension EffectKey: CustomStringConvertible {
  @usableFromInline
  var description: String { String(describing: value.base).removingContextMarks() }
}

/// One component of an effect's path: the property or case of a child in its parent, and the
/// identity of the child.
///
/// `@unchecked Sendable`: key paths passed to operators capture no mutable shared values, and are
/// only compared.
@usableFromInline
struct EffectPathComponent: Hashable, @unchecked Sendable {
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let key: EffectKey?

  @inlinable
  init(site: AnyKeyPath, key: EffectKey? = nil) {
    self.site = site
    self.key = key
  }

  /// Returns whether the component is a child at a key path.
  @usableFromInline
  func isChild(at site: AnyKeyPath) -> Bool {
    self.site === site || self.site == site
  }

  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool {
    // A literal is one key path object, so the structural comparison is rare.
    (lhs.site === rhs.site || lhs.site == rhs.site) && lhs.key == rhs.key
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    // Hashing a key path visits all its components; equal key paths have equal types, which
    // suffices.
    hasher.combine(ObjectIdentifier(type(of: site)))
    hasher.combine(key)
  }
}

extension EffectPathComponent: CustomStringConvertible {
  @usableFromInline
  var description: String {
    func describe<Root>(_ root: Root.Type) -> String {
      (site as? PartialKeyPath<Root>).map { fieldDescription(of: $0) } ?? "\(site)"
    }
    let property = _openExistential(type(of: site).rootType, do: describe)
    return key.map { "\(property)[\($0)]" } ?? property
  }
}
