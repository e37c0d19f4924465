// SPDX-License-Identifier: MIT

import EnsembleDependencies

/// A key for values that are shared in memory, and kept as long as the program runs.
///
/// Create it with ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage

  /// The identity of a value in memory.
  public struct ID: Hashable, Sendable {
    fileprivate let key: String
    fileprivate let storage: InMemoryStorage
  }

  fileprivate init(_ key: String, _ storage: InMemoryStorage) {
    self.key = key
    self.storage = storage
  }

  public var id: ID { ID(key: key, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue(let value):
      continuation.resume(returning: cell { value }.latest)
    case .userInitiated:
      continuation.resume(with: .success(knownCell()?.latest))
    }
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    // Only called by a key that wraps this key, and that has its own value.
    guard let cell = knownCell() else { return SharedSubscription {} }
    return cell.onChange { [weak cell] in
      if let value = cell?.latest { subscriber.yield(value) }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    cell { value }.replace(with: value)
    continuation.resume()
  }
}

extension InMemoryKey: ProvidingKey {
  package func cell(orMake makeInitialValue: () -> Value) -> SharedCell<Value> {
    storage.registry.cell(AnyHashable(key)) {
      SharedCell(makeInitialValue(), description: "\(self)")
    }
  }

  package func knownCell() -> SharedCell<Value>? {
    storage.registry.find(AnyHashable(key), as: Value.self)
  }
}

extension InMemoryKey: CustomStringConvertible {
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

extension SharedReaderKey {
  /// Returns a key for a value that is shared in memory, and kept as long as the program runs.
  ///
  /// ```swift
  /// @Shared(.inMemory("isSignedIn")) var isSignedIn = false
  /// ```
  ///
  /// In a page that `EnsembleWeb` serves, the value belongs to the page; see
  /// ``inMemory(_:scope:)``. In a test, it belongs to the test.
  ///
  /// - Parameter key: The name of the value.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    @Dependency(\.defaultInMemoryStorage) var storage
    return InMemoryKey(key, storage)
  }

  /// Returns a key for a value that is shared in memory within a scope.
  ///
  /// ```swift
  /// @Shared(.inMemory("visitors", scope: .process)) var visitors = 0
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - scope: The scope. Outside of a server, all scopes are the process.
  public static func inMemory<Value>(
    _ key: String,
    scope: SharedScope
  ) -> Self where Self == InMemoryKey<Value> {
    @Dependency(\.sharedScopes) var scopes
    return InMemoryKey(key, scopes.storage(for: scope))
  }
}
