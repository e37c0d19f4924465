// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore
import Foundation
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Recording a store")
struct StoreHistoryTests {
  let inspection = StoreInspection()

  /// A store whose history is recorded, with the states that it had after each action.
  @MainActor
  struct Recorded {
    let store: StoreOf<Ledger>
    let history: StoreHistory<Ledger.State, Ledger.Action>
    private(set) var states: [Ledger.State]

    init(in inspection: StoreInspection, limits: HistoryLimits = HistoryLimits()) throws {
      store = Store(initialState: Ledger.State()) {
        Ledger()
      } withDependencies: {
        useLiveValues(&$0)
      }
      history = try #require(store.record(in: inspection))
      history.limits = limits
      states = [detached(store.state)]
    }

    @discardableResult
    mutating func send(_ action: Ledger.Action) -> StoreTask {
      let task = store.send(action)
      states.append(detached(store.state))
      return task
    }
  }

  @Test func `actions are listed with their cases, senders and durations`() async throws {
    let recorded = try Recorded(in: inspection)
    let (store, history) = (recorded.store, recorded.history)
    store.send(.note("a"))
    store.send(.relay(2))
    await store.send(.load).finish()
    let all = (history.firstNumber...history.lastNumber).compactMap { history.summary(of: $0) }
    #expect(all.map(\.label) == [".note(_)", ".relay(_)", ".add(_)", ".load", ".loaded(_)"])
    #expect(all.map(\.number) == [1, 2, 3, 4, 5])
    let effect = try #require(history.effectRecords.first)
    #expect(
      all.map(\.sender) == [
        .store, .store, .reducer, .store,
        .effect(id: effect.id, location: "\(effect.fileID):\(effect.line)"),
      ]
    )
    #expect(all.allSatisfy { $0.duration > .zero })
    #expect(effect.fileID.hasSuffix("Ledger.swift"))
    #expect(effect.cause == 4)
    #expect(effect.ending == .finished)
  }

  @Test func `each past state is computed, whatever its reducers have taken`() throws {
    var recorded = try Recorded(in: inspection)
    for number in 0..<40 {
      recorded.send(.add(number))
      recorded.send(.push)
      if number.isMultiple(of: 3) { recorded.send(.multiply) }
      if number == 20 { recorded.send(.doubleRate) }
      if number == 30, let id = recorded.store.entries.first?.id { recorded.send(.remove(id)) }
    }
    for (number, state) in recorded.states.enumerated().reversed() {
      let replayed = recorded.history.withState(after: UInt64(number)) { $0 as? Ledger.State }
      #expect(replayed == .some(state), "after \(number)")
    }
  }

  @Test func `a reducer's shared values are replayed as it has read them`() throws {
    var recorded = try Recorded(in: inspection)
    recorded.send(.add(5))
    recorded.store.$rate.withLock { $0 = 3 }
    recorded.send(.multiply)
    recorded.send(.doubleRate)
    recorded.send(.multiply)
    recorded.store.$rate.withLock { $0 = 10 }
    recorded.send(.multiply)
    let sums = (0...5).map { number in
      recorded.history.withState(after: UInt64(number)) { ($0 as? Ledger.State)?.sum }
    }
    #expect(sums == [0, 5, 15, 15, 90, 900])
    #expect(recorded.store.rate == 10)
    #expect(recorded.history.sharedWrites(by: 3).count == 1)
    #expect(recorded.history.sharedWrites(by: 2).isEmpty)
  }

  @Test func `a change of a shared value is a change, even if it is the first use of the value`()
    throws
  {
    var recorded = try Recorded(in: inspection)
    recorded.send(.doubleRate)
    recorded.send(.doubleRate)
    recorded.store.$rate.withLock { $0 = 50 }
    let changes = [1, 2].map { recorded.history.difference(by: $0, limit: 10)?.changes }
    #expect(
      changes == [
        [PartChange(path: "rate", old: "1", new: "2")],
        [PartChange(path: "rate", old: "2", new: "4")],
      ]
    )
  }

  @Test func `a replay starts no effects, and changes no shared values`() async throws {
    var recorded = try Recorded(in: inspection)
    recorded.send(.doubleRate)
    await recorded.store.send(.load).finish()
    let effects = recorded.history.effectRecords.count
    for _ in 0..<3 { _ = recorded.history.difference(by: 1, limit: 10) }
    #expect(recorded.store.rate == 2)
    #expect(recorded.history.effectRecords.count == effects)
    #expect(recorded.store.sum == 7)
  }

  @Test func `the changed fields of an action are listed`() throws {
    var recorded = try Recorded(in: inspection)
    recorded.send(.note("new"))
    recorded.send(.open(4))
    recorded.send(.detail(.presented(.increment)))
    let changes = (1...3).compactMap { recorded.history.difference(by: $0, limit: 10)?.changes }
    #expect(changes[0] == [PartChange(path: "note", old: #""""#, new: #""new""#)])
    #expect(changes[1].map(\.path) == ["detail"])
    #expect(changes[2] == [PartChange(path: "detail.number", old: "4", new: "5")])
  }

  @Test func `the oldest actions are forgotten when the limit of bytes is reached`() throws {
    var limits = HistoryLimits()
    limits.bytes = 100_000
    limits.actionsPerState = 100
    var recorded = try Recorded(in: inspection, limits: limits)
    for number in 0..<5_000 { recorded.send(.note("\(number)")) }
    let history = recorded.history
    #expect(history.lastNumber == 5_000)
    #expect(history.firstNumber > 1)
    #expect(history.size <= 100_000 + 20_000)
    #expect(history.summary(of: 1) == nil)
    #expect(
      history.withState(after: history.firstNumber) { ($0 as? Ledger.State)?.note }
        == "\(history.firstNumber - 1)"
    )
  }

  @Test func `an action that another follows is found by a condition`() throws {
    var recorded = try Recorded(in: inspection)
    for number in 1...50 { recorded.send(.add(number)) }
    let found = recorded.history.firstAction(in: 1...50) { ($0 as? Ledger.State)?.sum ?? 0 > 100 }
    #expect(found == 14)
    #expect(recorded.history.firstAction(in: 1...50) { ($0 as? Ledger.State)?.sum ?? 0 < 0 } == nil)
  }

  @Test func `a state is computed again without some actions`() throws {
    var recorded = try Recorded(in: inspection)
    for number in 1...4 { recorded.send(.add(number)) }
    let sum = recorded.history.withState(after: 4, skipping: [2, 3]) { ($0 as? Ledger.State)?.sum }
    #expect(sum == 5)
  }

  @Test func `why an effect was cancelled is recorded`() async throws {
    var recorded = try Recorded(in: inspection)
    recorded.send(.wait)
    recorded.send(.wait)
    recorded.send(.stopWaiting)
    recorded.send(.open(1))
    recorded.send(.detail(.presented(.wait)))
    recorded.send(.detail(.dismiss))
    let endings = recorded.history.effectRecords.map(\.ending)
    #expect(
      endings == [
        .cancelled(.replacement("waiting"), by: 2),
        .cancelled(.identifier("waiting"), by: 3),
        .cancelled(.feature, by: 6),
      ]
    )
  }

  @Test func `a store shows its past, and then the present again`() async throws {
    var recorded = try Recorded(in: inspection)
    for number in 1...3 { recorded.send(.add(number)) }
    try recorded.history.travel(to: 1)
    #expect(recorded.store.sum == 1)
    try recorded.history.travel(to: 2)
    #expect(recorded.store.sum == 3)
    recorded.history.returnToPresent(.process)
    #expect(recorded.store.sum == 6)
    #expect(recorded.history.shownNumber == nil)
  }

  @Test(arguments: WaitingActions.allCases)
  func `what effects send waits while a store shows its past`(fate: WaitingActions) async throws {
    var recorded = try Recorded(in: inspection)
    let (store, history) = (recorded.store, recorded.history)
    let task = recorded.send(.load)
    try history.travel(to: 0)
    await history.wait(for: 1)
    #expect(store.sum == 0)
    #expect(history.refusedAction == nil)
    history.returnToPresent(fate)
    await task.finish()
    #expect(store.sum == (fate == .process ? 7 : 0))
  }

  @Test func `what is sent while a store shows its past is refused, and never done`() async throws {
    var recorded = try Recorded(in: inspection)
    for number in 1...3 { recorded.send(.add(number)) }
    let (store, history) = (recorded.store, recorded.history)
    try history.travel(to: 1)
    await store.send(.add(10)).finish()
    #expect(store.sum == 1)
    #expect(history.waitingCount == 0)
    #expect(history.refusedAction == ".add(_)")
    try history.travel(to: 2)
    #expect(history.refusedAction == nil)
    store.send(.note("x"))
    #expect(history.refusedAction == ".note(_)")
    history.returnToPresent(.process)
    #expect(history.refusedAction == nil)
    #expect(store.sum == 6)
    #expect(history.lastNumber == 3)
  }

  @Test func `observers are notified of a travel`() throws {
    var recorded = try Recorded(in: inspection)
    recorded.send(.add(1))
    recorded.send(.add(2))
    let store = recorded.store
    let sums = LockIsolated(0)
    withObservationTracking {
      _ = store.sum
    } onChange: {
      sums.withValue { $0 += 1 }
    }
    try recorded.history.travel(to: 1)
    #expect(sums.value == 1)
  }

  @Test func `a store continues from its past`() throws {
    var recorded = try Recorded(in: inspection)
    for number in 1...3 { recorded.send(.add(number)) }
    try recorded.history.travel(to: 1)
    try recorded.history.continueFromPast()
    recorded.store.send(.add(5))
    #expect(recorded.store.sum == 6)
    #expect(recorded.history.lastNumber == 4)
    #expect(recorded.history.withState(after: 3) { ($0 as? Ledger.State)?.sum } == 6)
    #expect(recorded.history.withState(after: 4) { ($0 as? Ledger.State)?.sum } == 6)
    #expect(
      recorded.history.difference(by: 4, limit: 10)?.changes.first { $0.path == "sum" }?.old == "1"
    )
  }

  @Test func `after the last action is the state from which a store has continued`() throws {
    var recorded = try Recorded(in: inspection)
    for number in 1...3 { recorded.send(.add(number)) }
    let history = recorded.history
    let sum = { (number: UInt64) in
      history.withState(after: number) { ($0 as? Ledger.State)?.sum }
    }
    try history.travel(to: 1)
    try history.continueFromPast()
    #expect(sum(3) == 1)
    #expect(sum(2) == 3)
    #expect(history.difference(by: 3, limit: 10)?.changes.first { $0.path == "sum" }?.new == "6")
    // It continues again, from elsewhere.
    try history.travel(to: 2)
    #expect(sum(3) == 1)
    try history.continueFromPast()
    #expect(sum(3) == 3)
    recorded.store.send(.add(10))
    #expect(recorded.store.sum == 13)
    #expect(sum(3) == 6)
    #expect(sum(4) == 13)
    #expect(history.firstOfBranch == 4)
  }

  @Test func `what waits is dropped with its store`() async throws {
    var recorded: Recorded? = try Recorded(in: inspection)
    let history = try #require(recorded?.history)
    let task = recorded?.send(.load)
    try history.travel(to: 0)
    await history.wait(for: 1)
    recorded = nil
    await task?.finish()
    #expect(history.waitingCount == 0)
  }

  @Test func `shared values that reducers have read count for the size`() throws {
    let text = String(repeating: "x", count: 100_000)
    @Shared(.inMemory("read-text")) var shared = ""
    let store = Store(initialState: SharedText.State()) { SharedText() }
    let history = try #require(store.record(in: inspection))
    let size = history.size
    for number in 1...5 {
      $shared.withLock { $0 = text + "\(number)" }
      store.send(.read)
    }
    #expect(history.size > size + 500_000)
    store.send(.read)
    #expect(history.size < size + 600_000)
  }

  @Test func `the size of nested arrays that share one storage is limited`() {
    let row = Array(repeating: 0, count: 100_000)
    let cube = Array(repeating: Array(repeating: row, count: 100_000), count: 100_000)
    let more = Array(repeating: Array(repeating: cube, count: 100_000), count: 100_000)
    #expect(ValueSize.of(more) > 1 << 50)
    #expect(ValueSize.of(row) == 8 + 32 + 800_000)
  }

  @Test func `a released store keeps its history`() throws {
    var recorded: Recorded? = try Recorded(in: inspection)
    recorded?.send(.add(3))
    let history = try #require(recorded?.history)
    recorded = nil
    #expect(!history.isAlive)
    #expect(history.withState(after: 1) { ($0 as? Ledger.State)?.sum } == 3)
    #expect(throws: TravelRefusal.released) { try history.travel(to: 1) }
    #expect(inspection.stores.count == 1)
    inspection.forgetReleasedStores()
    #expect(inspection.stores.isEmpty)
  }
}

/// A feature that reads a shared text.
@Reducer
private struct SharedText {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("read-text")) var text = ""
    var count = 0
  }

  enum Action { case read }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count = state.text.utf8.count
      return .none
    }
  }
}
