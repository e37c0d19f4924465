// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("ifCaseLet")
struct IfCaseLetTests {
  @Reducer
  struct Parent {
    @CasePathable
    enum State: Equatable {
      case number(Int)
      case text(String)
    }

    enum Action {
      case number(Int)
      case text(String)
    }

    let seen: Recorder<State>

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        seen.record(state)
        return .none
      }
      .ifCaseLet(\.number, action: \.number) {
        Reduce { state, action in
          state += action
          return action > 10 ? .send(1) : .none
        }
      }
      .ifCaseLet(\.text, action: \.text) {
        Reduce { state, action in
          state += action
          return .none
        }
      }
    }
  }

  let seen = Recorder<Parent.State>()

  func store(_ state: Parent.State) -> StoreOf<Parent> {
    Store(initialState: state) { Parent(seen: seen) }
  }

  @Test func `a child's action changes the payload of its case`() {
    let store = store(.number(1))
    store.send(.number(2))
    #expect(store.withState { $0 } == .number(3))
  }

  @Test func `the child runs before its parent`() {
    store(.text("a")).send(.text("b"))
    #expect(seen.values == [.text("ab")])
  }

  @Test func `actions of the child's effects reach the child`() {
    let store = store(.number(0))
    store.send(.number(20))
    #expect(store.withState { $0 } == .number(21))
  }

  @Test func `an action for another case is reported`() {
    let store = store(.text("a"))
    expectReport("was given an action of its child, but the state is in another case.") {
      store.send(.number(1))
    }
    #expect(store.withState { $0 } == .text("a"))
  }

  @Test func `the report names the operator, the action and the state by their cases`() {
    let store = store(.text("a"))
    expectReport(
      #"The "ifCaseLet" at "EnsembleCoreTests/IfCaseLetTests.swift:"#,
      "Parent.Action.number(_)",
      "Parent.State.text(_)"
    ) {
      store.send(.number(1))
    }
  }

  @Test func `the parent handles an action for another case`() {
    let store = store(.text("a"))
    expectReport(#"The "ifCaseLet" at"#) { store.send(.number(1)) }
    #expect(seen.values == [.text("a")])
  }
}
