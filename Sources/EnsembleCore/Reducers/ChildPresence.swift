// SPDX-License-Identifier: MIT

/// Whether there is a child, and which.
///
/// Two words: operators make several of them for each action.
@usableFromInline
struct ChildPresence: Equatable {
  @usableFromInline let isPresent: Bool
  /// What tells the child from others in its place; nil if nothing does.
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

  /// Where the child's effects are.
  @usableFromInline
  func component(at site: AnyKeyPath) -> EffectPathComponent {
    EffectPathComponent(site: site, key: key?.value)
  }
}

/// What tells one child from the next.
@usableFromInline
final class ChildKey {
  @usableFromInline let value: EffectKey

  @usableFromInline
  init(_ value: EffectKey) {
    self.value = value
  }
}

extension ChildIdentity {
  /// The presence of a child that is there.
  @inlinable
  @inline(__always)
  func presence(of child: borrowing Child) -> ChildPresence {
    guard let identify else { return ChildPresence(isPresent: true) }
    return ChildPresence(isPresent: true, key: identify(child))
  }

  /// The presence of a child that may be there.
  @inlinable
  @inline(__always)
  func presence(ofOptional child: inout Child?) -> ChildPresence {
    if child == nil { return .absent }
    guard identify != nil else { return ChildPresence(isPresent: true) }
    return child.modifyWrapped { presence(of: $0) } ?? .absent
  }
}
