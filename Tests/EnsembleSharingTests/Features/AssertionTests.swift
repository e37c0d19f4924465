// SPDX-License-Identifier: MIT

import CustomDump
import Ensemble
@_spi(SharedChangeTracking) import EnsembleSharing
import IssueReporting
import TestTools
import Testing

/// Assertions about shared values beyond the steps of simple features.
@MainActor
@Suite("Assertions about shared values")
struct SharedAssertionTests {
  @Reducer
  struct Worker {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("progress")) var progress = 0
      @Shared(.inMemory("log")) var log: [String] = []
      @Shared(.inMemory("row")) var row: Int?
      var isDone = false
    }

    enum Action: Equatable {
      case start
      case finished
      case touch
      case twice
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { [progress = state.$progress] send in
            progress.withLock { $0 = 50 }
            await send(.finished)
          }
        case .finished:
          state.isDone = true
          state.$log.withLock { $0.append("finished") }
          return .none
        case .touch:
          state.$progress.withLock { $0 += 0 }
          return .none
        case .twice:
          state.$progress.withLock { $0 += 1 }
          state.$progress.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }

  private func failures(_ body: () async -> Void) async -> [String] {
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await body() }
    return reporter.reports.map(\.message)
  }

  @Test func `the change of an effect is asserted where the action that it sends is received`()
    async
  {
    let store = TestStore(initialState: Worker.State()) { Worker() }
    await store.send(.start)
    await store.receive(.finished) {
      $0.isDone = true
      $0.$progress.withLock { $0 = 50 }
      $0.$log.withLock { $0 = ["finished"] }
    }
    await store.finish()
  }

  @Test func `each shared value that changed must be asserted`() async {
    let messages = await failures {
      let store = TestStore(initialState: Worker.State()) { Worker() }
      await store.send(.start)
      await store.receive(.finished) {
        $0.isDone = true
        $0.$progress.withLock { $0 = 50 }
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("finished") == true)
    let marked = messages.first?.split(separator: "\n").filter {
      $0.contains("−") || $0.contains("+")
    }
    #expect(marked?.contains { $0.contains("progress") } == false)
  }

  @Test func `two changes of one action are asserted as one`() async {
    let store = TestStore(initialState: Worker.State()) { Worker() }
    await store.send(.twice) { $0.$progress.withLock { $0 = 2 } }
  }

  @Test func `a change to the same value needs no assertion`() async {
    let store = TestStore(initialState: Worker.State()) { Worker() }
    await store.send(.touch)
    await store.finish()
  }

  @Test func `a test that is not exhaustive ends without asserting the changes of effects`() async {
    let messages = await failures {
      let store = TestStore(initialState: Worker.State()) { Worker() }
      store.exhaustivity = .off
      await store.send(.start).finish()
      await store.finish()
    }
    #expect(messages == [])
  }

  @Test func `the state of a test store has the asserted value after each step`() async {
    let store = TestStore(initialState: Worker.State()) { Worker() }
    await store.send(.twice) {
      #expect($0.progress == 0)
      $0.$progress.withLock { $0 += 2 }
      #expect($0.progress == 2)
    }
    #expect(store.state.progress == 2)
  }

  @Test func `stores of one test share`() async {
    let first = TestStore(initialState: Worker.State()) { Worker() }
    let second = TestStore(initialState: Worker.State()) { Worker() }
    await first.send(.twice) { $0.$progress.withLock { $0 = 2 } }
    await second.send(.twice) { $0.$progress.withLock { $0 = 4 } }
    #expect(first.state.progress == 4)
  }

  // MARK: Trackers

  @Test func `a tracker reports no change that was asserted`() {
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      let tracker = SharedChangeTracker(reportUnassertedChanges: true)
      let count = Shared(value: 0)
      tracker.track { count.withLock { $0 = 1 } }
      tracker.assert {
        count.withLock { $0 = 1 }
        #expect(count == count)
      }
      tracker.reset()
    }
    #expect(reporter.reports.isEmpty)
  }

  @Test func `a tracker reports each value once, at its first change`() {
    let reporter = CollectingReporter()
    let line = #line + 5
    withIssueReporters([reporter]) {
      let tracker = SharedChangeTracker(reportUnassertedChanges: true)
      let count = Shared(value: 0)
      tracker.track {
        count.withLock { $0 = 1 }
        count.withLock { $0 = 2 }
      }
    }
    #expect(
      reporter.reports.map(\.message) == [
        "Tracked unasserted changes to 'Shared<Int>(value: 2)': 0 → 2"
      ]
    )
    #expect(reporter.reports.map(\.line) == [line])
  }

  @Test func `an assertion changes no value that stands in for one that was removed`() throws {
    let tracker = SharedChangeTracker()
    let row = Shared<Int?>(value: 1)
    let unwrapped = try #require(Shared(row))
    tracker.track {
      row.withLock { $0 = nil }
      unwrapped.withLock { $0 = 5 }
    }
    tracker.assert {
      row.withLock { $0 = nil }
      unwrapped.withLock { $0 += 1 }
      #expect(row == row)
      #expect(unwrapped == unwrapped)
    }
    tracker.reset()
    #expect(unwrapped.wrappedValue == 5)
  }

  @Test func `an assertion keeps no earlier value for one that is removed later`() throws {
    let tracker = SharedChangeTracker()
    let row = Shared<Int?>(value: 1)
    let unwrapped = try #require(Shared(row))
    tracker.track { row.withLock { $0 = 2 } }
    #expect(unwrapped.wrappedValue == 2)
    tracker.assert {
      #expect(unwrapped.wrappedValue == 1)
      row.withLock { $0 = 2 }
    }
    tracker.reset()
    row.withLock { $0 = nil }
    #expect(unwrapped.wrappedValue == 2)
  }

  @Test func `a dump shows a whole and a part of a shared value`() {
    struct Pair: Equatable, Sendable {
      var first = 1
      var second = 2
    }
    struct State {
      @Shared var pair: Pair
      @Shared var second: Int
    }
    let pair = Shared(value: Pair())
    var text = ""
    customDump(State(pair: pair, second: pair.second), to: &text)
    #expect(text.contains("first: 1") && text.contains("second: 2"))
  }
}
