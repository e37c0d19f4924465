// SPDX-License-Identifier: MIT

#if PostgreSQL
import EnsembleConcurrency
public import EnsembleJournal
public import Foundation

/// A journal in a database of PostgreSQL, for stores that move between processes and machines.
///
/// ```swift
/// let journal = PostgreSQLJournal("postgresql://app@database/app")
/// let store = try await Store(initialState: Todos.State(), journal: journal, id: "todos") {
///   Todos()
/// }
/// ```
///
/// A process that opens a store has a *lease* of it: a deadline, by the clock of the server, which
/// it extends as long as it lives. When the process has closed the store, or the deadline has
/// passed, another one may open it. Each opening has a unique number (a fencing token), which the
/// statement that appends entries checks. So a process that has lost its lease without noticing,
/// such as a suspended one, cannot write: its next append throws `JournalError.leaseLost`. Its
/// effects run until then, so for a short time the effects of both processes may run.
///
/// Entries that are appended together are written by one statement. If the connection is lost, the
/// journal reconnects, and checks whether the server has them.
///
/// The tables `ensemble_journal_store`, `ensemble_journal_entry` and `ensemble_journal_snapshot`
/// are created in the first schema of the search path, unless they are found on it. A role that may
/// not create tables needs the right to select, insert, update and delete in existing ones.
///
/// A connection needs its own session of the server; a pool that shares sessions between
/// transactions, as pgbouncer can, is not supported. If the database fails over to an asynchronous
/// replica, entries that had not reached the replica are lost.
///
/// Available with the package trait `PostgreSQL`, which needs libpq.
public final class PostgreSQLJournal: Journal {
  /// The connections, of which each store has one, so that its requests keep their order.
  private let connections: [Connection]
  let leases: Leases
  /// The connection that waits for notifications of new entries.
  let listener: EntryListener
  private let owner: String
  let keepsHistory: Bool

  /// Creates a journal in a database, to which it connects when a store is opened.
  ///
  /// - Parameters:
  ///   - connection: A URI or the parameters of the connection, as libpq describes them, such as
  ///     `postgresql://app@database/app` or `host=/run/postgresql dbname=app`. Missing parameters
  ///     are taken from the environment, such as `PGPASSWORD`, and from `~/.pgpass`.
  ///   - owner: A name of this process for operators, which the table of the stores shows. A server
  ///     of a cluster has its address there.
  ///   - lease: The time after which another process may open the stores of one that has ended
  ///     without closing them. A process extends it after each third of that time.
  ///   - keepsHistory: If `true`, entries are kept even if later snapshots contain them.
  ///   - connections: The number of connections that the stores share, each made when it is needed.
  ///     Two more connections are used for leases and for notifications.
  public init(
    _ connection: String,
    owner: String = PostgreSQLJournal.defaultOwner,
    lease: Duration = .seconds(15),
    keepsHistory: Bool = false,
    connections: Int = 4
  ) {
    self.connections = (0..<max(1, connections)).map { _ in
      Connection(connection, patience: lease / 3) { try StoreLease.create($0) }
    }
    self.owner = owner
    self.keepsHistory = keepsHistory
    // A separate connection, so that nothing delays the leases.
    leases = Leases(Connection(connection, patience: lease / 3), lease)
    listener = EntryListener(
      Connection(connection, patience: lease / 3) {
        try $0.execute("LISTEN \(StoreLease.channel)")
      }
    )
  }

  /// The name of the machine and the number of the process.
  public static var defaultOwner: String {
    let process = ProcessInfo.processInfo
    return "\(process.hostName):\(process.processIdentifier)"
  }

  public var hasOtherProcesses: Bool { true }

  /// Returns the connection of a store.
  func connection(for store: String) -> Connection {
    let number = store.utf8.reduce(0 as UInt) { $0 &* 31 &+ UInt($1) }
    return connections[Int(number % UInt(connections.count))]
  }

  public func open(
    _ id: String
  ) async throws -> (store: any OpenJournal, contents: JournalContents) {
    guard JournalNames.isValid(id) else { throw JournalError.invalidName(id) }
    let (owner, keepsHistory, duration, opening) = (owner, keepsHistory, leases.duration, UUID())
    let start = ContinuousClock.now
    let connection = connection(for: id)
    let (lease, contents) = try await connection.runWhenFree(id) { connection, _ in
      try connection.transaction {
        let fence = try StoreLease.acquire(of: id, for: owner, opening, duration, connection)
        guard let fence else {
          throw JournalError.inUse(store: id, owner: try StoreLease.owner(of: id, connection))
        }
        let lease = StoreLease(
          store: id,
          fence: fence,
          keepsHistory: keepsHistory,
          duration: duration
        )
        return (lease, try lease.read(connection))
      }
    }
    return (OpenLease(lease, connection, leases, since: start), contents)
  }

  public func stores(
    beginningWith prefix: String,
    unusedSince date: Date?
  ) async throws -> [String] {
    let unused = try await connections[0].run { connection, _ in
      try StoreLease.unused(prefix, since: date, connection)
    }
    return JournalNames.listed(unused, beginningWith: prefix)
  }

  public func check() async throws {
    try await connections[0].run { connection, _ in _ = try connection.query("SELECT 1") }
  }
}

