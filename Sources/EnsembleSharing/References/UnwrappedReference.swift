// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// The value in a shared optional.
///
/// While the optional is nil, the last value stands in for it: reading gives it, and writing changes
/// only it. So a row that was removed does no harm to those who still show it.
///
/// `@unchecked Sendable`: `last` is only accessed while `lock` is held.
final class UnwrappedReference<Value>: MutableSharedReference, @unchecked Sendable {
  private let base: any SharedReference<Value?>
  private let mutableBase: (any MutableSharedReference<Value?>)?
  private let lock = Lock()
  private var last: Value
  private let observation = ExternalObservation()

  init(_ base: any SharedReference<Value?>, _ value: Value) {
    self.base = base
    mutableBase = base as? any MutableSharedReference<Value?>
    last = keptCopy(value)
  }

  var root: any SharedRoot { base.root }

  var description: String { "\(base.description)!" }

  var value: Value {
    guard let value = base.value else {
      observation.read()
      return lock.withLock { last }
    }
    keep(value)
    return value
  }

  func read<Member>(_ member: KeyPath<Value, Member>) -> Member {
    if let value = base.read(\.[ifPresent: member]) { return value }
    observation.read()
    return lock.withLock { last }[keyPath: member]
  }

  func withLock<R>(_ site: WriteSite, _ operation: (inout Value) throws -> R) rethrows -> R {
    // A reference to a value that cannot be written is never asked to write.
    guard let mutableBase, base.value != nil else { return try changeLast(operation) }
    return try mutableBase.withLock(site) { value in
      guard var present = value else { return try changeLast(operation) }
      // In place: a copy would have another identity.
      value = nil
      defer {
        value = present
        keep(present)
      }
      return try operation(&present)
    }
  }

  private func changeLast<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    var copy = lock.withLock { last }
    defer {
      keep(copy)
      let collector = ChangeCollector()
      collector.add(observation)
      MainDelivery.deliver(collector)
    }
    return try operation(&copy)
  }

  private func keep(_ value: Value) {
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
