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

  #if DEBUG
    @Test func `a printer is given the action and both states`() {
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
  #endif

  @Test func `the reducer works without a printer`() {
    let store = Store(initialState: 0) { Add()._printChanges(nil) }
    store.send(20)
    #expect(store.withState { $0 } == 21)
  }
}
