// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore
import EnsembleJournal
import Foundation
import JournalTools
import TestTools
import Testing

@MainActor
@Suite("Replicated stores", .timeLimit(.minutes(10)))
struct ReplicatedStoreTests {
  private let journal = MemoryJournal()
  private let problems = Problems()
  private let clock = TestClock()
  private let calls = LockIsolated<[String]>([])

  private func open(
    _ name: String = "a",
    in other: (any SharedJournal)? = nil,
    version: Int = 1,
    migrations: [JournalMigration] = [],
    entriesPerSnapshot: UInt64 = 1_000
  ) async throws -> StoreOf<Document> {
    try await Store(
      initialState: Document.State(),
      replicatedIn: other ?? journal,
      id: "document",
      version: version,
      migrations: migrations,
      options: problems.options(entriesPerSnapshot: entriesPerSnapshot)
    ) {
      Document()
    } withDependencies: {
      $0.continuousClock = clock
      $0.answer = Answer { [calls] question in
        calls.withValue { $0.append("\(name): \(question)") }
        return question.uppercased()
      }
    }
  }

  @Test func `an action is processed when the journal has it, in all replicas`() async throws {
    let (first, second) = (try await open(), try await open())
    first.send(.added("one"))
    #expect(first.lines == [])
    try await first.journal?.commit()
    #expect(first.lines.map(\.text) == ["one"])
    try await settle([first, second])
    #expect(second.state == first.state)
    await second.send(.added("two")).finish()
    try await settle([first, second])
    #expect(first.lines.map(\.text) == ["one", "two"])
    // Identifiers and dates come from the sender.
    #expect(second.state == first.state)
    #expect(Set(first.lines.map(\.id)).count == 2)
  }

  @Test func `actions that reducers send follow in each replica, and are not in the journal`()
    async throws
  {
    let (first, second) = (try await open(), try await open())
    await first.send(.chained(3)).finish()
    try await settle([first, second])
    #expect(first.count == 3)
    #expect(second.count == 3)
    #expect(journal.contents(of: "document").entries.count == 1)
  }

  @Test func `effects run where the action was sent`() async throws {
    let (first, second) = (try await open("first"), try await open("second"))
    await first.send(.asked("what")).finish()
    try await settle([first, second])
    #expect(calls.value == ["first: what"])
    #expect(first.lines.map(\.text) == ["WHAT"])
    #expect(second.state == first.state)
    await second.send(.asked("why")).finish()
    try await settle([first, second])
    #expect(calls.value == ["first: what", "second: why"])
    #expect(second.state == first.state)
  }

  @Test func `an effect that waits for another one goes on where it was started`() async throws {
    let (first, second) = (try await open("first"), try await open("second"))
    await first.send(.sequence).finish()
    try await settle([first, second])
    #expect(first.lines.map(\.text) == ["RUN", "then"])
    #expect(second.state == first.state)
  }

  @Test func `an action cancels effects in all replicas`() async throws {
    let (first, second) = (try await open(), try await open())
    let task = first.send(.waited)
    try await first.journal?.commit()
    await second.send(.cancelled).finish()
    await task.finish()
    try await settle([first, second])
    await clock.advance(by: .seconds(1))
    #expect(first.lines == [])
    #expect(second.state == first.state)
  }

  @Test func `a throttle and a debounce belong to the replica that has sent the actions`()
    async throws
  {
    let (first, second) = (try await open(), try await open())
    for index in 1...3 { first.send(.hurried("\(index)")) }
    try await first.journal?.commit()
    try #require(await eventually { !first.lines.isEmpty })
    let haveEnded = await eventually {
      await clock.advance(by: .seconds(5))
      return first.lines.count >= 3
    }
    try #require(haveEnded)
    try await settle([first, second])
    #expect(first.lines.map(\.text) == ["throttled 1", "throttled 3", "debounced 3"])
    #expect(second.state == first.state)
    let late = try await open()
    #expect(late.state == first.state)
  }

