// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import IssueReporting
import TestTools
import Testing

@Suite("Shared values in a test store")
@MainActor
struct SharedTestStoreTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
      var other = 0
    }

    enum Action: Equatable {
      case tapped
      case fetch
      case fetched(Int)
      case background
      case nothing
      case chain(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          state.$count.withLock { $0 += 1 }
          return .none
        case .fetch:
          state.$count.withLock { $0 = 10 }
          return .run { await $0(.fetched(20)) }
        case .fetched(let value):
          state.$count.withLock { $0 = value }
          return .none
        case .background:
          return .run { [count = state.$count] _ in count.withLock { $0 = 99 } }
        case .nothing:
          state.other += 1
          return .none
        case .chain(let depth):
          state.$count.withLock { $0 += 1 }
          return depth == 0 ? .none : .send(.chain(depth - 1))
        }
      }
    }
  }

  private func failures(_ body: () async -> Void) async -> [String] {
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await body() }
    return reporter.reports.map(\.message)
  }

  @Test("A step asserts the change that its action made")
  func step() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.tapped) { $0.$count.withLock { $0 = 1 } }
    await store.send(.tapped) { $0.$count.withLock { $0 += 1 } }
    #expect(store.state.count == 2)
  }

  @Test("A change that is not asserted fails its step, with both values")
  func missing() async {
    let messages = await failures {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.tapped)
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("The state has changed, and the test has no closure"))
    #expect(messages[0].contains("−") && messages[0].contains("0") && messages[0].contains("1"))
  }

  @Test("A wrong expectation fails its step, with both values")
  func wrong() async {
    let messages = await failures {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.tapped) { $0.$count.withLock { $0 = 5 } }
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("The state is not as the test expects."))
    #expect(messages[0].contains("5") && messages[0].contains("1"))
  }

  @Test("An expected change that does not happen fails its step")
  func unneeded() async {
    let messages = await failures {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.nothing) {
        $0.other = 1
        $0.$count.withLock { $0 = 5 }
      }
    }
    #expect(messages.count == 1)
  }

  @Test("The change of a later action is asserted where that is received")
  func laterAction() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.fetch) { $0.$count.withLock { $0 = 10 } }
    await store.receive(.fetched(20)) { $0.$count.withLock { $0 = 20 } }
  }

  @Test("Each action of a chain is charged with its own change")
  func chain() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.chain(2)) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.chain(1)) { $0.$count.withLock { $0 = 2 } }
    await store.receive(.chain(0)) { $0.$count.withLock { $0 = 3 } }
  }

  @Test("'assert' asserts the change of an effect")
  func effect() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.background).finish()
    store.assert { $0.$count.withLock { $0 = 99 } }
  }

  @Test("'assert' does not need the changes of actions that are still to be received")
  func assertBeforeReceive() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.fetch) { $0.$count.withLock { $0 = 10 } }
    store.assert { $0.$count.withLock { $0 = 10 } }
    await store.receive(.fetched(20)) { $0.$count.withLock { $0 = 20 } }
  }

  @Test("A wrong 'assert' fails")
  func wrongAssert() async {
    let messages = await failures {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.background).finish()
      store.assert { $0.$count.withLock { $0 = 98 } }
    }
    #expect(messages.count == 1)
  }

  @Test("A test that ends before the change of an effect is asserted fails")
  func unasserted() async {
    let messages = await failures {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.background).finish()
      await store.finish()
    }
    #expect(messages.count == 1)
    #expect(
      messages[0].hasPrefix(
        "The test ended without asserting changes of shared values."
      )
    )
    #expect(
      messages[0].hasSuffix(
        """
        Assert them with 'store.assert' at the end of the test.
        """
      )
    )
    #expect(messages[0].contains("0") && messages[0].contains("99"))
  }

  @Test("A released test store reports what was not asserted")
  func released() async {
    let messages = await failures {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.background).finish()
    }
    #expect(messages.count == 1)
  }

  @Test("A test that is not exhaustive asserts what it mentions")
  func nonExhaustive() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    store.exhaustivity = .off
    await store.send(.fetch)
    await store.receive(.fetched(20)) { $0.$count.withLock { $0 = 20 } }
    let messages = await failures {
      await store.send(.tapped) { $0.$count.withLock { $0 = 5 } }
    }
    #expect(messages.count == 1)
    await store.finish()
  }

  @Test("Skipping received actions adopts their changes")
  func skipping() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.fetch) { $0.$count.withLock { $0 = 10 } }
    await store.skipReceivedActions()
    await store.send(.tapped) { $0.$count.withLock { $0 = 21 } }
  }

  @Test("A change of the test itself needs no assertion")
  func outside() async {
    @Shared(.inMemory("count")) var count = 0
    let store = TestStore(initialState: Counter.State()) { Counter() }
    $count.withLock { $0 = 5 }
    await store.send(.tapped) { $0.$count.withLock { $0 = 6 } }
  }

  @Test("Values of an initial state need no assertion")
  func initialState() async {
    let store = TestStore(
      initialState: {
        let state = Counter.State()
        state.$count.withLock { $0 = 3 }
        return state
      }()
    ) {
      Counter()
    }
    await store.send(.tapped) { $0.$count.withLock { $0 = 4 } }
  }

  @Test("'_printChanges' shows how a shared value changed")
  func printChanges() async {
    let lines = LockIsolated("")
    let store = Store(initialState: Counter.State()) {
      Counter()._printChanges(.customDump { text in lines.withValue { $0 += text } })
    }
    store.send(.tapped)
    #expect(lines.value.contains("count: #1 0") || lines.value.contains("- "))
    #expect(lines.value.contains("0") && lines.value.contains("1"))
    #expect(!lines.value.contains("No state changes"))
  }
}
