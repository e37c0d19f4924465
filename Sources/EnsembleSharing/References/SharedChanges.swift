// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A property whose reference may be replaced.
struct FollowedProperty<Value>: Sendable {
  /// Returns the current reference.
  let reference: @Sendable () -> any SharedReference<Value>
  /// Calls a closure after each replacement.
  let onReplacement: @Sendable (@escaping @Sendable () -> Void) -> SharedSubscription

  init(
    reference: @escaping @Sendable () -> any SharedReference<Value>,
    onReplacement: @escaping @Sendable (@escaping @Sendable () -> Void) -> SharedSubscription
  ) {
    self.reference = reference
    self.onReplacement = onReplacement
  }
}

/// A subscription to the changes of a property's value, whichever reference the property has.
final class SharedChanges<Value>: Sendable {
  private let property: FollowedProperty<Value>
  private let action: @Sendable () -> Void
  private let toValue = LockIsolated<SharedSubscription?>(nil)
  private let toReference = LockIsolated<SharedSubscription?>(nil)

  /// Subscribes to changes, and calls the action for the current value.
  init(_ property: FollowedProperty<Value>, _ action: @escaping @Sendable () -> Void) {
    self.property = property
    self.action = action
    let subscription = property.onReplacement { [weak self] in self?.follow() }
    toReference.withValue { $0 = subscription }
    follow()
  }

  /// The current value.
  var value: Value { property.reference().value }

  /// Subscribes to the current reference.
  private func follow() {
    while true {
      let reference = property.reference()
      let subscription = reference.root.onChange(action)
      // The old one is released outside of the lock.
      let old = toValue.withValue { current in
        defer { current = subscription }
        return current
      }
      old?.cancel()
      // Another thread may have replaced the reference, and subscribed to the new one, meanwhile.
      if property.reference() === reference { break }
    }
    action()
  }
}
