// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore
import TestTools
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("The recorded stores of a process")
struct StoreInspectionTests {
  private let inspection = StoreInspection()

  private func makeStore() -> StoreOf<Ledger> {
    Store(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
  }

  /// Creates a store, and offers it to the tool that records the stores of the process.
  private func makeOfferedStore(_ state: Ledger.State = Ledger.State()) throws -> StoreOf<Ledger> {
    let store = Store(initialState: state) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    inspection.attach(to: try #require(store.rootEngine))
    return store
  }

  @Test func `a store that is recorded twice has one history`() throws {
    let store = makeStore()
    let first = try #require(store.record(in: inspection))
    let second = try #require(store.record(in: inspection))
    #expect(first === second)
    #expect(inspection.stores.count == 1)
    store.send(.add(1))
    #expect(first.lastNumber == 1)
  }

  @Test func `a store of another inspection keeps its history`() throws {
    let store = makeStore()
    let first = try #require(store.record(in: inspection))
    let other = StoreInspection()
    #expect(store.record(in: other) === first)
    #expect(other.stores.isEmpty)
  }

  @Test func `stores are found by their numbers`() throws {
    let stores = [makeStore(), makeStore()]
    let histories = try stores.map { try #require($0.record(in: inspection)) }
    #expect(Set(histories.map(\.id)).count == 2)
    for history in histories { #expect(inspection.store(history.id) === history) }
    #expect(inspection.store(100) == nil)
    #expect(inspection.stores.map(\.title) == ["Ledger", "Ledger"])
  }

  @Test func `a child store is not recorded`() {
    let store = Store(initialState: Remote.State()) { Remote() }
    store.send(.tap)
    let child = store.scope(state: \.detail, action: \.detail.presented)
    #expect(child?.record(in: inspection) == nil)
    #expect(inspection.stores.isEmpty)
  }

  @Test func `a store is recorded from its present state on`() throws {
    let store = makeStore()
    store.send(.note("x"))
    store.send(.push)
    let history = try #require(store.record(in: inspection))
    #expect(history.firstNumber == history.lastNumber + 1)
    store.send(.push)
    let first = history.firstNumber
    #expect(history.lastNumber == first)
    #expect(history.withState(after: first - 1) { ($0 as? Ledger.State)?.path.count } == 1)
    #expect(history.withState(after: first) { $0 as? Ledger.State } == .some(detached(store.state)))
  }

  @Test func `a new store is recorded, but not that of a tool`() throws {
    let store = try makeOfferedStore()
    #expect(inspection.stores.count == 1)
    let other = try StoreInspection.$isSuspended.withValue(true) { try makeOfferedStore() }
    #expect(inspection.stores.count == 1)
    store.send(.push)
    other.send(.push)
    #expect(inspection.stores.map(\.lastNumber) == [1])
  }

  @Test func `a store has the owner that has created it`() throws {
    let store = try StoreOrigin.$name.withValue("shop") { try makeOfferedStore() }
    let other = try makeOfferedStore()
    #expect(inspection.stores.map(\.owner) == ["shop", nil])
    _ = (store, other)
  }

  @Test func `a store begins with the past of another one, once`() throws {
    var state = Ledger.State()
    state.sum = 5
    let name = inspection.addFork(state)
    let stores = try StoreOrigin.$fork.withValue(name) {
      [try makeOfferedStore(), try makeOfferedStore()]
    }
    #expect(stores.map(\.sum) == [5, 0])
    let history = try #require(inspection.stores.first)
    #expect(history.withState(after: 0) { ($0 as? Ledger.State)?.sum } == 5)
  }

  @Test func `a past of another type is left to the store that has it`() throws {
    let name = inspection.addFork(Remote.State(log: ["a"]))
    try StoreOrigin.$fork.withValue(name) {
      let ledger = try makeOfferedStore()
      #expect(ledger.sum == 0)
      let remote = Store(initialState: Remote.State()) { Remote() }
      inspection.attach(to: try #require(remote.rootEngine))
      #expect(remote.log == ["a"])
    }
  }

  @Test func `the bytes are divided among the stores`() throws {
    inspection.bytes = 40 << 20
    let stores = (0..<4).map { _ in makeStore() }
    var histories: [StoreHistory<Ledger.State, Ledger.Action>] = []
    for store in stores { histories.append(try #require(store.record(in: inspection))) }
    #expect(histories.map(\.limits.bytes) == Array(repeating: 10 << 20, count: 4))
    let fifth = makeStore()
    fifth.record(in: inspection)
    #expect(histories.map(\.limits.bytes) == Array(repeating: 8 << 20, count: 4))
    inspection.bytes = 20 << 20
    #expect(histories.map(\.limits.bytes) == Array(repeating: 4 << 20, count: 4))
    inspection.bytes = 0
    #expect(histories.map(\.limits.bytes) == Array(repeating: 1 << 16, count: 4))
  }

  @Test func `a store that has few bytes left forgets its oldest actions`() throws {
    let store = makeStore()
    let history = try #require(store.record(in: inspection))
    for number in 0..<5_000 { store.send(.note("\(number)")) }
    #expect(history.firstNumber == 1)
    inspection.bytes = 0
    #expect(history.firstNumber > 1)
    #expect(history.size <= 1 << 16 || history.firstNumber > 4_000)
    #expect(history.lastNumber == 5_000)
  }

  @Test func `the oldest released stores are forgotten`() async throws {
    inspection.releasedLimit = 2
    let kept = makeStore()
    kept.record(in: inspection)
    var ids: [Int] = []
    for _ in 0..<4 {
      let store = makeStore()
      ids.append(try #require(store.record(in: inspection)).id)
    }
    #expect(await eventually { inspection.stores.count == 3 })
    #expect(inspection.stores.filter { !$0.isAlive }.map(\.id) == Array(ids.suffix(2)))
    inspection.forgetReleasedStores()
    #expect(inspection.stores.map(\.isAlive) == [true])
    withExtendedLifetime(kept) {}
  }

  @Test func `listeners are notified of stores, actions and releases`() async throws {
    var count = 0
    let id = inspection.addListener { count += 1 }
    func notified(_ body: () throws -> Void) rethrows -> Bool {
      let before = count
      try body()
      return count > before
    }
    var store: StoreOf<Ledger>? = makeStore()
    let history = try #require(store?.record(in: inspection))
    #expect(count == 1)
    #expect(notified { store?.send(.add(1)) })
    #expect(try notified { try history.travel(to: 0) })
    #expect(notified { store?.send(.add(1)) })
    #expect(notified { history.returnToPresent(.drop) })
    let beforeRelease = count
    store = nil
    #expect(await eventually { count > beforeRelease })
    for _ in 0..<100 { await Task.yield() }
    #expect(count == beforeRelease + 1)
    #expect(notified { inspection.forgetReleasedStores() })
    let changes = inspection.changeCount
    inspection.removeListener(id)
    #expect(!notified { inspection.forgetReleasedStores() })
    #expect(inspection.changeCount == changes + 1)
  }

  @Test func `actions that one drain processes are one change`() throws {
    let store = makeStore()
    store.record(in: inspection)
    let before = inspection.changeCount
    store.send(.relay(1))
    #expect(inspection.changeCount == before + 1)
  }
}
