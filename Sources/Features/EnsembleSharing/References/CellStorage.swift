// SPDX-License-Identifier: MIT

/// The access of a shared value to its storage: a type-erased key.
package struct CellStorage<Value>: Sendable {
  /// The way a value is saved.
  package enum Save: Sendable {
    /// A function that is called with each value.
    case value(@Sendable (Value, SaveContext, SaveContinuation) -> Void)
    /// A function that requests the latest value when it writes.
    case latest(@Sendable (@escaping @Sendable () -> Value, SaveContext, SaveContinuation) -> Void)
  }

  let load: @Sendable (LoadContext<Value>, LoadContinuation<Value>) -> Void
  let subscribe: @Sendable (LoadContext<Value>, SharedSubscriber<Value>) -> SharedSubscription
  /// Nil for a value that cannot be written.
  let save: Save?
  /// The key, without a default.
  let key: any SharedReaderKey
}

/// A key that delays writing, and then saves the latest value.
///
/// Such a key holds no copy of a value: with a copy, the next change of an observable state would
/// lose the observers of its fields.
package protocol LatestValueKey<Value>: SharedKey {
  /// Saves the value that a function returns at the time of writing.
  func save(
    latest: @escaping @Sendable () -> Value,
    context: SaveContext,
    continuation: SaveContinuation
  )
}

/// A key that wraps another one, whose base may conform to further protocols.
package protocol WrappingKey<Value>: SharedReaderKey {
  associatedtype Base: SharedReaderKey<Value>
  var base: Base { get }
  var initialValue: Value { get }
}

extension CellStorage {
  package init(_ key: some SharedReaderKey<Value>) {
    self.init(
      load: { key.load(context: $0, continuation: $1) },
      subscribe: { key.subscribe(context: $0, subscriber: $1) },
      save: Self.saving(key),
      key: Self.base(of: key)
    )
  }

  private static func base(of key: some SharedReaderKey) -> any SharedReaderKey {
    (key as? any WrappingKey)?.base ?? key
  }

  /// Returns the function by which a key saves values; nil if the key cannot save.
  static func saving(_ key: some SharedReaderKey<Value>) -> Save? {
    if let wrapping = key as? any WrappingKey<Value> { return baseSaving(wrapping) }
    if let latest = key as? any LatestValueKey<Value> {
      return .latest { latest.save(latest: $0, context: $1, continuation: $2) }
    }
    guard let key = key as? any SharedKey<Value> else { return nil }
    return .value { key.save($0, context: $1, continuation: $2) }
  }

  private static func baseSaving(_ wrapping: some WrappingKey<Value>) -> Save? {
    saving(wrapping.base)
  }
}
