// SPDX-License-Identifier: MIT

/// The presence of a child, with its identity.
///
/// Two words in size, since operators create several of them for each action.
@usableFromInline
struct ChildPresence: Equatable {
  @usableFromInline let isPresent: Bool
  /// The identity of the child; nil if children in its property cannot be distinguished.
  @usableFromInline let key: ChildKey?

  @inlinable
  init(isPresent: Bool, key: ChildKey? = nil) {
    self.isPresent = isPresent
    self.key = key
  }

  @inlinable
  static var absent: Self { Self(isPresent: false) }

  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.isPresent == rhs.isPresent else { return false }
    return lhs.key === rhs.key || lhs.key?.value == rhs.key?.value
  }

  /// Returns the path component of the child's effects.
  @usableFromInline
  func component(at site: AnyKeyPath) -> EffectPathComponent {
    EffectPathComponent(site: site, key: key?.value)
  }
}

/// The identity of a child.
@usableFromInline
final class ChildKey {
  @usableFromInline let value: EffectKey

  @usableFromInline
  init(_ value: EffectKey) {
    self.value = value
  }
}

extension ChildIdentity {
  /// Returns the presence of an existing child.
  @inlinable
  @inline(__always)
  func presence(of child: borrowing Child) -> ChildPresence {
    guard let identify else { return ChildPresence(isPresent: true) }
    return ChildPresence(isPresent: true, key: identify(child))
  }

  /// Returns the presence of an optional child.
  @inlinable
  @inline(__always)
  func presence(ofOptional child: inout Child?) -> ChildPresence {
    if child == nil { return .absent }
    guard identify != nil else { return ChildPresence(isPresent: true) }
    return child.modifyWrapped { presence(of: $0) } ?? .absent
  }
}