  @Test func `what follows a throttle in a concatenation is in the journal, too`() async throws {
    let (first, second) = (try await open(), try await open())
    first.send(.hurriedThenDone("1"))
    first.send(.hurriedThenDone("2"))
    try await settle([first, second])
    second.send(.hurriedThenDone("3"))
    try await settle([first, second])
    let haveEnded = try await eventually {
      await clock.advance(by: .seconds(1))
      try await settle([first, second])
      return first.lines.count >= 6
    }
    try #require(haveEnded)
    try await settle([first, second])
    #expect(second.state == first.state)
    #expect(first.lines.filter { $0.text == "done" }.count == 3)
    let late = try await open()
    #expect(late.state == first.state)
  }

  @Test func `an action whose effects are cancelled before it is processed is the same everywhere`()
    async throws
  {
    let (first, second) = (try await open("first"), try await open("second"))
    first.send(.chained(3)).cancel()
    first.send(.asked("what")).cancel()
    first.send(.sequence).cancel()
    try await settle([first, second])
    #expect(first.count == 3)
    #expect(calls.value == [])
    #expect(second.state == first.state)
  }

  @Test func `a store that is released has sent its actions`() async throws {
    func sent() async throws -> StoreTask { try await open().send(.added("one")) }
    await (try await sent()).finish()
    let next = try await open()
    #expect(next.lines.map(\.text) == ["one"])
    #expect(problems.all == [])
  }

  @Test func `actions that cannot be written before a store is released are reported`() async throws
  {
    let flaky = FlakyJournal(journal)
    func sent() async throws -> StoreTask {
      let store = try await open(in: flaky)
      flaky.failure.setValue(.before)
      return store.send(.added("one"))
    }
    await (try await sent()).finish()
    #expect(problems.all.last?.contains("was released before") == true)
  }

  @Test func `an action that cannot be read again is not written`() async throws {
    let (first, second) = (try await open(), try await open())
    await first.send(.undecodable(Undecodable())).finish()
    await first.send(.added("one")).finish()
    try await settle([first, second])
    #expect(problems.all.count == 1)
    #expect(second.lines.map(\.text) == ["one"])
  }

  @Test func `supervised effects begin again when a replica gets them back`() async throws {
    let store = try await open()
    await store.send(.timerToggled).finish()
    let engine = try #require(store.rootEngine)
    try #require(await eventually { !engine.supervisedIDs.isEmpty })
    engine.isSupervisedElsewhere = true
    #expect(engine.supervisedIDs == [])
    engine.isSupervisedElsewhere = false
    engine.supervise()
    #expect(engine.supervisedIDs == [AnyHashable("timer")])
  }

  @Test func `a replica that stops gives what follows from the state to others`() async throws {
    let old = try await open()
    await old.send(.timerToggled).finish()
    let engine = try #require(old.rootEngine)
    try #require(await eventually { !engine.supervisedIDs.isEmpty })
    let new = try await open(
      version: 2,
      migrations: [
        JournalMigration(from: 1) { (old: Document.State) in
          old
        } action: { (old: Document.Action) in
          old
        }
      ]
    )
    await new.send(.added("one")).finish()
    let other = try #require(new.rootEngine)
    try #require(await eventually { !other.supervisedIDs.isEmpty })
    #expect(engine.supervisedIDs == [])
    withExtendedLifetime(old) {}
  }

  @Test func `a store that is closed drops later actions`() async throws {
    let store = try await open()
    store.send(.added("one"))
    try await store.journal?.close()
    await store.send(.added("two")).finish()
    #expect(store.lines.map(\.text) == ["one"])
    try await store.journal?.close()
  }

  @Test func `what follows from the state runs in one replica, and then in another one`()
    async throws
  {
    let (first, second) = (try await open(), try await open())
    first.send(.timerToggled)
    try await settle([first, second])
    let hasTicked = await eventually {
      await clock.advance(by: .seconds(1))
      return first.ticks >= 1
    }
    try #require(hasTicked)
    try await settle([first, second])
    #expect(second.ticks == first.ticks)
    let before = first.ticks
    try await first.journal?.close()
    let goesOn = await eventually {
      await clock.advance(by: .seconds(1))
      return second.ticks != before
    }
    try #require(goesOn)
    await second.send(.timerToggled).finish()
    let last = second.ticks
    await clock.advance(by: .seconds(3))
    try await second.journal?.commit()
    #expect(second.ticks == last)
  }

