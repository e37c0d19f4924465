// SPDX-License-Identifier: MIT

#if PostgreSQL
import EnsembleConcurrency
import EnsembleCore
import EnsembleJournal
@testable import EnsemblePostgreSQL
import Foundation
import JournalTools
import TestTools
import Testing

/// Needs a server, which `ENSEMBLE_POSTGRESQL` names.
@Suite(
  "Journals in PostgreSQL",
  .enabled(if: Server.parameters != nil, "ENSEMBLE_POSTGRESQL names no server"),
  .timeLimit(.minutes(10))
)
struct PostgreSQLJournalTests {
  private let server: Server

  init() async throws {
    server = try await Server()
  }

  private func journal(
    lease: Duration = .seconds(60),
    keepsHistory: Bool = false
  ) -> PostgreSQLJournal {
    PostgreSQLJournal(server.database, lease: lease, keepsHistory: keepsHistory)
  }

  private func contract() -> JournalContract { JournalContract(journal()) }

  @Test func `a store has what was written to it`() async throws {
    try await contract().keepsWhatIsWritten()
  }

  @Test func `a store is open once, in whatever journal`() async throws {
    try await contract().opensOnce(journal())
  }

  @Test(arguments: JournalContract.conflicts)
  func `entries that do not follow the last one are refused as a whole`(
    numbers: [UInt64]
  ) async throws {
    try await contract().refuses(numbers)
  }

  @Test(arguments: [false, true])
  func `entries before the last but one snapshot are removed`(keepsHistory: Bool) async throws {
    try await JournalContract(journal(keepsHistory: keepsHistory)).fillWithSnapshots()
    let entries = try await server.rows("SELECT number FROM ensemble_journal_entry ORDER BY 1")
    #expect(entries == (keepsHistory ? 1...31 : 21...31).map { "\($0)" })
    let snapshots = try await server.rows(
      "SELECT number FROM ensemble_journal_snapshot ORDER BY 1"
    )
    #expect(snapshots == (keepsHistory ? ["0", "10", "20", "30"] : ["20", "30"]))
  }

  @Test func `a snapshot may be later than the entries`() async throws {
    try await contract().skipsToSnapshot()
  }

  @Test func `a store that is set aside begins anew`() async throws {
    try await contract().setsAside()
  }

  @Test func `a store that is removed begins anew`() async throws {
    try await contract().removes()
    for table in ["store", "entry", "snapshot"] {
      let rows = try await server.rows(
        "SELECT count(*) FROM ensemble_journal_\(table) WHERE \(table == "store" ? "id" : "store") = 'a'"
      )
      #expect(rows == ["1"])
    }
  }

  @Test func `the stores that nobody has open are listed`() async throws {
    try await contract().lists()
  }

  @Test func `a check finds the server`() async throws {
    try await contract().checks()
    let away = PostgreSQLJournal("host=/nowhere")
    await #expect(throws: PostgreSQLError.self) { try await away.check() }
  }

  @Test func `a store whose lease has ended is listed`() async throws {
    let store = try await contract().filled(1)
    #expect(try await journal().stores(beginningWith: "", unusedSince: nil) == [])
    var unused: [String] = []
    while unused.isEmpty {
      // The store may extend its lease in between.
      try await server.endLeases()
      unused = try await journal().stores(beginningWith: "", unusedSince: nil)
    }
    #expect(unused == ["a"])
    await store.close()
  }

  @Test func `a store is used when it is opened or written`() async throws {
    let (store, lease) = try await opened()
    let past = Date(timeIntervalSinceNow: -3_600)
    let writings: [@Sendable (Connection) throws -> Void] = [
      { try lease.append([JournalEntry(1)], $0) },
      { try lease.save(JournalSnapshot(1), $0) },
    ]
    for write in writings {
      _ = try await server.rows("UPDATE ensemble_journal_store SET used = '2000-01-01'")
      try await server.perform(write)
      let used = try await server.rows(
        "SELECT used > to_timestamp(\(past.timeIntervalSince1970)) FROM ensemble_journal_store"
      )
      #expect(used == ["t"])
    }
    await store.close()
    _ = try await server.rows("UPDATE ensemble_journal_store SET used = '2000-01-01'")
    #expect(try await journal().stores(beginningWith: "", unusedSince: past) == ["a"])
    _ = try await contract().contents()
    #expect(try await journal().stores(beginningWith: "", unusedSince: past) == [])
  }

