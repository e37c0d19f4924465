// SPDX-License-Identifier: MIT

import Ensemble
import Testing

// The example in the article `Migrating.md` for users of TCA Composer.

@Composer
struct Vase {
  struct State: Equatable {
    var isDry = false
  }

  enum ViewAction { case lifted }
  enum DelegateAction { case dried }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    state.isDry = true
    return .send(.delegate(.dried))
  }

  @ComposeBodyActionCase
  func delegate(action: DelegateAction) {}
}

@ComposeReducer(children: [.reducer("vase", of: Vase.self, initialState: Vase.State())])
@Composer
struct Shelf {
  struct State: Equatable {
    var waterings = 0
    var actions = 0
  }

  @ComposeDelegate("vase")
  func vaseSaid(state: inout State, action: Vase.DelegateAction) {
    state.waterings += 1
  }

  var body: some ReducerOf<Self> {
    composedBody
    Reduce { state, action in
      state.actions += 1
      return .none
    }
  }
}

@MainActor
@Suite("Migrating from TCA Composer")
struct MigratingComposerTests {
  @Test func `a handwritten body handles delegate actions of a child`() async {
    let store = TestStore(initialState: Shelf.State()) { Shelf() }
    await store.send(\.vase.view.lifted) {
      $0.vase.isDry = true
      $0.actions = 1
    }
    await store.receive(\.vase.delegate.dried) {
      $0.waterings = 1
      $0.actions = 2
    }
  }
}
