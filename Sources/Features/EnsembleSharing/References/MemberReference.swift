// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A member of a shared value that can only be read.
///
/// `@unchecked Sendable`: immutable; key paths are not `Sendable` only because of the values that
/// they may capture, for which `Shared` makes the caller responsible.
final class MemberReference<Root, Value>: SharedReference, @unchecked Sendable {
  private let base: any SharedReference<Root>
  private let keyPath: KeyPath<Root, Value>

  init(_ base: any SharedReference<Root>, _ keyPath: KeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  var root: any SharedRoot { base.root }

  var description: String { memberDescription(base.description, keyPath) }

  var value: Value { base.read(keyPath) }

  func read<Member>(_ member: KeyPath<Value, Member>) -> Member {
    base.read(keyPath.appending(path: member))
  }

  func isDerivedLike(_ other: any SharedReference) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && base.isDerivedLike(other.base)
  }
}

/// A member of a shared value that can be written.
///
/// `@unchecked Sendable`: as for `MemberReference`.
final class MutableMemberReference<Root, Value>: MutableSharedReference, @unchecked Sendable {
  private let base: any MutableSharedReference<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ base: any MutableSharedReference<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  var root: any SharedRoot { base.root }

  var description: String { memberDescription(base.description, keyPath) }

  var value: Value { base.read(keyPath) }

  func read<Member>(_ member: KeyPath<Value, Member>) -> Member {
    base.read(keyPath.appending(path: member))
  }

  func isDerivedLike(_ other: any SharedReference) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && base.isDerivedLike(other.base)
  }

  func withLock<R>(_ site: SourceLocation, _ operation: (inout Value) throws -> R) rethrows -> R {
    try base.withLock(site) { try operation(&$0[keyPath: keyPath]) }
  }
}

private func memberDescription(_ base: String, _ keyPath: AnyKeyPath) -> String {
  let path = "\(keyPath)"
  let member = path.firstIndex(of: ".").map { String(path[$0...].dropFirst()) } ?? path
  return "\(base)[dynamicMember: \\.\(member)]"
}

/// A value that a closure computes from a shared value.
final class MappedReference<Base, Value>: SharedReference, Sendable {
  private let base: any SharedReference<Base>
  private let transform: @Sendable (Base) -> Value

  init(_ base: any SharedReference<Base>, _ transform: @escaping @Sendable (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  var root: any SharedRoot { base.root }

  var description: String { ".map(\(base.description), as: \(Value.self).self)" }

  var value: Value { transform(base.value) }

  func read<Member>(_ member: KeyPath<Value, Member>) -> Member { value[keyPath: member] }
}
