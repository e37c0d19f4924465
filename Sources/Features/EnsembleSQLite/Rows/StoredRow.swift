// SPDX-License-Identifier: MIT

#if SQLite
import Dispatch
import EnsembleInternals
import EnsembleSharing
import GRDB

/// A row of any type of value, for the store that writes and checks it.
protocol AnyStoredRow: AnyObject, Sendable, CustomStringConvertible {
  var table: String { get }

  /// Encodes the latest value; called without access to the database.
  func prepareWrite() -> PreparedWrite

  /// Records that a change was not written, and resumes the code that waits for it.
  ///
  /// - Parameters:
  ///   - db: The access to the database after the failure; nil if it was not accessed.
  ///   - keepsChange: Whether to write the change together with the next one.
  func end(_ change: Int, with error: DatabaseValueError, keepsChange: Bool, _ db: Database?)

  /// Resumes the code that waits for a change that was written.
  func end(_ change: Int)

  /// Delivers the content of the row if it differs from the known one.
  func check(_ db: Database)
}

/// A value that was encoded, or could not be.
struct PreparedWrite: Sendable {
  let row: any AnyStoredRow
  /// The number of the change.
  let change: Int
  /// A function that writes the value, inside a transaction.
  let encoded: Result<@Sendable (Database) throws -> Void, DatabaseValueError>
}

/// The row of a shared value, with the pending change.
///
/// All writes, and all reads that are compared with the `known` content, are serialized in the
/// database's writer. So a content other than the `known` one was written by other code, and
/// changes are recorded in the order of the commits.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`. Replaced values are released
/// outside of the lock.
final class StoredRow<Location: RowLocation>: AnyStoredRow, @unchecked Sendable {
  typealias Value = Location.Value

  private struct Waiter {
    let change: Int
    let resume: @Sendable (Result<Void, any Error>) -> Void
  }

  private enum Known: Equatable {
    /// The row has not been read yet.
    case nothing
    /// The content that was read or written last; nil if there is no row.
    case content([DatabaseValue]?)
  }

  private struct State {
    var known = Known.nothing
    /// The number of contents so far, so that a replaced content is not delivered.
    var knownCount = 0
    /// The value to write; nil if no change waits.
    var latest: (@Sendable () -> Value)?
    /// The number of the last change.
    var lastChange = 0
    /// The number of the last change that was written, or has failed.
    var endedChange = 0
    var waiters: [Waiter] = []
    var subscriber: SharedSubscriber<Value>?

    mutating func note(_ columns: [DatabaseValue]?) {
      // The same content may already be in delivery to the subscriber.
      if known == .content(columns) { return }
      known = .content(columns)
      knownCount += 1
    }
  }

  let location: Location
  let store: RowStore
  private let lock = Lock()
  private var state = State()

  init(_ location: Location, _ store: RowStore) {
    self.location = location
    self.store = store
  }

  var table: String { location.table }
  var description: String { location.description }

  // MARK: Reading

  /// Reads the value on this thread.
  func read() throws -> Value? {
    let count = lock.withLock { state.knownCount }
    let content = try reading { try store.database.unsafeReentrantRead(location.read) }
    lock.withLock {
      if state.knownCount == count { state.note(content?.columns) }
    }
    return try decode(content)
  }

  /// Reads the value in the order of the writes, unless a change waits, which is the later value.
  func read(_ done: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    let latest = lock.withLock {
      state.lastChange == state.endedChange ? nil : state.latest
    }
    if let latest { return done(.success(latest())) }
    store.database.asyncWriteWithoutTransaction { [self] db in
      let content = Result {
        let content = try reading { try location.read(db) }
        lock.withLock { state.note(content?.columns) }
        return content
      }
      store.queue.async {
        done(content.flatMap { content in Result { try self.decode(content) } })
      }
    }
  }

