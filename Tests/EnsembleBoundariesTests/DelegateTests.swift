// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Boundaries: delegate actions")
struct DelegateTests {
  let store = Store(initialState: Tower.State()) { Tower() }

  @Test func `only delegate actions of an element reach the handler, with its id`() {
    store.send(._internal(.rows(.element(id: 8, action: .view(.touched)))))
    #expect(store.heard == ["own"])
    store.send(._internal(.rows(.element(id: 8, action: ._internal(.swung)))))
    #expect(store.heard == ["own", "own", "row 8: 3", "own"])
  }

  @Test func `the child runs first, then the delegate handler, then the parent`() {
    store.send(._internal(.bell(.delegate(.rang(times: 2)))))
    #expect(store.heard == ["bell after 1: 2", "own"])
  }

  @Test func `delegate actions of a dictionary's value reach the handler with its key`() {
    let store = Store(initialState: Carillon.State()) { Carillon() }
    store.send(._internal(.named(.element(id: "Emma", action: ._internal(.swung)))))
    store.send(._internal(.numbered(.element(id: 7, action: ._internal(.swung)))))
    store.send(._internal(.rows(.element(id: 8, action: ._internal(.swung)))))
    #expect(store.heard == ["Emma: 3", "7: 3", "8: 3"])
    #expect(store.named["Emma"]?.log == ["internal", "delegate"])
  }

  @Test func `delegate actions of an optional child are handled`() {
    store.send(._internal(.maybe(.delegate(.rang(times: 1)))))
    #expect(store.heard == ["maybe: 1", "own"])
  }

  @Test func `a handler can dismiss the presented child`() {
    store.send(._internal(.shown(.presented(.delegate(.rang(times: 1))))))
    #expect(store.heard == ["shown: 1", "own"])
    #expect(store.shown == nil)
  }

  @Test func `a dismissal is not a delegate action`() {
    store.send(._internal(.shown(.dismiss)))
    #expect(store.heard == ["own"])
    #expect(store.shown == nil)
  }

  @Test func `delegate actions of a stack's feature are handled with its id`() {
    let id = store.path.ids[0]
    store.send(._internal(.path(.element(id: id, action: .delegate(.rang(times: 1))))))
    #expect(store.heard == ["element \(id): 1", "own"])
  }

  @Test func `delegate actions of an enum case are handled`() {
    let store = Store(initialState: Belfry.State.bell(Bell.State(id: 0))) { Belfry() }
    store.send(._internal(.bell(.delegate(.rang(times: 4)))))
    #expect(store.state.is(\.silent))
  }

  @Test func `delegate actions of a scope to an enum case are handled`() {
    let store = Store(initialState: Belfry.State.bell(Bell.State(id: 0))) { ScopedBelfry() }
    store.send(._internal(.bell(.delegate(.rang(times: 4)))))
    #expect(store.state.is(\.silent))
  }

  @Test func `a handler of a scope to another case is not called`() {
    let heard = Recorder<Void>()
    let store = Store(initialState: Belfry.State.silent) { ScopedBelfry(heard: heard) }
    expectReport("was given an action of its child, but the state is in another case") {
      store.send(._internal(.bell(.delegate(.rang(times: 4)))))
    }
    #expect(heard.count == 0)
    let ringing = Store(initialState: Belfry.State.bell(Bell.State(id: 0))) {
      ScopedBelfry(heard: heard)
    }
    ringing.send(._internal(.bell(.delegate(.rang(times: 4)))))
    #expect(heard.count == 1)
  }

  @Test func `a parent without boundaries can handle delegate actions`() {
    let store = Store(initialState: Bell.State(id: 0)) { Plain() }
    store.send(.bell(.view(.ringTapped)))
    #expect(store.log == ["view", "internal", "delegate", "heard 3"])
  }

  @Test func `an effect of the handler belongs to the parent`() async {
    let store = TestStore(initialState: Echo.State()) { Echo() }
    await store.send(\.bell.delegate.rang, 2) { $0.bell.log = ["delegate"] }
    await store.receive(\.view) { $0.echoes = 2 }
  }
}

/// A parent of namespaced collections.
@Reducer
private struct Carillon: ComposedBoundingReducer {
  @ObservableState
  struct State {
    var named = ["Emma": Bell.State(id: 1)]
    var numbered: IdentifiedArrayOf<Identified<Int, Bell.State>> = [
      Identified(Bell.State(id: 1), id: 7)
    ]
    var rows: IdentifiedArrayOf<Bell.State> = [Bell.State(id: 8)]
    var heard: [String] = []
  }

  enum Action: TCAFeatureAction {
    enum InternalAction {
      case named(IdentifiedAction<String, Bell.Action>)
      case numbered(IdentifiedAction<Int, Bell.Action>)
      case rows(IdentifiedActionOf<Bell>)
    }
    case _internal(InternalAction)
  }

  var body: some ReducerOf<Self> {
    coreReducer
      .forEachNamespaced(\.named, action: \.named) {
        Bell()
      } delegate: { state, name, event in
        note(&state, "\(name)", event)
      }
      .forEachNamespaced(\.numbered, action: \.numbered) {
        Bell()
      } delegate: { state, id, event in
        note(&state, "\(id)", event)
      }
      .forEachNamespaced(\.rows, action: \.rows) {
        Bell()
      } delegate: { state, id, event in
        note(&state, "\(id)", event)
      }
  }

  private func note(
    _ state: inout State,
    _ name: String,
    _ event: Bell.Action.DelegateAction
  ) -> Effect<Action> {
    if case .rang(let times) = event { state.heard.append("\(name): \(times)") }
    return .none
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> { .none }
}

@Reducer
private struct Belfry: ComposedBoundingReducer {
  @CasePathable
  enum State {
    case silent
    case bell(Bell.State)
  }

  enum Action: TCAFeatureAction {
    enum InternalAction { case bell(Bell.Action) }
    case _internal(InternalAction)
  }

  var body: some ReducerOf<Self> {
    coreReducer.ifCaseLet(\.bell, action: \.bell) {
      Bell()
    } delegate: { state, event in
      state = .silent
      return .none
    }
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> { .none }
}

@Reducer
private struct ScopedBelfry {
  typealias State = Belfry.State
  typealias Action = Belfry.Action
  var heard = Recorder<Void>()

  var body: some ReducerOf<Self> {
    Scope(state: \.bell, action: \.bell) {
      Bell()
    } delegate: { state, event in
      heard.record()
      state = .silent
      return .none
    }
  }
}

@Reducer
private struct Plain {
  typealias State = Bell.State

  enum Action { case bell(Bell.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.self, action: \.bell) {
      Bell()
    } delegate: { state, event in
      if case .rang(let times) = event { state.log.append("heard \(times)") }
      return .none
    }
  }
}

@Reducer
private struct Echo: ComposedBoundingReducer {
  struct State: Equatable {
    var bell = Bell.State(id: 0)
    var echoes = 0
  }

  enum Action: TCAFeatureAction {
    enum InternalAction { case bell(Bell.Action) }
    case view(Int)
    case _internal(InternalAction)
  }

  var body: some ReducerOf<Self> {
    Scope(\.bell, action: \.bell) {
      Bell()
    } delegate: { _, event in
      switch event {
      case .rang(let times): .send(.view(times))
      }
    }
    coreReducer
  }

  func reduce(into state: inout State, viewAction action: Int) -> Effect<Action> {
    state.echoes += action
    return .none
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> { .none }
}
