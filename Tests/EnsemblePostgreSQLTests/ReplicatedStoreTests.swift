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
@MainActor
@Suite(
  "Replicated stores in PostgreSQL",
  .enabled(if: Server.parameters != nil, "ENSEMBLE_POSTGRESQL names no server"),
  .timeLimit(.minutes(10))
)
struct ReplicatedStoreTests {
  private let server: Server
  private let problems = LockIsolated<[String]>([])

  init() async throws {
    server = try await Server()
  }

  private func journal() -> PostgreSQLJournal {
    PostgreSQLJournal(server.database, lease: .seconds(60))
  }

  /// Opens a replica with separate connections, as in another process.
  private func open(
    entriesPerSnapshot: UInt64 = 1_000
  ) async throws -> Store<Numbers.State, Numbers.Action> {
    try await Store(
      initialState: Numbers.State(),
      replicatedIn: journal(),
      id: "numbers",
      options: JournalOptions(entriesPerSnapshot: entriesPerSnapshot) { [problems] problem in
        problems.withValue { $0.append(problem) }
      }
    ) {
      Numbers()
    }
  }

  @Test func `replicas that send at the same time end equal, with every action once`()
    async throws
  {
    let stores = [
      try await open(entriesPerSnapshot: 40), try await open(entriesPerSnapshot: 40),
      try await open(entriesPerSnapshot: 40),
    ]
    for number in 0..<300 {
      stores[number % 3].send(.added(number))
      if number % 7 == 0 { await Task.yield() }
      // A replica that is several snapshots behind has to be opened again.
      if number % 30 == 29 { try await settle(stores) }
    }
    try await settle(stores)
    #expect(stores[0].numbers.sorted() == Array(0..<300))
    for store in stores { #expect(store.state == stores[0].state) }
    let late = try await open()
    #expect(late.state == stores[0].state)
    #expect(late.journal?.continues == true)
    #expect(problems.value == [])
  }

  @Test func `the server tells the other replicas of an action`() async throws {
    let (first, second) = (try await open(), try await open())
    await first.send(.added(1)).finish()
    // Replicas that missed the notification check every two seconds.
    #expect(await eventually { !second.numbers.isEmpty })
    #expect(second.state == first.state)
  }

  @Test func `replicas go on when their connections are lost`() async throws {
    let (first, second) = (try await open(), try await open())
    for number in 0..<60 {
      first.send(.added(number))
      second.send(.added(100 + number))
      if number % 20 == 10 { try await server.endConnections() }
      await Task.yield()
    }
    let isSettled = try await eventually {
      do {
        try await settle([first, second])
        return true
      } catch is PostgreSQLError {
        return false
      }
    }
    #expect(isSettled)
    #expect(first.numbers.sorted() == Array(0..<60) + Array(100..<160))
    #expect(second.state == first.state)
  }

  @Test func `a store has replicas, or one owner`() async throws {
    let (alone, _) = try await journal().open("numbers")
    await #expect(throws: JournalError.self) { _ = try await open() }
    await alone.close()
    let store = try await open()
    await #expect(throws: JournalError.self) { _ = try await journal().open("numbers") }
    await store.send(.added(1)).finish()
    #expect(store.numbers == [1])
    // When replicas stop extending the lease, the store can be opened exclusively, and the replicas
    // stop when they resume.
    try await store.journal?.close()
    let next = try await server.afterLeaseEnd { try await journal().open("numbers") }
    #expect(next.contents.entries.count == 1)
    await next.store.close()
  }

  @Test func `replicas end when others have opened their store alone`() async throws {
    let store = try await open()
    await store.send(.added(1)).finish()
    // The replica extends the deadline now and then, as long as it lives.
    let journal = journal()
    var alone: (any OpenJournal)?
    while alone == nil {
      try await server.endLeases()
      alone = try? await journal.open("numbers").store
    }
    store.send(.added(2))
    await #expect(throws: JournalError.leaseLost(store: "numbers")) {
      try await store.journal?.commit()
    }
    #expect(store.numbers == [1])
    await alone?.close()
  }

  @Test func `a store of a later version is left to the later program`() async throws {
    func open(version: Int) async throws -> Store<Numbers.State, Numbers.Action> {
      let migration = JournalMigration(from: 1) { (old: Numbers.State) in old }
      return try await Store(
        initialState: Numbers.State(),
        journal: journal(),
        id: "numbers",
        version: version,
        migrations: [migration]
      ) {
        Numbers()
      }
    }
    let old = try await open(version: 1)
    old.send(.added(1))
    try await old.journal?.close()
    let new = try await open(version: 2)
    new.send(.added(2))
    try await new.journal?.close()
    await #expect(throws: JournalError.laterVersion(store: "numbers", version: 2, known: 1)) {
      _ = try await open(version: 1)
    }
    // The failed opening has closed the store without changing it.
    #expect(try await open(version: 2).numbers == [1, 2])
  }

  @Test func `a replica that was away for longer than the journal remembers stops`() async throws {
    let journal = journal()
    let (joined, _) = try await journal.join("a") {}
    _ = try await joined.begin(with: JournalSnapshot(0))
    for number in 1...30 {
      try await joined.append([JournalEntry(UInt64(number))])
      if number % 10 == 0 { try await joined.save(JournalSnapshot(UInt64(number))) }
    }
    #expect(try await joined.entries(after: 25).map(\.number) == Array(26...30))
    #expect(try await joined.entries(after: 30) == [])
    await #expect(throws: JournalError.forgotten(store: "a", number: 6)) {
      try await joined.entries(after: 5)
    }
    // The first snapshot exists already, so that of another replica has no effect.
    #expect(try await joined.begin(with: JournalSnapshot(0)).snapshot == JournalSnapshot(30))
  }

  @Test func `a replica that is ahead of the database stops`() async throws {
    let journal = journal()
    let (joined, _) = try await journal.join("a") {}
    _ = try await joined.begin(with: JournalSnapshot(0))
    for number in 1...5 { try await joined.append([JournalEntry(UInt64(number))]) }
    // As after a failover to a replica that was behind.
    _ = try await server.rows("DELETE FROM ensemble_journal_entry WHERE number > 3")
    _ = try await server.rows("UPDATE ensemble_journal_store SET last = 3")
    await #expect(throws: JournalError.forgotten(store: "a", number: 6)) {
      try await joined.entries(after: 5)
    }
    #expect(try await joined.entries(after: 3) == [])
  }
}

private struct Numbers: Reducer {
  struct State: Codable, Equatable, Sendable {
    var numbers: [Int] = []
  }

  enum Action: Codable, Sendable {
    case added(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .added(let number): state.numbers.append(number)
      }
      return .none
    }
  }
}
#endif