  private func reading<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch {
      throw DatabaseValueError.wrapping(error, .read, location)
    }
  }

  private func decode(_ content: StoredContent<Value>?) throws -> Value? {
    do {
      return try content?.decode()
    } catch {
      throw DatabaseValueError.wrapping(error, .decode, location)
    }
  }

  // MARK: Following

  func subscribe(_ subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    lock.withLock { state.subscriber = subscriber }
    let membership = store.follow(self)
    return SharedSubscription { [self] in
      membership.cancel()
      let old = lock.withLock {
        defer { state.subscriber = nil }
        return state.subscriber
      }
      withExtendedLifetime(old) {}
    }
  }

  func check(_ db: Database) {
    let content: StoredContent<Value>?
    do {
      content = try reading { try location.read(db) }
    } catch {
      return deliver(.failure(error), nil)
    }
    let count: Int? = lock.withLock {
      let isFirst = state.known == .nothing
      guard state.known != .content(content?.columns) else { return nil }
      state.note(content?.columns)
      return isFirst && content == nil ? nil : state.knownCount
    }
    if let count { deliver(.success(content), count) }
  }

  /// Delivers content that other code has written, outside of the database's thread.
  private func deliver(_ result: Result<StoredContent<Value>?, any Error>, _ count: Int?) {
    guard let subscriber = lock.withLock({ state.subscriber }) else { return }
    store.queue.async { [self] in
      do {
        let value = try decode(try result.get())
        let isTaken = subscriber.yield(value, ifCurrent: { isCurrent(count) })
        // The subscriber knows of a change that is being passed to this row, but is not counted
        // here yet.
        if !isTaken, isCurrent(count) { deliver(result, count) }
      } catch {
        subscriber.yield(throwing: error)
      }
    }
  }

  /// Returns true if a content was not replaced, and no waiting change will replace it.
  private func isCurrent(_ count: Int?) -> Bool {
    lock.withLock { state.knownCount == count && state.lastChange == state.endedChange }
  }

  // MARK: Writing

  func write(
    latest: @escaping @Sendable () -> Value,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let old = lock.withLock {
      state.lastChange += 1
      state.waiters.append(Waiter(change: state.lastChange, resume: done))
      defer { state.latest = latest }
      return state.latest
    }
    withExtendedLifetime(old) {}
    store.write(self)
  }

  func prepareWrite() -> PreparedWrite {
    let (change, latest) = lock.withLock { (state.lastChange, state.latest) }
    guard let latest else {
      return PreparedWrite(row: self, change: change, encoded: .success({ _ in }))
    }
    do {
      let write = try location.encode(latest())
      return PreparedWrite(
        row: self,
        change: change,
        encoded: .success { [self] db in try perform(write, change, db) }
      )
    } catch {
      let error = DatabaseValueError.wrapping(error, .encode, location)
      return PreparedWrite(row: self, change: change, encoded: .failure(error))
    }
  }

  private func perform(
    _ write: (Database) throws -> Void,
    _ change: Int,
    _ db: Database
  ) throws {
    do {
      try write(db)
      let columns = try location.read(db)?.columns
      lock.withLock {
        state.note(columns)
        state.endedChange = max(state.endedChange, change)
      }
    } catch {
      throw DatabaseValueError.wrapping(error, .write, location)
    }
  }

  func end(_ change: Int) {
    for waiter in endedWaiters(change, keepsChange: false) { waiter.resume(.success(())) }
  }

  func end(
    _ change: Int,
    with error: DatabaseValueError,
    keepsChange: Bool,
    _ db: Database?
  ) {
    // The rollback undid the content that was noted inside the transaction.
    if let db, case .success(let content) = Result(catching: { try location.read(db) }) {
      lock.withLock { state.note(content?.columns) }
    }
    for waiter in endedWaiters(change, keepsChange: keepsChange) {
      waiter.resume(.failure(error))
    }
  }

  private func endedWaiters(_ change: Int, keepsChange: Bool) -> [Waiter] {
    let (ended, latest): ([Waiter], (@Sendable () -> Value)?) = lock.withLock {
      state.endedChange = max(state.endedChange, change)
      let ended = state.waiters.filter { $0.change <= change }
      state.waiters.removeAll { $0.change <= change }
      guard state.lastChange == change, !keepsChange else { return (ended, nil) }
      defer { state.latest = nil }
      return (ended, state.latest)
    }
    withExtendedLifetime(latest) {}
    return ended
  }
}
#endif
