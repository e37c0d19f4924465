// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("ifLet")
struct IfLetTests {
  @Reducer
  struct Parent {
    struct State: Equatable {
      var child: Int?
      var seen: [Int?] = []
    }

    enum Action {
      case child(Int)
      case clear
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.seen.append(state.child)
        if case .clear = action { state.child = nil }
        return .none
      }
      .ifLet(\.child, action: \.child) {
        Reduce { state, action in
          state += action
          return action > 10 ? .send(1) : .none
        }
      }
    }
  }

  @Test func `a child's action changes the wrapped state`() {
    let store = Store(initialState: Parent.State(child: 1)) { Parent() }
    store.send(.child(2))
    #expect(store.withState(\.child) == 3)
  }

  @Test func `the child runs before its parent`() {
    let store = Store(initialState: Parent.State(child: 1)) { Parent() }
    store.send(.child(2))
    #expect(store.withState(\.seen) == [3])
  }

  @Test func `other actions only reach the parent`() {
    let store = Store(initialState: Parent.State(child: 1)) { Parent() }
    store.send(.clear)
    #expect(store.withState { $0 } == Parent.State(child: nil, seen: [1]))
  }

  @Test func `actions of the child's effects reach the child`() {
    let store = Store(initialState: Parent.State(child: 0)) { Parent() }
    store.send(.child(20))
    #expect(store.withState(\.child) == 21)
  }

  @Test func `an action without a child is reported`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    expectReport(#"was given an action of its child, whose state is "nil"."#) {
      store.send(.child(1))
    }
  }

  @Test func `the report names the operator and the action by its case`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    expectReport(
      #"The "ifLet" at "EnsembleCoreTests/IfLetTests.swift:"#,
      "Parent.Action.child(_)"
    ) {
      store.send(.child(1))
    }
  }

  @Test func `the parent handles an action without a child`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    expectReport(#"The "ifLet" at"#) { store.send(.child(1)) }
    #expect(store.withState(\.seen) == [nil])
  }

  @Test func `the state itself can be the optional`() {
    let store = Store(initialState: Int?.some(1)) {
      EmptyReducer<Int?, Int>().ifLet(\.self, action: \.self) {
        Reduce { state, action in
          state += action
          return .none
        }
      }
    }
    store.send(2)
    #expect(store.withState { $0 } == 3)
  }

  @Test func `two optional children do not interfere`() {
    let store = StoreOf<Family>.family {
      $0.child = Member.State()
      $0.sibling = Member.State()
    }
    store.send(.child(.note("hello")))
    #expect(store.child?.notes == ["hello"])
    #expect(store.sibling?.notes == [])
  }
}
