// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
import EnsembleSharing
import GRDB

/// The key of a value that is fetched from a database.
struct FetchKey<Value: Sendable>: SharedReaderKey, ObservingKey {
  let id: FetchID
  private let observation: FetchObservation<Value>
  private let name: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - request: The identity of the request.
  ///   - fetch: A function that fetches the value; nil if there is none.
  init(
    _ request: any Hashable & Sendable,
    name: String,
    in database: (any DatabaseWriter)?,
    fetch: @escaping @Sendable (Database) throws -> Value?
  ) {
    @Dependency(\.defaultDatabase) var standard
    let database = database ?? standard
    id = FetchID(database: ObjectIdentifier(database), request: request)
    self.name = name
    observation = FetchObservation(database, fetch)
  }

  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    // The observation begins with the value.
    case .initialValue: continuation.resumeReturningInitialValue()
    case .userInitiated: observation.load { continuation.resume(with: $0) }
    }
  }

  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    observation.start(subscriber)
    return SharedSubscription { observation.stop() }
  }
}

extension FetchKey: CustomStringConvertible {
  var description: String { name }
}

/// The identity of a request to a database.
struct FetchID: Hashable, Sendable {
  let database: ObjectIdentifier
  let request: any Hashable & Sendable

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.database == rhs.database && type(of: lhs.request) == type(of: rhs.request)
      && AnyHashable(lhs.request) == AnyHashable(rhs.request)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(database)
    request.hash(into: &hasher)
  }
}
#endif