  @Test(arguments: 1...20)
  func `replicas that send at the same time end equal, with every action once`(
    seed: UInt64
  ) async throws {
    var random = SplitMix(seed: seed)
    var stores: [StoreOf<Document>] = []
    var sent: [String] = []
    for _ in 0..<3 { stores.append(try await open(entriesPerSnapshot: 50)) }
    for index in 0..<120 {
      let store = stores[random.next(stores.count)]
      switch random.next(8) {
      case 0: await Task.yield()
      case 1: store.send(.chained(random.next(4)))
      case 2: store.send(.asked("q\(index)"))
      case 3 where index > 60 && stores.count < 5:
        // Joins while the others send.
        stores.append(try await open(entriesPerSnapshot: 50))
      default:
        store.send(.added("\(index)"))
        sent.append("\(index)")
      }
    }
    for store in stores { try await store.journal?.commit() }
    var last: UInt64 = 0
    let isSettled = try await eventually {
      try await settle(stores)
      let numbers = Set(stores.compactMap { $0.journal?.lastNumber })
      defer { last = numbers.max() ?? 0 }
      return numbers == [last] && calls.value.count == stores[0].answers
    }
    try #require(isSettled)
    for store in stores { #expect(store.state == stores[0].state) }
    let texts = stores[0].lines.map(\.text)
    #expect(texts.filter { Int($0) != nil }.sorted() == sent.sorted())
    #expect(Set(calls.value).count == calls.value.count)
    #expect(problems.all == [])
  }

  @Test func `a store has replicas, or one owner`() async throws {
    let store = try await open()
    await #expect(throws: JournalError.inUse(store: "document")) {
      _ = try await journal.open("document")
    }
    try await store.journal?.close()
    let (alone, contents) = try await journal.open("document")
    #expect(contents.snapshot != nil)
    await #expect(throws: JournalError.inUse(store: "document")) { _ = try await open() }
    await alone.close()
  }

  @Test func `a store that one process had alone goes on as replicas`() async throws {
    let alone = try await Store(
      initialState: Document.State(),
      journal: journal,
      id: "document",
      options: problems.options()
    ) {
      Document()
    }
    alone.send(.chained(3))
    alone.send(.added("one"))
    try await alone.journal?.commit()
    journal.closeAll()
    let (first, second) = (try await open(), try await open())
    #expect(first.state == alone.state)
    #expect(second.state == alone.state)
    await first.send(.chained(2)).finish()
    try await settle([first, second])
    #expect(second.count == 5)
    #expect(second.state == first.state)
  }

  @Test func `actions wait while the journal does not answer`() async throws {
    let flaky = FlakyJournal(journal)
    let store = try await open(in: flaky)
    flaky.failure.setValue(.before)
    let task = store.send(.added("one"))
    await #expect(throws: FlakyJournal.Down.self) { try await store.journal?.commit() }
    #expect(store.lines == [])
    flaky.failure.setValue(nil)
    try await store.journal?.commit()
    await task.finish()
    #expect(store.lines.map(\.text) == ["one"])
    #expect(problems.all.count == 1)
    // Each attempt follows from a commit, from an action, or from a pause.
    #expect(flaky.attempts.value < 10)
  }

  @Test func `an action that the journal has without an answer is processed once`() async throws {
    let flaky = FlakyJournal(journal)
    let (store, other) = (try await open(in: flaky), try await open())
    flaky.failure.setValue(.after)
    store.send(.added("one"))
    await #expect(throws: FlakyJournal.Down.self) { try await store.journal?.commit() }
    flaky.failure.setValue(nil)
    await other.send(.added("two")).finish()
    store.send(.added("three"))
    try await settle([store, other])
    #expect(store.lines.map(\.text) == ["one", "two", "three"])
    #expect(other.state == store.state)
  }

  @Test func `an action that cannot be encoded is reported, and nobody waits for it`() async throws
  {
    let store = try await open()
    await store.send(.unencodable(Unencodable())).finish()
    try await store.journal?.commit()
    #expect(problems.all.count == 1)
    #expect(problems.all.first?.contains("cannot be encoded") == true)
    await store.send(.added("one")).finish()
    #expect(store.lines.map(\.text) == ["one"])
  }

