// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import IssueReporting
import Testing

@MainActor
@Suite("Composer: functions")
struct FormTests {
  @Test func `functions run in the documented order`() {
    let store = Store(initialState: Forms.State()) { Forms() }
    store.send(.loaded(3))
    #expect(store.log == ["before", "0 to 3", "after"])
  }

  @Test func `an action may have no value`() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }
    await store.send(.refresh) { $0.log = ["before", "refresh", "after"] }
  }

  @Test func `an action may have several values`() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }
    await store.send(.moved(from: 1, to: 2)) { $0.log = ["before", "moved 1 2", "after"] }
    await store.send(.picked(3)) {
      $0.log += ["before", "picked 3", "after"]
    }
  }

  @Test func `a static function runs and returns an effect`() async {
    let store = TestStore(initialState: Forms.State(count: 5)) { Forms() }
    store.exhaustivity = .off
    await store.send(.reset) { $0.count = 0 }
    await store.receive(.refresh)
    await store.finish()
  }

  @Test func `an effect may be optional`() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }
    store.exhaustivity = .off
    await store.send(.maybe(false))
    await store.send(.maybe(true))
    await store.receive(.refresh)
    await store.finish()
  }

  @Test func `an asynchronous function sends the action that it returns`() async {
    let store = TestStore(initialState: Forms.State(count: 2)) { Forms() }
    store.exhaustivity = .off
    await store.send(.load(3))
    await store.receive(.loaded(5)) { $0.count = 5 }
    await store.finish()
  }

  @Test func `an error is sent in its action`() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }
    store.exhaustivity = .off
    await store.send(.fail)
    await store.receive(.loaded(7))
    await store.receive(.failed(Failure()))
    #expect(store.state.log.contains("failed"))
    await store.finish()
  }

  @Test func `a later call cancels the effect in flight`() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }
    store.exhaustivity = .off
    let first = await store.send(.search(1))
    await store.send(.search(2))
    await store.receive(.loaded(2))
    await first.finish()
    #expect(store.state.count == 2)
    await store.finish()
  }

  @Test func `a debounced effect waits for a pause`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Forms.State()) {
      Forms()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.typed("a"))
    await clock.advance(by: .milliseconds(500))
    await store.send(.typed("ab"))
    await clock.advance(by: .milliseconds(900))
    #expect(store.state.count == 0)
    await clock.advance(by: .milliseconds(100))
    await store.receive(.loaded(2)) { $0.count = 2 }
    await store.finish()
  }

  @Test func `the description lists the composition`() {
    #expect(
      Forms().composition == """
        before core: before(state:)
        core
          refresh(state:) for refresh
          moved(state:from:to:) for moved
          pick(state:_:) for picked
          reset(state:) for reset
          maybe(action:) for maybe
          nothing() for nothing
          load(state:action:) for load
          loaded(state:action:) for loaded
          fail(send:) for fail
          failed(state:action:) for failed
          search(action:) for search
          typed(action:) for typed
          every(state:action:)
          onChange countChanged(state:oldValue:newValue:)
        after core: after(state:)
        """
    )
  }

  @Test func `the description lists the composition of children`() {
    #expect(
      TwoCounters().composition == """
        binding
        child counter1
        child counter2
        core
          view(state:action:) for view
        """
    )
    #expect(EmptyFeature().composition == "nothing")
  }
}

@MainActor
@Suite("Composer: handwritten members")
struct WrittenMemberTests {
  @Test func `a handwritten body runs the generated composition`() {
    let store = Store(initialState: Written.State()) { Written() }
    store.send(.add(3))
    #expect(store.count == 3)
    store.send(.other)
    #expect(store.count == 103)
    store.send(.lamp(.view(.toggled)))
    #expect(store.lamp.isOn == false)
    store.send(.lamp(.delegate(.needsBulb)))
    #expect(store.count == -1)
  }

