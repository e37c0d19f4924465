// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// Spellings that occur in existing code, in addition to those in the other suites.
@MainActor
@Suite("Call shapes")
struct CallShapeTests {
  @Test func `stores are made with a builder or with an initializer`() {
    let first = Store(initialState: Edit.State()) { Edit() }
    let second = Store(initialState: Edit.State(), reducer: Edit.init)
    let third: StoreOf<Edit> = Store(initialState: Edit.State(title: "A")) { Edit() }
    #expect(first.title == second.title)
    #expect(third.title == "A")
  }

  @Test func `a reducer of plain values`() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, action in
        state += action ? 1 : -1
        return .none
      }
    }
    store.send(true)
    #expect(store.state == 1)
  }

  @Test func `a test store of combined reducers, or of one with a dependency`() async {
    let combined = TestStore(initialState: Edit.State()) {
      CombineReducers {
        Edit()
        Edit()
      }
    }
    await combined.send(\.binding.title, "A") { $0.title = "A" }
    let dependent = TestStore(initialState: Detail.State()) {
      Detail().dependency(\.continuousClock, ImmediateClock())
    }
    await dependent.send(.save)
    await dependent.receive(\.delegate.saved, "")
  }

  @Test func `actions of effects are received by case, by value, and with a timeout`() async {
    let store = TestStoreOf<Journal>(initialState: Journal.State()) { Journal() }
    await store.send(\.view.tap)
    await store.receive(\.response.success) { $0.text = "42" }
    await store.send(\.view.tap)
    await store.receive(\.response.success, 42)
    await store.send(.view(.tap))
    await store.receive(\.response.success, timeout: .seconds(2))
  }

  @Test func `a task of a test store is cancelled`() async {
    let store = TestStore(initialState: Detail.State()) {
      Detail()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let task = await store.send(.task)
    await task.cancel()
    await store.finish()
  }

  @Test func `views scope and switch`() {
    let store = Store(
      initialState: Journal.State(
        destination: .edit(Edit.State(title: "A")),
        path: StackState([.detail(Detail.State(name: "B")), .settings(Edit.State(title: "C"))]),
        rows: [Entry.State(id: 1)]
      )
    ) {
      Journal()
    }
    let destination = store.scope(state: \.destination, action: \.destination.presented)
    switch destination?.case {
    case .edit(let edit): #expect(edit.title == "A")
    case .alert, nil: Issue.record("The destination is an edit.")
    }
    let path = store.scope(\.path, action: \.path)
    let names = path.elements().map { element in
      switch element.case {
      case .detail(let store): store.name
      case .settings(let store): store.title
      }
    }
    #expect(names == ["B", "C"])
    #expect(store.scope(\.rows, action: \.rows).map(\.isOn) == [false])
    #expect(store.scope(state: \.rows, action: \.rows).count == 1)
    guard case .some(.edit) = store.destination else {
      Issue.record("The destination is an edit.")
      return
    }
  }

  @Test func `a stack's element has a single store as long as it is retained`() {
    let store = Store(initialState: Journal.State(path: StackState([.detail(Detail.State())]))) {
      Journal()
    }
    let path = store.scope(\.path, action: \.path)
    let id = store.path.ids[0]
    let element = path.element(id: id)
    #expect(element === path.element(id: id))
    #expect(path.element(id: 1_000_000) == nil)
    element?.send(.detail(.save))
    #expect(store.text == "")
  }
}