  @Test func `a replica that meets a later version stops, and the others go on`() async throws {
    let old = try await open()
    await #expect {
      _ = try await open(version: 2)
    } throws: {
      "\($0)".contains("There is no migration from the version 1.")
    }
    let new = try await open(
      version: 2,
      migrations: [JournalMigration(from: 1) { (old: Document.State) in old }]
    )
    await new.send(.added("one")).finish()
    #expect(new.lines.map(\.text) == ["one"])
    try #require(await eventually { !problems.all.isEmpty })
    #expect(
      problems.all.first?.contains("The entry 1 of the store 'document' cannot be read") == true
    )
    await #expect(throws: (any Error).self) { try await old.journal?.commit() }
    await old.send(.added("lost")).finish()
    #expect(old.lines == [])
  }

  @Test func `a store that is released leaves the journal`() async throws {
    var store: StoreOf<Document>? = try await open()
    await store?.send(.added("one")).finish()
    store = nil
    let isClosed = await eventually {
      (try? await journal.open("document").store.close()) != nil
    }
    try #require(isClosed)
    let next = try await open()
    #expect(next.lines.map(\.text) == ["one"])
    #expect(next.journal?.continues == true)
  }

  // MARK: Features with children

  private func openTree(id: UUID = UUID(0)) async throws -> StoreOf<RandomReplayTests.Tree> {
    try await Store(
      initialState: RandomReplayTests.Tree.State(id: id),
      replicatedIn: journal,
      id: "tree",
      options: problems.options(entriesPerSnapshot: 40)
    ) {
      RandomReplayTests.Tree()
    }
  }

  /// Waits until replicas have processed the same actions, and those that their effects send.
  private func settleWithEffects(_ stores: [StoreOf<RandomReplayTests.Tree>]) async throws {
    var last: UInt64?
    let isSettled = try await eventually {
      for store in stores { try await store.journal?.commit() }
      let numbers = Set(stores.compactMap { $0.journal?.lastNumber })
      if numbers.count == 1, numbers.first == last { return true }
      last = numbers.max()
      for _ in 0..<20 { await Task.yield() }
      return false
    }
    try #require(isSettled)
  }

  @Test(arguments: 1...30)
  func `replicas of a feature with children of all kinds end equal`(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    var stores = [try await openTree(), try await openTree()]
    for index in 0..<100 {
      let store = stores[random.next(stores.count)]
      // The state may be older than the order of the action.
      store.send(RandomReplayTests.action(for: store.state, &random))
      if random.next(3) == 0 { await Task.yield() }
      if index == 60 { stores.append(try await openTree()) }
    }
    try await settleWithEffects(stores)
    for store in stores { #expect(store.state == stores[0].state) }
    let late = try await openTree()
    #expect(late.state == stores[0].state)
    #expect(problems.all == [])
  }

  @Test func `a control writes when its action is processed`() async throws {
    let (first, second) = (try await openTree(), try await openTree())
    first.note = "note"
    #expect(first.note == nil)
    try await settleWithEffects([first, second])
    #expect(first.note == "note")
    #expect(second.note == "note")
  }

  @Test func `pages that two replicas push at the same time are both there`() async throws {
    let (first, second) = (try await openTree(), try await openTree())
    for (store, id) in [(first, UUID(1)), (second, UUID(2))] {
      store.scope(state: \.path, action: \.path).push(RandomReplayTests.Tree.State(id: id))
    }
    try await settleWithEffects([first, second])
    #expect(Set(first.path.map(\.id)) == [UUID(1), UUID(2)])
    #expect(second.state == first.state)
  }

  @Test func `an action for a child that another replica has dismissed is ignored`() async throws {
    let (first, second) = (try await openTree(), try await openTree())
    await first.send(.presentTapped).finish()
    try await settleWithEffects([first, second])
    first.send(.sheet(.dismiss))
    second.send(.sheet(.presented(.addTapped)))
    second.send(.sheet(.dismiss))
    try await settleWithEffects([first, second])
    #expect(first.sheet == nil)
    #expect(second.state == first.state)
  }
}
