// SPDX-License-Identifier: MIT

/// A key with a default, so that the properties that use it need none.
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<Int>.Default {
///   static var count: Self { Self[.inMemory("count"), default: 0] }
/// }
///
/// @Shared(.count) var count
/// ```
///
/// It has the identity of the key that it wraps.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  /// The key without the default.
  public let base: Base
  private let makeInitialValue: @Sendable () -> Base.Value

  /// The default.
  public var initialValue: Base.Value { makeInitialValue() }

  /// Returns a key with a default.
  public static subscript(
    _ key: Base,
    default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, makeInitialValue: value)
  }

  public var id: Base.ID { base.id }

  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(
    _ value: Base.Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension SharedReaderKey {
  /// A key of this type with a default.
  public typealias Default = _SharedKeyDefault<Self>
}
