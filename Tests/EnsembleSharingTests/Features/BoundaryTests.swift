// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import TestTools
import Testing

/// Shared fields of features with boundaries.
@MainActor
@Suite("Boundaries with shared fields")
struct SharedBoundaryTests {
  @Reducer
  struct Login: BoundingReducer {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("user")) var user: String?
    }

    enum Action: FeatureAction {
      @CasePathable
      enum ViewAction { case loginTapped(String) }
      @CasePathable
      enum DelegateAction { case loggedIn }
      @CasePathable
      enum InternalAction { case responded(String) }
      case view(ViewAction)
      case delegate(DelegateAction)
      case _internal(InternalAction)
    }

    func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
      switch action {
      case .loginTapped(let name): .send(._internal(.responded(name)))
      }
    }

    func reduce(
      into state: inout State,
      internalAction action: Action.InternalAction
    ) -> Effect<Action> {
      switch action {
      case .responded(let name):
        state.$user.withLock { $0 = name }
        return .send(.delegate(.loggedIn))
      }
    }

    func reduce(
      into state: inout State,
      delegateAction action: Action.DelegateAction
    ) -> Effect<Action> {
      .none
    }
  }

  @Test func `each action of a feature with boundaries is charged with its own change`() async {
    let store = TestStore(initialState: Login.State()) { Login() }
    await store.send(.view(.loginTapped("Ada")))
    await store.receive(\._internal.responded) { $0.$user.withLock { $0 = "Ada" } }
    await store.receive(\.delegate.loggedIn)
  }

  @Test func `a bounded store reads a shared field and its projection`() {
    let store = Store(initialState: Login.State()) { Login() }
    let bounded = store.bounded
    bounded.send(.loginTapped("Ada"))
    #expect(bounded.user == "Ada")
    bounded.$user.withLock { $0 = "Grace" }
    #expect(store.user == "Grace")
  }
}
