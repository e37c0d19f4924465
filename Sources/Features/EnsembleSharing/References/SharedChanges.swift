// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A subscription to the changes of a property's value, which continues when the property is given
/// another reference.
final class SharedChanges<Value>: Sendable {
  private let box: ReferenceBox<Value>
  private let action: @Sendable () -> Void
  private let toValue = LockIsolated<SharedSubscription?>(nil)
  private let toReference = LockIsolated<SharedSubscription?>(nil)

  /// Subscribes to changes, and calls the action for the current value.
  init(_ box: ReferenceBox<Value>, _ action: @escaping @Sendable () -> Void) {
    self.box = box
    self.action = action
    let subscription = box.onReplacement { [weak self] in self?.follow() }
    toReference.withValue { $0 = subscription }
    follow()
  }

  /// The current value.
  var value: Value { box.latest.value }

  /// Subscribes to the current reference.
  private func follow() {
    while true {
      let reference = box.latest
      let subscription = reference.root.onChange(action)
      // The old subscription is released outside of the lock.
      let old = toValue.withValue { current in
        defer { current = subscription }
        return current
      }
      old?.cancel()
      // Another thread may have replaced the reference, and subscribed to the new one, meanwhile.
      if box.latest === reference { break }
    }
    action()
  }
}
