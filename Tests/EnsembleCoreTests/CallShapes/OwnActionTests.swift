// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Children with the actions of their parent")
struct OwnActionTests {
  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var number = 0
      var optional: Int?
    }

    enum Action: Equatable {
      case add(Int)
      case clear
    }

    var body: some ReducerOf<Self> {
      Scope(\.number, action: \.self) {
        Reduce<Int, Action> { number, action in
          if case .add(let other) = action { number += other }
          return .none
        }
      }
      Reduce { state, action in
        if action == .clear { state.optional = state.optional == nil ? 1 : nil }
        return .none
      }
    }
  }

  @Test func `a child can be scoped without labels`() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.add(2)) { $0.number = 2 }
    await store.send(.clear) { $0.optional = 1 }
  }

  @Test func `parts and optionals can be scoped with the parent's actions`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    let number: Store<Int, Parent.Action> = store.scope(\.number, action: \.self)
    number.send(.add(3))
    #expect(number.withState { $0 } == 3)
    #expect(store.scope(\.number, action: \.self) === number)
    #expect(store.scope(\.optional, action: \.self) == nil)
    number.send(.clear)
    let optional: Store<Int, Parent.Action>? = store.scope(\.optional, action: \.self)
    #expect(optional?.withState { $0 } == 1)
  }

  @Test func `elements can be scoped with the parent's actions`() {
    let store = StoreOf<Family>.threeGroups
    let rows: Store<IdentifiedArrayOf<Group.State>, IdentifiedActionOf<Group>> = store.scope(
      state: \.rows,
      action: \.rows
    )
    let stores = rows.scope(\.self, action: \.self)
    #expect(stores.map(\.state.id) == store.rows.map(\.id))
    stores.dropFirst().first?.send(.note("a"))
    #expect(store.rows[1].notes == ["a"])
  }

  @CasePathable
  enum Mode: Equatable {
    case value(Int)
    case off
  }

  private var mode: some Reducer<Mode, Int> {
    EmptyReducer<Mode, Int>().ifCaseLet(\.value, action: \.self) {
      Reduce<Int, Int> { value, action in
        value += action
        return action > 1 ? .send(1) : .none
      }
    }
  }

  @Test func `a case can be scoped with the parent's actions`() async {
    let store = TestStore(initialState: Mode.value(1)) { mode }
    await store.send(2) { $0 = .value(3) }
    await store.receive(1) { $0 = .value(4) }
  }

  @Test func `an action while the state is in another case is reported`() {
    let store = Store(initialState: Mode.off) { mode }
    expectReport(#"The "ifCaseLet" at "EnsembleCoreTests/OwnActionTests.swift:"#) { store.send(1) }
  }
}
