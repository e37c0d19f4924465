// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleSharing

/// A store of values by name that notifies its subscribers of external changes.
final class TestStorage: Sendable {
  private struct State {
    var values: [String: Int] = [:]
    var subscribers: [Int: (name: String, subscriber: SharedSubscriber<Int>)] = [:]
    var last = 0
  }

  private let state = LockIsolated(State())

  subscript(name: String) -> Int? {
    get { state.value.values[name] }
    set { state.withValue { $0.values[name] = newValue } }
  }

  var subscriberCount: Int { state.value.subscribers.count }

  /// Changes a value as another program would.
  func put(_ value: Int?, _ name: String) {
    let subscribers = state.withValue { state in
      state.values[name] = value
      return state.subscribers.values.filter { $0.name == name }
    }
    for (_, subscriber) in subscribers { subscriber.yield(with: .success(value)) }
  }

  func subscribe(_ name: String, _ subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    let id = state.withValue { state in
      state.last += 1
      state.subscribers[state.last] = (name, subscriber)
      return state.last
    }
    return SharedSubscription { [state] in state.withValue { $0.subscribers[id] = nil } }
  }
}

/// A key of a test storage. Its type is not part of its identity.
struct StoredKey: SharedKey {
  let name: String
  let storage: TestStorage

  var id: Identity { Identity(name: name, storage: ObjectIdentifier(storage)) }

  struct Identity: Hashable {
    let name: String
    let storage: ObjectIdentifier
  }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(with: .success(storage[name]))
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription
  {
    storage.subscribe(name, subscriber)
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    storage[name] = value
    continuation.resume()
  }
}

/// A key of another type with the identities of ``StoredKey``, which cannot save.
struct StoredReaderKey: SharedReaderKey {
  let key: StoredKey

  var id: StoredKey.Identity { key.id }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    key.load(context: context, continuation: continuation)
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription
  {
    key.subscribe(context: context, subscriber: subscriber)
  }
}
