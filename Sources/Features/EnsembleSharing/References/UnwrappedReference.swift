// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// The value in a shared optional.
///
/// While the optional is nil, the last value stands in for it: reading gives it, and writing
/// changes only it. So views of a removed row stay valid, and cannot restore it.
///
/// `@unchecked Sendable`: `last` and `lastCount` are only accessed while `lock` is held.
final class UnwrappedReference<Value>: MutableSharedReference, @unchecked Sendable {
  private let base: any SharedReference<Value?>
  private let mutableBase: (any MutableSharedReference<Value?>)?
  private let lock = Lock()
  private var last: Value
  /// The number of changes of the root before `last` was read; nil if it is not known.
  private var lastCount: UInt64?
  private let observation = ExternalObservation()

  init(_ base: any SharedReference<Value?>, _ value: Value) {
    self.base = base
    mutableBase = base.writer
    last = keptCopy(value)
  }

  var root: any SharedRoot { base.root }

  var description: String { "\(base.description)!" }

  func isDerivedLike(_ other: any SharedReference) -> Bool {
    guard let other = other as? Self else { return false }
    return base.isDerivedLike(other.base)
  }

  var value: Value {
    let count = base.root.changeCount
    guard let value = base.value else {
      observation.read()
      return lock.withLock { last }
    }
    keep(count) { value }
    return value
  }

  func read<Member>(_ member: KeyPath<Value, Member>) -> Member {
    let count = base.root.changeCount
    if let value = base.read(\.[ifPresent: member]) {
      // The whole value is kept, and not observed.
      keep(count) { ExternalObservation.ignoring { base.value } }
      return value
    }
    observation.read()
    return lock.withLock { last }[keyPath: member]
  }

  func withLock<R>(_ site: SourceLocation, _ operation: (inout Value) throws -> R) rethrows -> R {
    // A reference to a value that cannot be written is never asked to write.
    guard let mutableBase, base.value != nil else { return try changeLast(operation) }
    return try mutableBase.withLock(site) { value in
      guard var present = value else { return try changeLast(operation) }
      // In place: a copy would have another identity.
      value = nil
      defer {
        value = present
        setLast(present)
      }
      return try operation(&present)
    }
  }

  private func changeLast<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    var copy = lock.withLock { last }
    // The change of an assertion is an expectation, and this value is part of no state.
    if SharedAssertion.current != nil { return try operation(&copy) }
    defer {
      setLast(copy)
      let collector = ChangeCollector()
      collector.add(observation)
      MainDelivery.deliver(collector)
    }
    return try operation(&copy)
  }

  /// Keeps the value after a number of changes of the root, unless that was done already.
  private func keep(_ count: UInt64, _ read: () -> Value?) {
    if SharedAssertion.current != nil { return }
    let isKept = lock.withLock {
      defer { lastCount = count }
      return lastCount == count
    }
    if !isKept, let value = read() { setLast(value) }
  }

  private func setLast(_ value: Value) {
    // The values during an assertion are earlier ones, or expected ones.
    if SharedAssertion.current != nil { return }
    // The old value is released outside of the lock.
    var value = keptCopy(value)
    lock.withLock { swap(&last, &value) }
  }
}

extension Optional {
  /// A member of the value, if there is one.
  fileprivate subscript<Member>(ifPresent member: KeyPath<Wrapped, Member>) -> Member? {
    self?[keyPath: member]
  }
}