  @Test func `a handwritten enum State runs its cases`() {
    let store = Store(initialState: WrittenStage.State.lamp(Lamp.State())) { WrittenStage() }
    guard case .lamp(let lamp) = store.case else {
      Issue.record("the state is a lamp")
      return
    }
    lamp.send(.view(.toggled))
    #expect(store.state == .lamp(Lamp.State(isOn: true)))
    lamp.send(.view(.broke))
    #expect(store.state == .off)
  }

  @Test func `nested enums have case paths`() {
    let action = Pot.Action.view(.watered)
    #expect(action.is(\.view.watered))
    #expect(Pot.Action.delegate(.remove).is(\.delegate.remove))
  }
}

@MainActor
@Suite("Composer: enum state")
struct EnumFeatureTests {
  @Test func `the initial case has its value`() {
    #expect(Stage.State() == .form(Forms.State(count: 3)))
  }

  @Test func `cases run their reducers`() {
    let store = Store(initialState: Stage.State()) { Stage() }
    store.send(.form(.loaded(8)))
    guard case .form(let form) = store.case else {
      Issue.record("the state is a form")
      return
    }
    #expect(form.count == 8)
    store.send(.view(.finish))
    guard case .done = store.case else {
      Issue.record("the state is done")
      return
    }
  }

  @Test func `a delegate action of a case reaches the feature`() {
    let store = Store(initialState: Stage.State.lamp(Lamp.State())) { Stage() }
    store.send(.lamp(.view(.broke)))
    #expect(store.state == .pair(1, title: "x"))
  }

  @Test func `an action of another case is reported`() {
    let store = Store(initialState: Stage.State.done) { Stage() }
    withExpectedIssue {
      store.send(.lamp(.view(.toggled)))
    }
    #expect(store.state == .done)
  }
}

@MainActor
@Suite("Composer: children's reducers")
struct ChildReducerTests {
  @Test func `expressions and properties create the reducers of children`() {
    let initial = Custom.State(clocked: .init())
    let store = Store(initialState: initial) { Custom(limit: 2) }
    for _ in 1...5 {
      store.send(.limited(true))
      store.send(.custom(true))
    }
    #expect(store.limited == 3)
    #expect(store.custom == 2)
  }

  @Test func `a child has its own dependencies`() {
    let store = Store(initialState: Custom.State()) { Custom(limit: 2) }
    store.send(.clocked(.make))
    #expect(store.clocked.id == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
  }

  @Test func `a feature can contain itself`() {
    let store = Store(
      initialState: Tree.State(id: 1, children: [Tree.State(id: 2, children: [Tree.State(id: 3)])])
    ) { Tree() }
    store.send(.children(.element(id: 2, action: .children(.element(id: 3, action: .tap)))))
    #expect(store.children[id: 2]?.children[id: 3]?.count == 1)
  }

  @Test func `a feature can be generic`() {
    let store = Store(initialState: Picker<String>.State(items: ["a"])) { Picker<String>() }
    store.send(.pick("b"))
    #expect(store.items == ["a", "b"])
    store.scopes.lamp.send(.view(.broke))
    #expect(store.items.isEmpty)
  }

  @Test func `a public state has a public initializer`() throws {
    let state = Shared.State(name: "x")
    let copy = try JSONDecoder().decode(Shared.State.self, from: JSONEncoder().encode(state))
    #expect(copy == state)
    let store = Store(initialState: state) { Shared() }
    store.send(.view(.tapped))
    #expect(store.count == 2)
  }
}

@MainActor
@Suite("Composer: issues")
struct IssueTests {
  @Test func `an issue points at the declaration of the child`() {
    let store = Store(initialState: Greenhouse.State()) { Greenhouse() }
    withKnownIssue {
      store.send(.spare(.view(.toggled)))
    } matching: { issue in
      issue.sourceLocation?.fileID == "EnsembleCompositionTests/Greenhouse.swift"
        && issue.sourceLocation?.line == 70
    }
  }
}
