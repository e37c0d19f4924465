// SPDX-License-Identifier: MIT

#if PostgreSQL
import EnsembleConcurrency
public import EnsembleJournal

extension PostgreSQLJournal: SharedJournal {
  public func join(
    _ id: String,
    onAppend: @escaping @Sendable () -> Void
  ) async throws -> (store: any JoinedJournal, contents: JournalContents) {
    guard JournalNames.isValid(id) else { throw JournalError.invalidName(id) }
    let (keepsHistory, duration) = (keepsHistory, leases.duration)
    let connection = connection(for: id)
    let (lease, contents) = try await connection.runWhenFree(id) { connection, _ in
      try connection.transaction {
        guard let fence = try StoreLease.join(id, duration, connection) else {
          throw JournalError.inUse(store: id, owner: try StoreLease.owner(of: id, connection))
        }
        let lease = StoreLease(
          store: id,
          fence: fence,
          keepsHistory: keepsHistory,
          duration: duration,
          isShared: true
        )
        return (lease, try lease.read(connection))
      }
    }
    let number = listener.add(id, onAppend)
    return (JoinedStore(lease, connection, listener, number), contents)
  }
}

/// A store in a database that several processes have joined.
private final class JoinedStore: JoinedJournal {
  private let lease: StoreLease
  private let connection: Connection
  private let listener: EntryListener
  private let number: Int

  init(
    _ lease: StoreLease,
    _ connection: Connection,
    _ listener: EntryListener,
    _ number: Int
  ) {
    self.lease = lease
    self.connection = connection
    self.listener = listener
    self.number = number
  }

  deinit {
    listener.remove(number)
  }

  func begin(with snapshot: JournalSnapshot) async throws -> JournalContents {
    try await run { try $0.begin(with: snapshot, $1) }
  }

  func append(_ entries: [JournalEntry]) async throws {
    // Repeating an append of entries that the server already has is a conflict, after which the
    // caller finds the entries.
    try await run { try $0.append(entries, $1) }
  }

  func entries(after number: UInt64) async throws -> [JournalEntry] {
    try await run { try $0.entries(after: number, $1) }
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try await run { try $0.save(snapshot, $1) }
  }

  func leave() async { listener.remove(number) }

  private func run<Result: Sendable>(
    _ body: @escaping @Sendable (StoreLease, Connection) throws -> Result
  ) async throws -> Result {
    try await connection.run { [lease] connection, _ in try body(lease, connection) }
  }
}

/// A connection on which the server notifies of entries by other replicas.
///
/// Every two seconds, all stores are notified, in case a notification was lost with a connection.
final class EntryListener: Sendable {
  private struct Receivers {
    var all: [Int: (store: String, receive: @Sendable () -> Void)] = [:]
    var count = 0
    var task: Task<Void, Never>?
  }

  private let connection: Connection
  private let receivers = LockIsolated(Receivers())

  init(_ connection: Connection) {
    self.connection = connection
  }

  deinit {
    receivers.value.task?.cancel()
  }

  /// Adds a function that is called after other replicas have appended entries to a store.
  func add(_ store: String, _ receive: @escaping @Sendable () -> Void) -> Int {
    let (number, mustStart) = receivers.withValue { receivers in
      receivers.count += 1
      receivers.all[receivers.count] = (store, receive)
      return (receivers.count, receivers.task == nil)
    }
    guard mustStart else { return number }
    let task = Task.detached { [weak self, connection] in
      var last = ContinuousClock.now
      while !Task.isCancelled, self != nil {
        let (told, isReliable) = await Self.wait(connection)
        // Without a server, the loop would spin.
        if told == nil { try? await Task.sleep(for: .seconds(1)) }
        if !isReliable || ContinuousClock.now - last >= .seconds(2) {
          last = .now
          self?.tell(nil)
        } else if let told {
          self?.tell(told)
        }
      }
    }
    let isFirst = receivers.withValue { receivers in
      guard receivers.task == nil else { return false }
      receivers.task = task
      return true
    }
    if !isFirst { task.cancel() }
    return number
  }

  func remove(_ number: Int) {
    let old = receivers.withValue { $0.all.removeValue(forKey: number) }
    withExtendedLifetime(old) {}
  }

  /// Waits for a second.
  ///
  /// - Returns: The stores with new entries, nil without a server; and false if notifications may
  ///   have been lost.
  private static func wait(_ connection: Connection) async -> ([String]?, isReliable: Bool) {
    let result = try? await connection.run { connection, isRepeated in
      (try connection.waitForNotifications(milliseconds: 1_000), isRepeated)
    }
    guard let (told, isRepeated) = result else { return (nil, false) }
    return (told, !isRepeated)
  }

  /// Calls the functions of stores; nil for all stores.
  private func tell(_ stores: [String]?) {
    let concerned = receivers.withValue { receivers in
      receivers.all.values.filter { stores?.contains($0.store) ?? true }.map(\.receive)
    }
    for receive in concerned { receive() }
  }
}
#endif
