// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A child whose effect runs until it is cancelled.
@Composer
struct Sleeper {
  struct State: Equatable {}

  @ComposeBodyActionCase
  func sleep() async throws {
    try await Task.never()
  }
}

@ComposeReducer(
  children: [
    .reducer("lamp", of: Lamp.self, initialState: .init()),
    .reducer("spare", of: Sleeper?.self),
    .presentsReducer("sheet", of: Sleeper.self),
  ]
)
@Composer
struct Bedroom {
  @ComposeBodyActionCase
  func wake(state: inout State) {
    state.spare = nil
    state.sheet = nil
  }

  @ComposeDelegate("lamp")
  func lampSaid() {}
}

@MainActor
@Suite("Composer: the runtime")
struct RuntimeTests {
  @Test func `a function of the parent removes children and cancels their effects`() async {
    var state = Bedroom.State()
    state.spare = Sleeper.State()
    state.sheet = Sleeper.State()
    let store = TestStore(initialState: state) { Bedroom() }
    let spare = await store.send(.spare(.sleep))
    let sheet = await store.send(.sheet(.presented(.sleep)))
    await store.send(.wake) {
      $0.spare = nil
      $0.sheet = nil
    }
    await spare.finish()
    await sheet.finish()
  }

  @Test func `an action of one child runs no other child`() async {
    var state = Bedroom.State()
    state.spare = Sleeper.State()
    let store = TestStore(initialState: state) { Bedroom() }
    let spare = await store.send(.spare(.sleep))
    await store.send(.lamp(.view(.toggled))) { $0.lamp.isOn = true }
    await spare.cancel()
  }

  @Test func `parts without numbers receive every action`() {
    var feature = ComposedReducer<Forms.State, Forms.Action>()
    feature.add(
      .afterCore,
      "last",
      Reduce { state, _ in
        state.log.append("last")
        return .none
      }
    )
    feature.add(
      .core,
      "refresh",
      for: "refresh",
      ReduceAction(\.refresh) { state, _ in state.log.append("refresh") }
    )
    var state = Forms.State()
    _ = feature.reduce(into: &state, action: .refresh)
    _ = feature.reduce(into: &state, action: .nothing)
    #expect(state.log == ["refresh", "last", "last"])
  }

  @Test func `ReduceAction takes closures with and without effects`() {
    let store = Store(initialState: Forms.State()) {
      ReduceAction<Forms.State, Forms.Action, Int>(\.loaded) { state, count in
        state.count = count
      }
      ReduceAction<Forms.State, Forms.Action, Void>(\.refresh) { _, _ in
        .send(.loaded(5))
      }
    }
    store.send(.refresh)
    #expect(store.count == 5)
  }

  @Test func `ReduceIdentifiedAction passes the id of the row`() {
    let reducer = ReduceIdentifiedAction<Tree.State, Tree.Action, Int, Tree.Action, Void>(
      \.children,
      element: \.tap
    ) { state, id, _ in
      state.children.remove(id: id)
    }
    let state = Tree.State(id: 1, children: [Tree.State(id: 2), Tree.State(id: 3)])
    let store = Store(initialState: state) { reducer }
    store.send(.children(.element(id: 2, action: .tap)))
    #expect(store.children.ids == [3])
  }
}
