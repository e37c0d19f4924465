// SPDX-License-Identifier: MIT

/// The identity of a shared value, and the way to load it and to follow its changes.
///
/// Conform to ``SharedKey`` for a value that can also be written. The functions of a key are called
/// on any thread, and no lock is held during a call.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the shared value.
  associatedtype Value: Sendable

  /// The type of the identity.
  associatedtype ID: Hashable = Self

  /// The identity of the value: all properties whose keys have the same identity and type of value
  /// share one value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// If the value is available immediately, resume the continuation before the function returns, so
  /// that the property has its value at once.
  ///
  /// - Parameters:
  ///   - context: The reason for loading.
  ///   - continuation: The continuation to resume exactly once, on any thread.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Subscribes to external changes of the value.
  ///
  /// - Parameters:
  ///   - context: The context with the initial value.
  ///   - subscriber: The subscriber to pass each new value to, on any thread.
  /// - Returns: A subscription, which is cancelled when the value is no longer in use.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// The identity of a shared value, and the way to load it, to save it and to follow its changes.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value.
  ///
  /// The calls for one value are serialized, in the order of its changes.
  ///
  /// - Parameters:
  ///   - value: The value to save.
  ///   - context: The reason for saving.
  ///   - continuation: The continuation to resume exactly once, on any thread.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// The reason for loading a shared value.
public enum LoadContext<Value> {
  /// The value is used for the first time; the payload is its default.
  case initialValue(Value)
  /// A call of `load()`, or `init(require:)`.
  case userInitiated

  /// The default of the value, when it is used for the first time.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

/// The reason for saving a shared value.
public enum SaveContext: Hashable, Sendable {
  /// The value was changed.
  case didSet
  /// A call of `save()`.
  case userInitiated
}
