// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Presentation: order of execution")
struct PresentationOrderTests {
  let store = StoreOf<Screen>.screen { $0.sheet = Screen.State() }

  @Test func `the child of a presented action runs before the parent`() {
    store.send(.sheet(.presented(.note("hello"))))
    #expect(store.sheet?.notes == ["hello"])
    #expect(store.notes == ["sheet presented: 1"])
  }

  @Test func `a dismissal reaches the parent before the child is cleared`() {
    store.send(.sheet(.presented(.note("hello"))))
    store.send(.sheet(.dismiss))
    #expect(store.notes.last == "sheet dismiss: 1")
    #expect(store.sheet == nil)
  }

  @Test func `a dismissal does not clear a child that the parent has replaced`() {
    let store = StoreOf<Screen>.screen { $0.person = Screen.Person(id: 1) }
    let replacing = Store(initialState: store.state) {
      Reduce<Screen.State, Screen.Action> { state, action in
        if case .person(.dismiss) = action { state.person = Screen.Person(id: 2) }
        return .none
      }
      .ifLet(\.$person, action: \.person) { PersonScreen() }
    }
    replacing.send(.person(.dismiss))
    #expect(replacing.person?.id == 2)
  }

  @Test func `any other action only reaches the parent`() {
    store.send(.note("hello"))
    #expect(store.notes == ["hello"])
    #expect(store.sheet?.notes == [])
  }

  @Test func `a presented action without a child is reported and reaches the parent`() {
    store.change { $0.sheet = nil }
    expectReport(
      "The \"ifLet\" at \"EnsembleCoreTests/Screen.swift:",
      "was given an action of a presentation, but nothing is presented.",
      "Action:\n    Screen.Action.sheet(.presented(.note(_)))"
    ) {
      store.send(.sheet(.presented(.note("hello"))))
    }
    #expect(store.notes == ["sheet presented: nil"])
  }

  @Test func `a dismissal without a child is reported and reaches the parent`() {
    store.change { $0.sheet = nil }
    expectReport("was given an action of a presentation, but nothing is presented.") {
      store.send(.sheet(.dismiss))
    }
    #expect(store.notes == ["sheet dismiss: nil"])
  }

  @Test func `effects start in the order child, parent, cancellation`() async {
    let order = Recorder<String>()
    let feature = Reduce<Screen.State, Screen.Action> { state, action in
      guard case .sheet(.presented(.perform)) = action else { return .none }
      state.sheet = nil
      return .send(.note("parent"))
    }
    .ifLet(\.$sheet, action: \.sheet) { Screen() }
    let store = Store(initialState: Screen.State(sheet: Screen.State())) {
      feature
      Reduce { _, action in
        if case .note(let note) = action { order.record(note) }
        if case .sheet(.presented(.note(let note))) = action { order.record(note) }
        return .none
      }
    }
    let job = Job()
    let child = Effect<Screen.Action>.merge(
      .send(.note("child")),
      job.effect()
    )
    expectReport("was given an action of a presentation, but nothing is presented.") {
      store.send(.sheet(.presented(.start(child))))
    }
    #expect(order.values == ["child", "parent"])
    // The child's effect of the same step was cancelled before its start.
    #expect(store.isIdle)
  }

  @Test func `a child can present a child of its own type`() {
    store.send(.sheet(.presented(.change { $0.sheet = Screen.State() })))
    store.send(.sheet(.presented(.sheet(.presented(.note("deep"))))))
    #expect(store.sheet?.sheet?.notes == ["deep"])
    #expect(store.sheet?.notes == ["sheet presented: 1"])
    store.send(.sheet(.presented(.sheet(.dismiss))))
    #expect(store.sheet != nil)
    #expect(store.sheet?.sheet == nil)
  }
}
