// SPDX-License-Identifier: MIT

#if SQLite
import Dispatch
import EnsembleConcurrency
import EnsembleSharing
import GRDB

/// The observation of a fetched value, which can be restarted after an error.
final class FetchObservation<Value: Sendable>: Sendable {
  private struct State {
    var subscriber: SharedSubscriber<Value>?
    var cancellable: AnyDatabaseCancellable?
    var hasFailed = false
  }

  private let database: any DatabaseWriter
  private let fetch: @Sendable (Database) throws -> Value?
  private let state = LockIsolated(State())

  init(
    _ database: any DatabaseWriter,
    _ fetch: @escaping @Sendable (Database) throws -> Value?
  ) {
    self.database = database
    self.fetch = fetch
  }

  /// Passes the current value to a subscriber before returning, and each new value later.
  func start(_ subscriber: SharedSubscriber<Value>) {
    state.withValue { $0.subscriber = subscriber }
    observe(subscriber)
  }

  func stop() {
    let old = state.withValue { state in
      defer { state = State() }
      return state
    }
    old.cancellable?.cancel()
  }

  /// Fetches the value now, and restarts the observation if an error has ended it.
  func load(_ done: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    database.asyncRead { [self] db in
      let result = Result { try fetch(try db.get()) }
      guard case .success = result, let subscriber = takeSubscriberAfterFailure() else {
        return done(result)
      }
      // Started outside of the database access, since starting accesses the database itself.
      DispatchQueue.global().async { [self] in
        observe(subscriber)
        done(result)
      }
    }
  }

  private func takeSubscriberAfterFailure() -> SharedSubscriber<Value>? {
    state.withValue { state in
      guard state.hasFailed else { return nil }
      state.hasFailed = false
      return state.subscriber
    }
  }

  private func observe(_ subscriber: SharedSubscriber<Value>) {
    let cancellable = ValueObservation.tracking(fetch)
      .removeDuplicates(by: areEqual)
      .start(in: database, scheduling: FetchScheduler()) { [weak self] error in
        self?.state.withValue { $0.hasFailed = true }
        subscriber.yield(throwing: error)
      } onChange: { value in
        subscriber.yield(with: .success(value))
      }
    // The old observation is cancelled outside of the lock: that runs code of GRDB.
    let old = state.withValue { state in
      if state.subscriber == nil { return Optional(cancellable) }
      defer { state.cancellable = cancellable }
      return state.cancellable
    }
    old?.cancel()
  }
}

/// A scheduler that passes the first value on before the observation begins, and others on GRDB's
/// threads: a shared value notifies its observers on the main actor itself.
private struct FetchScheduler: ValueObservationScheduler {
  func immediateInitialValue() -> Bool { true }

  func schedule(_ action: @escaping @Sendable () -> Void) {
    action()
  }
}

/// Returns true if values are equal; false if their type cannot be compared.
@Sendable private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
#endif
