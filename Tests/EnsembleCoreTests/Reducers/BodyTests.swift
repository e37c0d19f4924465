// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Bodies of reducers")
struct BodyTests {
  /// A reducer that counts evaluations of its body.
  struct Child: Reducer {
    let bodies: Recorder<String>
    var name = "child"

    var body: some Reducer<Int, Void> {
      let _ = bodies.record(name)
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
  }

  @Reducer
  struct Parent {
    struct State {
      var first = 0
      var second = 0
      var own = 0
    }

    enum Action {
      case first(Void)
      case second(Void)
      case own
    }

    let bodies: Recorder<String>

    var body: some ReducerOf<Self> {
      let _ = bodies.record("parent")
      Scope(state: \.first, action: \.first) { Child(bodies: bodies, name: "first") }
      Scope(state: \.second, action: \.second) { Child(bodies: bodies, name: "second") }
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
    }
  }

  let bodies = Recorder<String>()

  @Test func `a body is evaluated once per store`() {
    let store = Store(initialState: Parent.State()) { Parent(bodies: bodies) }
    for _ in 1...10 { store.send(.own) }
    #expect(store.withState(\.own) == 10)
    #expect(bodies.values == ["parent"])
  }

  @Test func `each store evaluates its own body`() {
    for _ in 1...3 {
      let store = Store(initialState: Parent.State()) { Parent(bodies: bodies) }
      store.send(.own)
      store.send(.own)
    }
    #expect(bodies.values == ["parent", "parent", "parent"])
  }

  @Test func `a child's body is evaluated once per store`() {
    let store = Store(initialState: Parent.State()) { Parent(bodies: bodies) }
    for _ in 1...10 { store.send(.first(())) }
    #expect(store.withState(\.first) == 10)
    #expect(bodies.values == ["parent", "first"])
  }

  @Test func `siblings each evaluate their own body`() {
    let store = Store(initialState: Parent.State()) { Parent(bodies: bodies) }
    for _ in 1...10 {
      store.send(.first(()))
      store.send(.second(()))
      store.send(.own)
    }
    #expect(store.withState { [$0.first, $0.second, $0.own] } == [10, 10, 10])
    #expect(bodies.values == ["parent", "first", "second"])
  }

  @Test func `siblings of one type in a sequence each evaluate their own body`() {
    let store = Store(initialState: 0) {
      Child(bodies: bodies, name: "first")
      Child(bodies: bodies, name: "second")
    }
    for _ in 1...5 { store.send(()) }
    #expect(store.withState { $0 } == 10)
    #expect(bodies.values == ["first", "second"])
  }

  /// A body whose only reducer is another reducer with a body.
  struct Wrapper: Reducer {
    let bodies: Recorder<String>

    var body: some Reducer<Int, Void> {
      let _ = bodies.record("wrapper")
      Child(bodies: bodies)
    }
  }

  @Test func `nested bodies are evaluated once each`() {
    let store = Store(initialState: 0) { Wrapper(bodies: bodies) }
    for _ in 1...5 { store.send(()) }
    #expect(store.withState { $0 } == 5)
    #expect(bodies.values == ["wrapper", "child"])
  }

  @Test func `the body of an erased reducer is evaluated once`() {
    let store = Store(initialState: 0) { Reduce(Wrapper(bodies: bodies)) }
    for _ in 1...5 { store.send(()) }
    #expect(bodies.values == ["wrapper", "child"])
  }

  @Test func `a reducer without a body runs its reduce function`() {
    struct Increment: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state += action
        return .none
      }
    }
    let store = Store(initialState: 1) { Increment() }
    store.send(2)
    #expect(store.withState { $0 } == 3)
  }

  /// A reducer with both a body and a reduce function.
  struct Both: Reducer {
    var body: some Reducer<[String], Bool> {
      Reduce { state, _ in
        state.append("body")
        return .none
      }
    }

    func reduce(into state: inout [String], action: Bool) -> Effect<Bool> {
      state.append("own")
      return action ? body.reduce(into: &state, action: action) : .none
    }
  }

  @Test func `a reduce function takes precedence over a body`() {
    let store = Store(initialState: [String]()) { Both() }
    store.send(false)
    store.send(false)
    #expect(store.withState { $0 } == ["own", "own"])
  }

  @Test func `a reduce function can run the body`() {
    let store = Store(initialState: [String]()) { Both() }
    store.send(true)
    store.send(false)
    store.send(true)
    #expect(store.withState { $0 } == ["own", "body", "own", "own", "body"])
  }

  /// An operator that calls its child's reduce function, like a custom operator.
  struct Twice<Base: Reducer>: Reducer {
    let base: Base

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
      let first = base.reduce(into: &state, action: action)
      let second = base.reduce(into: &state, action: action)
      return .merge(first, second)
    }
  }

  @Test func `a custom operator can call the reduce function of a reducer with a body`() {
    let store = Store(initialState: 0) { Twice(base: Child(bodies: bodies)) }
    store.send(())
    store.send(())
    #expect(store.withState { $0 } == 4)
  }

  @Test func `a custom operator can be part of a body`() {
    struct Outer: Reducer {
      let bodies: Recorder<String>

      var body: some Reducer<Int, Void> {
        let _ = bodies.record("outer")
        Twice(base: Child(bodies: bodies))
        Child(bodies: bodies, name: "sibling")
      }
    }
    let store = Store(initialState: 0) { Outer(bodies: bodies) }
    for _ in 1...3 { store.send(()) }
    #expect(store.withState { $0 } == 9)
    #expect(bodies.values.filter { $0 == "outer" }.count == 1)
    #expect(bodies.values.filter { $0 == "sibling" }.count == 1)
  }

  @Test func `the effects of a function called directly are started`() {
    struct Echo: Reducer {
      var body: some Reducer<[Int], Int> {
        Reduce { state, action in
          state.append(action)
          return action > 0 ? .send(action - 1) : .none
        }
      }
    }
    struct Forward: Reducer {
      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        Echo().reduce(into: &state, action: action)
      }
    }
    let store = Store(initialState: [Int]()) { Forward() }
    store.send(2)
    #expect(store.withState { $0 } == [2, 1, 0])
  }

  @Test func `a reducer with a body runs outside of a store`() {
    var state = Parent.State()
    let reducer = Parent(bodies: bodies)
    _ = reducer.reduce(into: &state, action: .first(()))
    _ = reducer.reduce(into: &state, action: .own)
    #expect(state.first == 1)
    #expect(state.own == 1)
  }

  /// A feature with rows of its own type.
  @Reducer
  struct Folder {
    struct State: Identifiable {
      let id: Int
      var touches = 0
      var folders: IdentifiedArrayOf<State> = []
    }

    indirect enum Action {
      case touch
      case folders(IdentifiedAction<Int, Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .touch = action { state.touches += 1 }
        return .none
      }
      .forEach(\.folders, action: \.folders) { Folder() }
    }
  }

  @Test func `a feature can contain rows of its own type`() {
    let leaf = Folder.State(id: 3)
    let root = Folder.State(id: 1, folders: [Folder.State(id: 2, folders: [leaf])])
    let store = Store(initialState: root) { Folder() }
    store.send(.folders(.element(id: 2, action: .folders(.element(id: 3, action: .touch)))))
    store.send(.folders(.element(id: 2, action: .touch)))
    store.send(.touch)
    #expect(store.withState(\.touches) == 1)
    #expect(store.withState { $0.folders[id: 2]?.touches } == 1)
    #expect(store.withState { $0.folders[id: 2]?.folders[id: 3]?.touches } == 1)
  }
}
