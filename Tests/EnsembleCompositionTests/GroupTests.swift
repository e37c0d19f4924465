// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A composed feature with all groups.
@Composer
struct Kettle {
  struct State: Equatable {
    var isOn = false
    var boils = 0
  }

  enum ViewAction {
    case switched
  }

  @ComposeActionCase
  enum DelegateAction {
    case boiled(times: Int)
  }

  enum InternalAction {
    case heated
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    state.isOn = true
    return .send(.internal(.heated))
  }

  @ComposeBodyActionCase
  func `internal`(state: inout State, action: InternalAction) -> EffectOf<Self> {
    state.boils += 1
    return .send(.delegate(.boiled(times: state.boils)))
  }
}

/// A handwritten parent with boundaries.
@Reducer
private struct Kitchen: ComposedBoundingReducer {
  @ObservableState
  struct State: Equatable {
    var kettle = Kettle.State()
    var teas = 0
  }

  enum Action: TCAFeatureAction {
    enum InternalAction { case kettle(Kettle.Action) }
    case _internal(InternalAction)
  }

  var body: some ReducerOf<Self> {
    Scope(\.kettle, action: \.kettle) {
      Kettle()
    } delegate: { state, event in
      if case .boiled(let times) = event { state.teas = times }
      return .none
    }
    coreReducer
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> { .none }
}

/// A handwritten child with boundaries.
@Reducer
struct Doorbell: BoundingReducer {
  struct State: Equatable {}

  enum Action: TCAFeatureAction {
    enum DelegateAction { case rang }
    case view(Bool)
    case delegate(DelegateAction)
  }

  func reduce(into state: inout State, viewAction action: Bool) -> Effect<Action> {
    .send(.delegate(.rang))
  }

  func reduce(
    into state: inout State,
    delegateAction action: Action.DelegateAction
  ) -> Effect<Action> { .none }
}

/// A composed parent of `Doorbell`.
@ComposeReducer(children: [.reducer("doorbell", of: Doorbell.self, initialState: .init())])
@Composer
struct Hall {
  struct State: Equatable {
    var guests = 0
  }

  @ComposeActionCase
  enum DelegateAction {
    case opened
  }

  @ComposeDelegate("doorbell")
  func doorbellSaid(state: inout State, action: Doorbell.Action.DelegateAction) {
    state.guests += 1
  }
}

@MainActor
@Suite("Composer: groups of actions")
struct GroupTests {
  let store = Store(initialState: Kettle.State()) { Kettle() }

  @Test func `a view of a composed feature sends view actions only`() {
    store.bounded.send(.switched)
    #expect(store.bounded.boils == 1)
    store.viewScope.send(.switched)
    #expect(store.boils == 2)
    KettleView(store: store).tap()
    #expect(store.boils == 3)
  }

  @Test func `delegate actions of a composed child reach a parent with boundaries`() {
    let store = Store(initialState: Kitchen.State()) { Kitchen() }
    store.scope(state: \.kettle, action: \.kettle).bounded.send(.switched)
    #expect(store.teas == 1)
  }

  @Test func `delegate actions of a child with boundaries reach a composed parent`() {
    let store = Store(initialState: Hall.State()) { Hall() }
    store.send(.doorbell(.view(true)))
    #expect(store.guests == 1)
  }
}

@ViewAction(for: Kettle.self)
@MainActor
private struct KettleView {
  let store: StoreOf<Kettle>

  func tap() { send(.switched) }
}
