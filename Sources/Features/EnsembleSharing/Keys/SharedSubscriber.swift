// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A subscriber, to which a key passes the external changes of a shared value.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void
  private let conditional: (@Sendable (Value?, () -> Bool) -> Bool)?
  private let afterSaves: (@Sendable (Value?, @escaping @Sendable () -> Bool) -> Void)?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: A closure that is called with each value, or with nil for the initial value.
  ///   - onLoading: A closure that is called when loading begins or ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
    conditional = nil
    afterSaves = nil
  }

  /// Creates a subscriber that can check, while the value is locked, whether a received value is
  /// still current.
  init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void,
    conditional: @escaping @Sendable (Value?, () -> Bool) -> Bool,
    afterSaves: @escaping @Sendable (Value?, @escaping @Sendable () -> Bool) -> Void
  ) {
    self.callback = callback
    self.onLoading = onLoading
    self.conditional = conditional
    self.afterSaves = afterSaves
  }

  /// Delivers a value from the storage, nil for none, unless the shared value was changed since.
  ///
  /// - Parameter isCurrent: A function that returns whether the key has received no later change;
  ///   called while no thread changes the value. It must not access the value.
  /// - Returns: `false` if there is a later change, so that the value is dropped.
  package func yield(_ value: Value?, ifCurrent isCurrent: () -> Bool) -> Bool {
    if let conditional { return conditional(value, isCurrent) }
    callback(.success(value))
    return true
  }

  /// Delivers a value from the storage, nil for none, once the key has received all changes of the
  /// shared value. The value is dropped if the storage has another one then.
  ///
  /// - Parameter isCurrent: A function that returns whether the storage still has the value; called
  ///   now or later, while no thread changes the shared value. It must not access the shared value.
  package func yieldAfterSaves(
    _ value: Value?,
    ifCurrent isCurrent: @escaping @Sendable () -> Bool
  ) {
    if let afterSaves { return afterSaves(value, isCurrent) }
    callback(.success(value))
  }

  /// Passes on a new value.
  public func yield(_ value: Value) {
    callback(.success(value))
  }

  /// Reports that the storage no longer has a value, so that the property returns to its initial
  /// value.
  public func yieldReturningInitialValue() {
    callback(.success(nil))
  }

  /// Passes on an error.
  public func yield(throwing error: any Error) {
    callback(.failure(error))
  }

  /// Delivers a result; a success with nil means that there is no value.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Reports whether the key is loading.
  ///
  /// Only the last call counts: a single `false` ends the loading state of several calls with
  /// `true`, and so does a value or an error. A load that was requested of the key is not affected.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading(isLoading)
  }
}

/// A subscription to a shared value, which ends when it is cancelled or its last copy is released.
public struct SharedSubscription: Sendable {
  private let end: End

  /// Creates a subscription.
  ///
  /// - Parameter cancel: A closure that ends the subscription; it is called at most once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    end = End(cancel)
  }

  /// Ends the subscription.
  public func cancel() {
    end.cancel()
  }

  private final class End: Sendable {
    private let action: LockIsolated<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) {
      self.action = LockIsolated(action)
    }

    deinit { cancel() }

    func cancel() {
      let action = action.withValue { action in
        defer { action = nil }
        return action
      }
      action?()
    }
  }
}