  @Test func `a table without the time of use gets it`() async throws {
    await (try contract().filled(1)).close()
    _ = try await server.rows("ALTER TABLE ensemble_journal_store DROP COLUMN used")
    #expect(try await journal().stores(beginningWith: "", unusedSince: nil) == ["a"])
    #expect(try await contract().contents().entries == [JournalEntry(1)])
  }

  @Test(arguments: [
    ("DELETE FROM ensemble_journal_entry WHERE number = 3", 2),
    ("DELETE FROM ensemble_journal_entry WHERE number = 1", 0),
    ("UPDATE ensemble_journal_entry SET origin = 9 WHERE number = 4", 3),
    ("DELETE FROM ensemble_journal_snapshot", 0),
    ("UPDATE ensemble_journal_entry SET is_last = false WHERE number > 3", 3),
  ])
  func `what does not continue the store is kept under another name`(
    damage: String,
    count: Int
  ) async throws {
    try await contract().keepsDamage(behind: count) { _ = try await server.rows(damage) }
  }

  @Test(arguments: JournalContract.invalidNames)
  func `a name that cannot be stored is refused`(name: String) async throws {
    try await contract().refusesName(name)
  }

  @Test(arguments: ["'", "a\\b", "{a,\"b\"}", "ü 🙂", "%_"])
  func `a store may have any other name`(name: String) async throws {
    let journal = journal()
    let (store, _) = try await journal.open(name)
    try await store.save(JournalSnapshot(0))
    try await store.append([JournalEntry(1)])
    _ = try await store.setAside(beginningWith: JournalSnapshot(0))
    await store.close()
    #expect(try await JournalContract(journal).contents(of: name + ".1").entries.count == 1)
  }

  @Test func `large groups and states are written`() async throws {
    let journal = journal()
    let (store, _) = try await journal.open("a")
    let state = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
    try await store.save(JournalSnapshot(number: 0, version: 1, state: state))
    try await store.append((1...5_000).map { JournalEntry($0) })
    await store.close()
    let contents = try await JournalContract(journal).contents()
    #expect(contents.snapshot?.state == state)
    #expect(contents.entries == (1...5_000).map { JournalEntry($0) })
  }

  // MARK: Leases

  private let inUse = JournalError.inUse(store: "a", owner: PostgreSQLJournal.defaultOwner)

