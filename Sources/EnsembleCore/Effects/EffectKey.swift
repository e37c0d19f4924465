// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A value used as an identifier, distinct from equal values of other types: `1`, `UInt8(1)`, `1.0`
/// and `Optional(1)` are four keys.
///
/// `@unchecked Sendable`: made only from values that are `Hashable & Sendable`, and `AnyHashable` adds
/// nothing mutable to them.
@usableFromInline
struct EffectKey: Hashable, @unchecked Sendable {
  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let value: AnyHashable

  @inlinable
  init<Value: Hashable & Sendable>(_ value: Value) {
    type = ObjectIdentifier(Value.self)
    self.value = AnyHashable(value)
  }

  /// For values whose type is not statically known to be sendable: the caller never lets the key
  /// leave the isolation it was made in.
  @inlinable
  init<Value: Hashable>(confined value: Value) {
    type = ObjectIdentifier(Value.self)
    self.value = AnyHashable(value)
  }
}

extension EffectKey: CustomStringConvertible {
  @usableFromInline
  var description: String { String(describing: value.base).removingContextMarks() }
}

/// One step of an effect's path: where a child lives in its parent, and which child it is.
///
/// `@unchecked Sendable`: key paths given to operators have no captured values that could be shared
/// mutably, and are only compared.
@usableFromInline
struct EffectPathComponent: Hashable, @unchecked Sendable {
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let key: EffectKey?

  @inlinable
  init(site: AnyKeyPath, key: EffectKey? = nil) {
    self.site = site
    self.key = key
  }

  /// Whether it is a child in the place that a key path leads to.
  @usableFromInline
  func isChild(at site: AnyKeyPath) -> Bool {
    self.site === site || self.site == site
  }

  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool {
    // A literal makes one key path object, so comparing their structure is the rare case.
    (lhs.site === rhs.site || lhs.site == rhs.site) && lhs.key == rhs.key
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    // Hashing a key path visits all of it; equal key paths have equal types, which is enough.
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
    let place = _openExistential(type(of: site).rootType, do: describe)
    return key.map { "\(place)[\($0)]" } ?? place
  }
}
