// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("_printChanges")
struct PrintChangesTests {
  struct Add: Reducer {
    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state += action
      return action > 10 ? .send(1) : .none
    }
  }

  @Reducer
  struct Counters {
    @ObservableState
    struct State: Equatable {
      var first = 0
      var second = 0
    }
    enum Action {
      case first(Int)
      case nothing
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .first(let number) = action { state.first = number }
        return .none
      }
    }
  }

  #if DEBUG
  @Test func `a printer receives the action and both states`() {
    let printed = Recorder<[Int]>()
    let printer = _ReducerPrinter<Int, Int> { printed.record([$0, $1, $2]) }
    let store = Store(initialState: 1) { Add()._printChanges(printer) }
    store.send(2)
    #expect(printed.values == [[2, 1, 3]])
  }

  @Test func `every action is printed`() {
    let printed = Recorder<Int>()
    let printer = _ReducerPrinter<Int, Int> { action, _, _ in printed.record(action) }
    let store = Store(initialState: 0) { Add()._printChanges(printer) }
    store.send(20)
    #expect(printed.values == [20, 1])
  }

  @Test func `the printed text contains the action and the changed lines of the state`() {
    let printed = Recorder<String>()
    let store = Store(initialState: Counters.State()) {
      Counters()._printChanges(.customDump { printed.record($0) })
    }
    store.send(.first(2))
    store.send(.nothing)
    #expect(
      printed.values == [
        """
        received action:
          PrintChangesTests.Counters.Action.first(2)
            PrintChangesTests.Counters.State(
          -   _first: 0,
          +   _first: 2,
              _second: 0
            )

        """,
        """
        received action:
          PrintChangesTests.Counters.Action.nothing
          (No state changes)

        """,
      ]
    )
  }

  @Test func `observation registrars are not printed`() {
    let printed = Recorder<String>()
    let store = Store(initialState: Counters.State()) {
      Counters()._printChanges(.customDump { printed.record($0) })
    }
    withObservationTracking {
      _ = store.second
    } onChange: {
    }
    store.send(.first(2))
    #expect(printed.values.first?.split(separator: "\n").count == 7)
  }
  #endif

  @Test func `the reducer works without a printer`() {
    let store = Store(initialState: 0) { Add()._printChanges(nil) }
    store.send(20)
    #expect(store.withState { $0 } == 21)
  }
}
