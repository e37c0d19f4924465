// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// A reference to the wrapped value of a shared optional.
///
/// While the optional is nil, the last value is used instead: reads return it, and writes change
/// only this copy. So the views of a removed row stay valid, and cannot restore the row.
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
      // The whole value is read in order to be kept, without being observed.
      keep(count) { ExternalObservation.ignoring { base.value } }
      return value
    }
    observation.read()
    return lock.withLock { last }[keyPath: member]
  }

  func withLock<R>(_ site: SourceLocation, _ operation: (inout Value) throws -> R) rethrows -> R {
    // `withLock` is never called on a reference to a read-only value.
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
    // In an assertion, a change is only an expectation, and the kept value is not part of any
    // state.
    if SharedAssertion.current != nil { return try operation(&copy) }
    defer {
      setLast(copy)
      let collector = ChangeCollector()
      collector.add(observation)
      MainDelivery.deliver(collector)
    }
    return try operation(&copy)
  }

  /// Keeps the value as of a number of changes of the root, unless it is already kept.
  private func keep(_ count: UInt64, _ read: () -> Value?) {
    if SharedAssertion.current != nil { return }
    let isKept = lock.withLock {
      defer { lastCount = count }
      return lastCount == count
    }
    if !isKept, let value = read() { setLast(value) }
  }

  private func setLast(_ value: Value) {
    // During an assertion, reads return earlier or expected values, which must not be kept.
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