extension Connection {
  /// Runs a function like `run`, and treats a store as in use if its row is locked for too long.
  func runWhenFree<Result: Sendable>(
    _ store: String,
    _ body: @escaping @Sendable (Connection, _ isRepeated: Bool) throws -> Result
  ) async throws -> Result {
    do {
      return try await run(body)
    } catch let error as PostgreSQLError where error.code == PostgreSQLError.lockTimeout {
      throw JournalError.inUse(store: store)
    }
  }
}

/// A store that is open in a database.
private final class OpenLease: OpenJournal {
  private let lease: StoreLease
  private let connection: Connection
  private let leases: Leases
  private let isClosed = LockIsolated(false)
  /// The number of the last entry that was sent without a confirmation of the server; nil for none.
  private let unknown = LockIsolated<UInt64?>(nil)

  /// - Parameter start: A time before the lease began.
  init(
    _ lease: StoreLease,
    _ connection: Connection,
    _ leases: Leases,
    since start: ContinuousClock.Instant
  ) {
    self.lease = lease
    self.connection = connection
    self.leases = leases
    leases.add(lease, at: start)
  }

  deinit {
    if isClosed.value { return }
    leases.remove(lease)
    connection.tryLater { [lease] in try lease.release($0) }
  }

  func append(_ entries: [JournalEntry]) async throws {
    guard let last = entries.last?.number else { return }
    let before = unknown.value
    do {
      try await run { lease, connection, isRepeated in
        let written = isRepeated ? max(before ?? 0, last) : before
        try lease.append(entries, connection, perhapsWrittenUpTo: written)
      }
      unknown.setValue(nil)
    } catch let error as PostgreSQLError where error.isDisconnection {
      unknown.setValue(max(before ?? 0, last))
      throw error
    }
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try await run { lease, connection, _ in try lease.save(snapshot, connection) }
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    let name = try await run { lease, connection, _ in try lease.reserveName(connection) }
    return try await run { lease, connection, isRepeated in
      try lease.setAside(snapshot, to: name, connection, isRepeated: isRepeated)
    }
  }

  func remove() async throws {
    try await run { lease, connection, isRepeated in
      try lease.remove(connection, isRepeated: isRepeated)
    }
    isClosed.setValue(true)
    leases.remove(lease)
  }

  func check() async throws {
    if isClosed.value || leases.isCurrent(lease) { return }
    try await run { lease, connection, _ in try lease.check(connection) }
  }

  func close() async {
    let isFirst = isClosed.withValue { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    leases.remove(lease)
    // Without a connection, the lease expires.
    try? await connection.run { [lease] connection, _ in try lease.release(connection) }
  }

  private func run<Result: Sendable>(
    _ body: @escaping @Sendable (StoreLease, Connection, _ isRepeated: Bool) throws -> Result
  ) async throws -> Result {
    if isClosed.value { throw JournalError.notOpen(store: lease.store) }
    return try await connection.run { [lease] connection, isRepeated in
      try body(lease, connection, isRepeated)
    }
  }
}

/// The leases of the open stores, which are extended until they are closed.
final class Leases: Sendable {
  let duration: Duration
  private let connection: Connection
  private let open = LockIsolated(Open())

  private struct Open {
    var leases: [Held] = []
    var task: Task<Void, Never>?
  }

  /// A lease, and the time at which it began, or was extended last.
  private struct Held {
    let lease: StoreLease
    var start: ContinuousClock.Instant
  }

  init(_ connection: Connection, _ duration: Duration) {
    self.connection = connection
    self.duration = duration
  }

  deinit {
    open.value.task?.cancel()
  }

  /// Returns whether a lease cannot have ended, by the clock of this process.
  func isCurrent(_ lease: StoreLease) -> Bool {
    let end = ContinuousClock.now - duration
    return open.withValue { open in
      open.leases.contains {
        $0.lease.store == lease.store && $0.lease.fence == lease.fence && $0.start > end
      }
    }
  }

  /// Records the leases that were extended by a request that began at a given time.
  private func extended(_ fences: [String: Int64], at start: ContinuousClock.Instant) {
    open.withValue { open in
      for index in open.leases.indices
      where fences[open.leases[index].lease.store] == open.leases[index].lease.fence {
        open.leases[index].start = start
      }
    }
  }

  /// Starts renewing a lease that was just acquired.
  func add(_ lease: StoreLease, at start: ContinuousClock.Instant) {
    let mustStart = open.withValue { open in
      open.leases.append(Held(lease: lease, start: start))
      return open.task == nil
    }
    guard mustStart else { return }
    let task = Task.detached { [weak self, connection, interval = duration / 3] in
      while (try? await Task.sleep(for: interval)) != nil {
        guard let leases = self?.open.value.leases.map(\.lease) else { return }
        if leases.isEmpty { continue }
        let start = ContinuousClock.now
        // A failure is noticed by the next check or append.
        let extended = try? await connection.run { connection, _ in
          try StoreLease.extend(leases, connection)
        }
        if let extended { self?.extended(extended, at: start) }
      }
    }
    open.withValue { open in
      if open.task == nil { open.task = task } else { task.cancel() }
    }
  }

  func remove(_ lease: StoreLease) {
    open.withValue { open in
      open.leases.removeAll {
        $0.lease.store == lease.store && $0.lease.fence == lease.fence
      }
    }
  }
}
#endif