  @Test func `a store whose owner is gone is opened when its lease has ended`() async throws {
    let first = try await JournalContract(journal(lease: .seconds(1_000))).filled(3)
    await #expect(throws: inUse) { _ = try await journal().open("a") }
    try await server.endLeases()
    let second = journal()
    let (store, contents) = try await second.open("a")
    #expect(contents.entries.count == 3)
    // The first owner has slept, and wakes up.
    await #expect(throws: JournalError.leaseLost(store: "a")) {
      try await first.append([JournalEntry(4)])
    }
    await #expect(throws: JournalError.leaseLost(store: "a")) {
      try await first.save(JournalSnapshot(3))
    }
    await #expect(throws: JournalError.leaseLost(store: "a")) {
      _ = try await first.setAside(beginningWith: JournalSnapshot(0))
    }
    await #expect(throws: JournalError.leaseLost(store: "a")) { try await first.remove() }
    try await store.append([JournalEntry(4)])
    // The end of the first owner does not end the lease of the second.
    await first.close()
    try await store.append([JournalEntry(5)])
    await #expect(throws: inUse) { _ = try await journal().open("a") }
    await store.close()
  }

  @Test func `an owner whose lease has ended writes as long as nobody follows`() async throws {
    let store = try await JournalContract(journal()).filled(1)
    try await server.endLeases()
    try await store.append([JournalEntry(2)])
    // That has extended the lease.
    await #expect(throws: inUse) { _ = try await journal().open("a") }
    await store.close()
  }

  @Test func `an owner that writes nothing notices that another one has followed`() async throws {
    // A third of the lease is the time that a query waits for the row of a store.
    let first = try await JournalContract(journal(lease: .seconds(1))).filled(1)
    try await first.check()
    let second = journal()
    let opened = try await server.afterLeaseEnd { try await second.open("a").store }
    let isNoticed = try await eventually {
      do {
        // Until its lease has expired by its own clock, the store does not query the server.
        try await first.check()
      } catch JournalError.leaseLost {
        return true
      } catch JournalError.inUse {
        // Another query had locked the row of the store for that long.
      }
      return false
    }
    #expect(isNoticed)
    try await opened.check()
    await opened.close()
  }

  @Test func `leases are extended`() async throws {
    // A third of the lease is the time that a query waits for a lock, of other tests too.
    let journal = journal(lease: .seconds(3))
    let (store, _) = try await journal.open("a")
    let deadline = "SELECT deadline FROM ensemble_journal_store WHERE id = 'a'"
    let first = try await server.rows(deadline)
    #expect(try await eventually { try await server.rows(deadline) != first })
    await store.close()
  }

  @Test func `a released store ends its lease`() async throws {
    let journal = journal(lease: .seconds(1_000))
    do { _ = try await journal.open("a") }
    let store = try await whenFree { try await self.journal().open("a").store }
    await store.close()
  }

  @Test func `of many that open a store, one gets it`() async throws {
    let count = try await withThrowingTaskGroup(of: (any OpenJournal)?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do { return try await journal().open("a").store } catch JournalError.inUse {
            return nil
          }
        }
      }
      var stores: [any OpenJournal] = []
      for try await store in group { if let store { stores.append(store) } }
      return stores.count
    }
    #expect(count == 1)
  }

  // MARK: Connections

  @Test func `a lost connection is made again, and nothing is written twice`() async throws {
    let store = try await JournalContract(journal()).filled(1)
    for number: UInt64 in 2...6 {
      try await server.endConnections()
      try await store.append([JournalEntry(number)])
      try await server.endConnections()
      if number.isMultiple(of: 2) { try await store.save(JournalSnapshot(number)) }
    }
    await store.close()
    let contents = try await contract().contents()
    #expect(contents.snapshot == JournalSnapshot(6))
    #expect(contents.problems == [])
  }

  @Test func `a connection whose server stands still is given up, and nothing is written twice`()
    async throws
  {
    let store = try await JournalContract(journal(lease: .seconds(6))).filled(1)
    let processes = try await server.processes()
    #expect(!processes.isEmpty)
    for process in processes { try #require(kill(process, SIGSTOP) == 0) }
    defer { for process in processes { kill(process, SIGCONT) } }
    try await store.append([JournalEntry(2)])
    // The resumed processes now execute the earlier statements, which are outdated.
    for process in processes { kill(process, SIGCONT) }
    try await store.append([JournalEntry(3)])
    await store.close()
    let contents = try await contract().contents()
    #expect(contents.entries == [JournalEntry(1), JournalEntry(2), JournalEntry(3)])
    #expect(contents.problems == [])
  }

  @Test func `entries that the server has although it did not say so are not written twice`()
    async throws
  {
    let (store, lease) = try await opened()
    try await server.perform { connection in
      try lease.append([1, 2, 3].map { JournalEntry($0) }, connection)
      // The answer was lost. Meanwhile, another action was sent.
      let entries = [1, 2, 3, 4].map { JournalEntry($0) }
      try lease.append(entries, connection, perhapsWrittenUpTo: 3)
      try lease.append(entries, connection, perhapsWrittenUpTo: 4)
      #expect(throws: JournalError.conflict(store: "a", number: 1)) {
        try lease.append(entries, connection, perhapsWrittenUpTo: 3)
      }
      #expect(throws: JournalError.conflict(store: "a", number: 1)) {
        try lease.append(entries, connection)
      }
    }
    await store.close()
    #expect(try await contract().contents().entries == (1...4).map { JournalEntry($0) })
  }

  @Test func `a store that is set aside again after a lost answer stays where it is`()
    async throws
  {
    let (store, lease) = try await opened()
    try await server.perform { connection in
      try lease.append([JournalEntry(1)], connection)
      let name = try lease.reserveName(connection)
      for isRepeated in [false, true] {
        let place = try lease.setAside(
          JournalSnapshot(0),
          to: name,
          connection,
          isRepeated: isRepeated
        )
        #expect(place == "the store 'a.1'")
      }
    }
    await store.close()
    #expect(try await contract().contents(of: "a.1").entries == [JournalEntry(1)])
    #expect(try await contract().contents().snapshot == JournalSnapshot(0))
  }

  @Test func `a store that is removed again after a lost answer is removed`() async throws {
    let (store, lease) = try await opened()
    try await server.perform { connection in
      try lease.remove(connection, isRepeated: false)
      try lease.remove(connection, isRepeated: true)
      #expect(throws: JournalError.leaseLost(store: "a")) {
        try lease.remove(connection, isRepeated: false)
      }
    }
    await store.close()
    #expect(try await contract().contents().snapshot == nil)
  }

  @Test func `an earlier owner of a removed store does not write to a new one`() async throws {
    let (first, lease) = try await opened()
    try await server.endLeases()
    let (second, _) = try await journal().open("a")
    try await second.remove()
    let third = try await contract().filled(0)
    try await server.perform { connection in
      #expect(throws: JournalError.leaseLost(store: "a")) {
        try lease.append([JournalEntry(1)], connection)
      }
    }
    await first.close()
    await third.close()
  }

  /// Opens a store, and returns the statements for this opening.
  private func opened() async throws -> (any OpenJournal, StoreLease) {
    let (store, _) = try await journal().open("a")
    try await store.save(JournalSnapshot(0))
    let fence = try await server.rows("SELECT fence FROM ensemble_journal_store WHERE id = 'a'")
    let lease = StoreLease(
      store: "a",
      fence: try #require(Int64(fence[0])),
      keepsHistory: false,
      duration: .seconds(60)
    )
    return (store, lease)
  }

  @Test func `a client that is gone locks nothing for long`() async throws {
    let journal = journal(lease: .seconds(6))
    let store = try await JournalContract(journal).filled(1)
    // A session that is in the middle of a transaction, and does not go on.
    let other = Connection(server.database, patience: .seconds(2))
    try await other.run { connection, _ in
      try connection.execute("BEGIN; SELECT * FROM ensemble_journal_store FOR UPDATE")
    }
    let isAppended = try await eventually {
      do {
        try await store.append([JournalEntry(2)])
        return true
      } catch let error as PostgreSQLError where error.code == PostgreSQLError.lockTimeout {
        return false
      }
    }
    #expect(isAppended)
    await store.close()
  }

  @Test func `a role that may not create tables uses existing ones`() async throws {
    try await contract().keepsWhatIsWritten()
    _ = try await server.rows("CREATE ROLE \(server.schema)")
    for grant in [
      "GRANT USAGE ON SCHEMA \(server.schema) TO \(server.schema)",
      "GRANT ALL ON ALL TABLES IN SCHEMA \(server.schema) TO \(server.schema)",
    ] {
      _ = try await server.rows(grant)
    }
    let journal = PostgreSQLJournal(
      server.database.replacing("options='", with: "options='-c role=\(server.schema) ")
    )
    #expect(try await JournalContract(journal).contents().entries.count == 3)
  }

  @Test(arguments: [
    "bytea_output=escape", "default_transaction_isolation=serializable",
    "default_transaction_read_only=on", "synchronous_commit=off",
  ])
  func `the configuration of the role has no effect`(setting: String) async throws {
    let journal = PostgreSQLJournal(
      server.database.replacing("options='", with: "options='-c \(setting) ")
    )
    try await JournalContract(journal).keepsWhatIsWritten()
  }

  @Test func `a server that cannot be reached is reported`() async throws {
    let journal = PostgreSQLJournal("host=/nowhere password=secret")
    do {
      _ = try await journal.open("a")
      Issue.record("There is no such server.")
    } catch let error as PostgreSQLError {
      #expect(error.description.hasPrefix("PostgreSQL cannot be reached: "))
      #expect(!error.description.contains("secret"))
    }
  }

  @Test func `a refused statement is reported with its code`() async throws {
    let store = try await JournalContract(journal()).filled(1)
    _ = try await server.rows("DROP TABLE ensemble_journal_entry")
    let error = await #expect(throws: PostgreSQLError.self) {
      try await store.append([JournalEntry(2)])
    }
    #expect(error?.code == "42P01")
  }

  // MARK: Stores

  @MainActor
  @Test func `a store continues where it was`() async throws {
    for life in 0..<3 {
      let store = try await Ledger.open(in: journal())
      #expect(store.state.numbers == Array(0..<10 * life))
      for _ in 0..<10 { store.send(.added) }
      try await store.journal?.close()
    }
  }

  @MainActor
  @Test func `a store that has lost its lease commits nothing`() async throws {
    let problems = LockIsolated<[String]>([])
    let first = try await Ledger.open(in: journal()) { problem in
      problems.withValue { $0.append(problem) }
    }
    first.send(.added)
    try await first.journal?.commit()
    let second = try await server.afterLeaseEnd { try await Ledger.open(in: journal()) }
    second.send(.added)
    try await second.journal?.commit()
    first.send(.added)
    await #expect(throws: JournalError.leaseLost(store: "ledger")) {
      try await first.journal?.commit()
    }
    #expect(await eventually { !problems.value.isEmpty })
    #expect(problems.value.count == 1)
    #expect(problems.value[0].contains("none of its later actions is kept"))
    second.send(.added)
    try await second.journal?.close()
    #expect(try await Ledger.open(in: journal()).state.numbers == [0, 1, 2])
  }
}
#endif
