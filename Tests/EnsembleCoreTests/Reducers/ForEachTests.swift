// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("forEach")
struct ForEachTests {
  @Reducer
  struct Row {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }

    enum Action {
      case add(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let number):
          state.count += number
          return number > 10 ? .send(.add(1)) : .none
        }
      }
    }
  }

  @Reducer
  struct List {
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
      var seen: [Int] = []
    }

    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case other
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.seen.append(state.rows.map(\.count).reduce(0, +))
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  let store = Store(initialState: List.State()) { List() }

  @Test func `a row's action changes only that row`() {
    store.send(.rows(.element(id: 2, action: .add(3))))
    #expect(store.withState { $0.rows.map(\.count) } == [0, 3])
  }

  @Test func `the row runs before its parent`() {
    store.send(.rows(.element(id: 1, action: .add(3))))
    #expect(store.withState(\.seen) == [3])
  }

  @Test func `other actions only reach the parent`() {
    store.send(.other)
    #expect(store.withState { $0.rows.map(\.count) } == [0, 0])
    #expect(store.withState(\.seen) == [0])
  }

  @Test func `actions of a row's effects reach that row`() {
    store.send(.rows(.element(id: 2, action: .add(20))))
    #expect(store.withState { $0.rows.map(\.count) } == [0, 21])
  }

  @Test func `an action for a missing row is reported`() {
    expectReport("was given an action of an element that does not exist.") {
      store.send(.rows(.element(id: 3, action: .add(1))))
    }
    #expect(store.withState { $0.rows.map(\.count) } == [0, 0])
  }

  @Test func `the report names the operator and the action by its case`() {
    expectReport(
      #"The "forEach" at "EnsembleCoreTests/ForEachTests.swift:"#,
      "List.Action.rows(.element(id:, action: .add(_)))"
    ) {
      store.send(.rows(.element(id: 3, action: .add(1))))
    }
  }

  @Test func `the parent handles an action for a missing row`() {
    expectReport(#"The "forEach" at"#) { store.send(.rows(.element(id: 3, action: .add(1)))) }
    #expect(store.withState(\.seen) == [0])
  }

  @Test func `a key path names the action of one row`() {
    let action = List.Action.rows(.element(id: 2, action: .add(3)))
    #expect(action[case: \.rows[id: 2].add] == 3)
    #expect(action[case: \.rows[id: 1].add] == nil)
  }

  @Test func `rows can contain rows`() {
    let store = StoreOf<Family>.family {
      $0.rows = [Group.State(id: 1, people: [Person.State(id: 7)])]
    }
    store.send(
      .rows(.element(id: 1, action: .people(.element(id: 7, action: .note("hello")))))
    )
    #expect(store.rows[id: 1]?.people[id: 7]?.notes == ["hello"])
  }
}
