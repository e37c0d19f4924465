// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation

/// A key for values that are shared through the settings of the program.
///
/// Create it with `.appStorage`.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let store: ObjectIdentifier
  private let entry: AppStorageEntry
  private let coding: DefaultsCoding<Value>

  /// The identity of a value in settings.
  public struct ID: Hashable, Sendable {
    fileprivate let key: String
    fileprivate let store: ObjectIdentifier
  }

  init(_ key: String, _ store: AppStorageStore?, _ coding: DefaultsCoding<Value>) {
    @Dependency(\.defaultAppStorage) var standard
    let store = store ?? standard
    self.key = key
    self.store = store.identity
    entry = store.entry(key)
    self.coding = coding
  }

  public var id: ID { ID(key: key, store: store) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(
      with: Result {
        if let entry = try entry.read() { return coding.decode(entry) }
        if let value = context.initialValue, let entry = try? coding.encode(value) {
          self.entry.write(entry, .didSet) { _ in }
        }
        return nil
      }
    )
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    entry.subscribe {
      do {
        let stored = try entry.read()
        // If the entry is changed elsewhere before the value is, the entry takes precedence.
        subscriber.yieldAfterSaves(
          stored.flatMap(coding.decode),
          ifCurrent: { entry.isStill(stored) }
        )
      } catch {
        subscriber.yield(throwing: error)
      }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    save(latest: { value }, context: context, continuation: continuation)
  }
}

extension AppStorageKey: LatestValueKey {
  package func save(
    latest: @escaping @Sendable () -> Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    do {
      entry.write(try coding.encode(latest()), context) { continuation.resume(with: $0) }
    } catch {
      continuation.resume(throwing: error)
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}
