// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Stacks: order of execution")
struct StackOrderTests {
  let store: StoreOf<Screen>
  let ids: [StackElementID]

  init() {
    let store = StoreOf<Screen>.screen { $0.path = [Screen.State(), Screen.State()] }
    self.store = store
    ids = Array(store.path.ids)
  }

  @Test func `the element of an action runs before the parent`() {
    store.send(.path(.element(id: ids[1], action: .note("hello"))))
    #expect(store.path[id: ids[1]]?.notes == ["hello"])
    #expect(store.path[id: ids[0]]?.notes == [])
    #expect(store.notes == ["element \(ids[1]): 1"])
  }

  @Test
  func `a pop reaches the parent before the elements are removed`() {
    store.change { $0.path.append(Screen.State()) }
    let all = store.path.ids
    store.send(.path(.popFrom(id: ids[1])))
    #expect(store.notes == ["pop \(ids[1]): \(all)"])
    #expect(Array(store.path.ids) == [ids[0]])
  }

  @Test func `a push is applied before it reaches the parent`() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.path(.push(id: 0, state: Screen.State(notes: ["new"])))) {
      $0.path[id: 0] = Screen.State(notes: ["new"])
      $0.notes = ["push #0: [#0]"]
    }
  }

  @Test func `any other action only reaches the parent`() {
    store.send(.note("hello"))
    #expect(store.notes == ["hello"])
  }

  @Test func `an action for a missing element is reported and reaches the parent`() {
    store.send(.path(.popFrom(id: ids[1])))
    expectReport(
      "The \"forEach\" at \"EnsembleCoreTests/Screen.swift:",
      "was given an action of an element that does not exist.",
      "Action:\n    Screen.Action.path(.element(id:, action: .note(_)))"
    ) {
      store.send(.path(.element(id: ids[1], action: .note("hello"))))
    }
    #expect(store.notes.last == "element \(ids[1]): nil")
  }

  @Test func `a pop of a missing element is reported and reaches the parent`() {
    store.send(.path(.popFrom(id: ids[1])))
    expectReport(
      "got a \"popFrom\" action whose element does not exist.",
      "ID:\n    \(ids[1])\n  Path IDs:\n    [\(ids[0])]"
    ) {
      store.send(.path(.popFrom(id: ids[1])))
    }
    #expect(store.notes.last == "pop \(ids[1]): [\(ids[0])]")
  }

  @Test func `a push of an existing id is reported, adds nothing and reaches the parent`() {
    expectReport("got a \"push\" action with the id of an element that exists.") {
      store.send(.path(.push(id: ids[0], state: Screen.State(notes: ["new"]))))
    }
    #expect(store.path.count == 2)
    #expect(store.path[id: ids[0]]?.notes == [])
    #expect(store.notes.last?.hasPrefix("push \(ids[0])") == true)
  }
}
