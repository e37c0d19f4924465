// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleDependencies
import EnsembleJournal
import Foundation
import Logging

// The logins are a store of the journal, with an entry for each change, so that they are in files,
// in SQLite, or in PostgreSQL, as the sessions are. The store is written directly rather than by a
// `Store`: a request must not be accepted before the changes by other processes were read, and
// whatever cannot be read must end logins, never keep them.

/// The logins of a server in its journal.
///
/// In a journal for several processes, each reads the changes by the others before it believes a
/// cookie. In any other journal, the process has the logins exclusively.
actor LoginJournal {
  /// The store of the logins in the journal, open for this process.
  private enum Opened {
    case exclusive(any OpenJournal)
    case shared(any JoinedJournal)
  }

  private let journal: any Journal
  private let name: String
  private let logger: Logger
  private let table: LockIsolated<LoginTable>
  private let now: @Sendable () -> LoginTable.Moment
  private let wait: @Sendable (Duration) async throws -> Void
  private let onEnd: @Sendable (LoginEndings) async -> Void

  private var opened: Opened?
  /// The number of the last entry that the table contains.
  private var number: UInt64 = 0
  /// The number of entries since the last snapshot.
  private var entryCount = 0
  /// The ends of logins that the journal does not have yet.
  private var unwritten: [LoginChange] = []
  /// The last operation in the order of the calls.
  private var last: Task<Void, Never>?
  /// The next operation that reads the journal, if it has not begun yet.
  private var nextUpdate: Task<Void, any Error>?
  /// The task that opens a shared journal again after an error.
  private var retry: Task<Void, Never>?
  private var isClosed = false
  private var hasReportedUse = false

  /// The number of entries between two snapshots.
  private static let entriesPerSnapshot = 256
  /// The version of the changes.
  private static let version = 1
  /// The time between attempts to open a shared journal, in which others may end logins.
  private static let retryInterval = Duration.seconds(2)

  /// - Parameters:
  ///   - table: The logins, which only this object adds from now on.
  ///   - wait: A function that waits by the clock of the process.
  ///   - onEnd: A function that is called with logins that have ended.
  init(
    _ journal: any Journal,
    name: String,
    logger: Logger,
    table: LockIsolated<LoginTable>,
    now: @escaping @Sendable () -> LoginTable.Moment,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    onEnd: @escaping @Sendable (LoginEndings) async -> Void
  ) {
    self.journal = journal
    self.name = name
    self.logger = logger
    self.table = table
    self.now = now
    self.wait = wait
    self.onEnd = onEnd
    table.withValue { $0.isCurrent = false }
  }

  deinit {
    retry?.cancel()
  }

  // MARK: Operations

  /// Makes the table current: opens the journal, writes unwritten changes, and reads the changes by
  /// other processes.
  ///
  /// Concurrent calls share a reading that begins after them.
  ///
  /// - Throws: The error of the journal. The logins are then not known.
  func update() async throws {
    if let nextUpdate { return try await nextUpdate.value }
    let update = inTurn { journal in
      journal.nextUpdate = nil
      try await journal.readChanges()
    }
    nextUpdate = update
    try await update.value
  }

  /// Starts a login, which replaces the browser's previous one.
  ///
  /// - Parameter start: The moment before the authenticator was called.
  /// - Returns: False if the person was signed out everywhere since then.
  func start(
    _ login: LoginID,
    of person: SignedInPerson,
    insteadOf other: LoginID?,
    since start: SignInStart
  ) async throws -> Bool {
    try await inTurn { journal in
      while true {
        // Also after a conflict, which may have opened the journal anew and found damage.
        try await journal.readChanges()
        let change = journal.table.withValue {
          $0.starting(login, of: person, insteadOf: other, since: start)
        }
        guard let change else { return false }
        if try await journal.append(change, isConfirmed: true) { return true }
      }
    }
    .value
  }

  /// Records the end of logins. It is written later if the journal fails.
  ///
  /// - Throws: The error of the journal.
  func end(_ change: LoginChange) async throws {
    unwritten.append(change)
    table.withValue { $0.isCurrent = false }
    try await update()
  }

  /// Closes the logins in the journal, so that another process can open them. The next operation
  /// opens them again.
  func close() async {
    // Also for a task that is just about to open them again.
    isClosed = true
    let closing = inTurn { journal in
      if !journal.unwritten.isEmpty { try? await journal.readChanges() }
      if !journal.unwritten.isEmpty {
        journal.logger.error(
          "Sign-outs not recorded: a restart revives the logins",
          metadata: ["count": "\(journal.unwritten.count)"]
        )
      }
      await journal.forget()
      journal.isClosed = true
      journal.retry?.cancel()
      journal.retry = nil
    }
    _ = await closing.result
  }

  /// Reads the changes by other processes, after a notification of the journal.
  private func readSharedChanges() async {
    // Before the first request, there are no pages to end.
    guard opened != nil else { return }
    do {
      try await update()
    } catch {
      // The next request tries again, or the task that opens the journal.
      logger.debug("Logins not read", metadata: ["error": "\(error)"])
    }
  }

  /// Opens a shared journal again in a while, and reads it.
  ///
  /// Otherwise, a process with open pages and without requests would not learn of sign-outs.
  private func reopenLater() {
    guard journal is any SharedJournal, !isClosed, retry == nil else { return }
    retry = Task { [weak self, wait] in
      do {
        try await wait(Self.retryInterval)
      } catch {
        return
      }
      await self?.reopen()
    }
  }

  private func reopen() async {
    retry = nil
    // If that fails, there is another attempt.
    if opened == nil, !isClosed { try? await update() }
  }

  /// Performs an operation after the previous ones, also if the caller is cancelled.
  private func inTurn<R: Sendable>(
    _ operation: @escaping @Sendable (isolated LoginJournal) async throws -> R
  ) -> Task<R, any Error> {
    let previous = last
    let task = Task {
      await previous?.value
      do {
        return try await operation(self)
      } catch {
        // The state of the journal is not known: the next operation opens it anew.
        await forget()
        reopenLater()
        throw error
      }
    }
    last = Task { _ = await task.result }
    return task
  }

  // MARK: Reading

  private func readChanges() async throws {
    if opened == nil { try await openUnlessInUse() }
    if case .exclusive(let store) = opened, journal.hasOtherProcesses { try await store.check() }
    try await readEntries()
    while let change = unwritten.first {
      if try await append(change) { unwritten.removeFirst() }
    }
    if case .exclusive = opened, !journal.hasOtherProcesses {
      table.withValue { $0.isCurrent = true }
    }
  }

  /// Reads the entries by other processes.
  private func readEntries() async throws {
    guard case .shared(let store) = opened else { return }
    do {
      let entries = try await store.entries(after: number)
      try await add(entries)
    } catch JournalError.forgotten {
      // A snapshot contains the entries.
      await forget()
      try await open()
    }
  }

  private func add(_ entries: [JournalEntry]) async throws {
    guard let last = entries.last else { return }
    for entry in entries { try checkVersion(entry.version) }
    let changes = entries.map(change)
    let now = now()
    let endings = table.withValue { table in
      changes.reduce(into: LoginEndings()) { $0.add(table.make($1, at: now)) }
    }
    number = last.number
    entryCount += entries.count
    if !endings.isEmpty { await onEnd(endings) }
  }

  /// Opens the logins. If another process has them open, logs how to resolve that.
  private func openUnlessInUse() async throws {
    do {
      try await open()
      hasReportedUse = false
    } catch JournalError.inUse(let store, let owner) {
      if !hasReportedUse {
        hasReportedUse = true
        logger.error(
          """
          Logins in use by another process or login: nobody signs in until its end. Give each WebLogin that shares \
          the journal a name of its own
          """,
          metadata: ["store": "\(store)", "owner": "\(owner ?? "unknown")"]
        )
      }
      throw JournalError.inUse(store: store, owner: owner)
    }
  }

  private func open() async throws {
    let contents: JournalContents
    if let shared = journal as? any SharedJournal {
      let (store, before) = try await shared.join(name) { [weak self] in
        Task { await self?.readSharedChanges() }
      }
      opened = .shared(store)
      note(before.problems)
      if before.snapshot == nil {
        contents = try await store.begin(with: snapshot([], 0))
        note(contents.problems)
      } else {
        contents = before
      }
    } else {
      let store: any OpenJournal
      (store, contents) = try await journal.open(name)
      opened = .exclusive(store)
      note(contents.problems)
      if contents.snapshot == nil { try await store.save(snapshot([], 0)) }
    }
    try await load(contents)
    isClosed = false
  }

  /// Notes that a part of the journal is lost. It may have been the end of a login, so all logins
  /// end.
  private func note(_ problems: [String]) {
    if problems.isEmpty { return }
    for problem in problems { logDamage(problem) }
    // Kept until the journal has it, since the next opening no longer reports the damage.
    if unwritten.first != .cleared { unwritten.insert(.cleared, at: 0) }
  }

  /// Replaces the table by the contents of the journal.
  private func load(_ contents: JournalContents) async throws {
    for version in [contents.snapshot?.version ?? 0] + contents.entries.map(\.version) {
      try checkVersion(version)
    }
    if contents.snapshot == nil || contents.snapshot?.number == 0 && contents.entries.isEmpty {
      logger.info("The journal has no logins: people sign in")
    }
    let records = contents.snapshot.map(records) ?? []
    let changes = contents.entries.map(change) + unwritten
    let now = now()
    let endings = table.withValue { $0.replace(with: records, changes, at: now) }
    number = contents.entries.last?.number ?? contents.snapshot?.number ?? 0
    entryCount = contents.entries.count
    if !endings.isEmpty { await onEnd(endings) }
  }

  /// Leaves logins to a later version of the program, if another process may have written them.
  private func checkVersion(_ version: Int) throws {
    guard journal.hasOtherProcesses, version > Self.version else { return }
    throw JournalError.laterVersion(store: name, version: version, known: Self.version)
  }

  private func records(in snapshot: JournalSnapshot) -> [LoginRecord] {
    do {
      return try JSONDecoder().decode([LoginRecord].self, from: snapshot.state)
    } catch {
      logDamage("The snapshot \(snapshot.number) of '\(name)' cannot be read: \(error)")
      return []
    }
  }

  private func change(_ entry: JournalEntry) -> LoginChange {
    do {
      return try JSONDecoder().decode(LoginChange.self, from: entry.action)
    } catch {
      logDamage("The entry \(entry.number) of '\(name)' cannot be read: \(error)")
      return .cleared
    }
  }

  private func logDamage(_ problem: String) {
    logger.error("Logins damaged: people sign in again", metadata: ["problem": "\(problem)"])
  }

  /// Closes the logins in the journal.
  private func forget() async {
    let old = opened
    opened = nil
    table.withValue { $0.isCurrent = false }
    switch old {
    case .exclusive(let store): await store.close()
    case .shared(let store): await store.leave()
    case nil: break
    }
  }

  // MARK: Writing

  /// Appends a change to the journal, and applies it to the table.
  ///
  /// - Returns: False if another process was first, whose changes the table then contains.
  private func append(_ change: LoginChange, isConfirmed: Bool = false) async throws -> Bool {
    let entry = JournalEntry(
      number: number + 1,
      version: Self.version,
      stamp: JournalStamp(time: now().date, seed: (0, 0), nextStackElement: 0),
      origin: .store,
      isLast: true,
      action: try JSONEncoder().encode(change)
    )
    switch opened {
    case .exclusive(let store): try await store.append([entry])
    case .shared(let store):
      do {
        try await store.append([entry])
      } catch JournalError.conflict {
        let before = number
        try await readEntries()
        // Otherwise, the attempts would not end.
        guard number > before else { throw JournalError.notOpen(store: name) }
        return false
      }
    case nil: throw JournalError.notOpen(store: name)
    }
    number += 1
    entryCount += 1
    let now = now()
    let endings = table.withValue { $0.make(change, isConfirmed: isConfirmed, at: now) }
    if !endings.isEmpty { await onEnd(endings) }
    if entryCount >= Self.entriesPerSnapshot { await saveSnapshot() }
    return true
  }

  /// Saves a snapshot, after which the journal can forget the changes.
  private func saveSnapshot() async {
    entryCount = 0
    let clock = now().clock
    do {
      let snapshot = try snapshot(table.withValue { $0.records(at: clock) }, number)
      switch opened {
      case .exclusive(let store): try await store.save(snapshot)
      case .shared(let store): try await store.save(snapshot)
      case nil: break
      }
    } catch {
      // The entries are there, so nothing is lost.
      logger.error("Logins not saved", metadata: ["error": "\(error)"])
    }
  }

  private func snapshot(_ records: [LoginRecord], _ number: UInt64) throws -> JournalSnapshot {
    JournalSnapshot(
      number: number,
      version: Self.version,
      state: try JSONEncoder().encode(records)
    )
  }
}
#endif
