// SPDX-License-Identifier: MIT

// The code of the article Boundaries, which `.ci/check-snippets` compares with it.

import Ensemble
import EnsembleUI
import Testing

// snippet: login
@Reducer
struct Login: BoundingReducer {
  @ObservableState
  struct State: Equatable {
    var isBusy = false
  }

  enum Action: FeatureAction {
    enum ViewAction { case loginTapped }
    enum DelegateAction { case loggedIn }
    enum InternalAction { case responded }
    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    state.isBusy = true
    return .send(._internal(.responded))
  }

  func reduce(into state: inout State, internalAction action: Action.InternalAction) -> Effect<
    Action
  > {
    state.isBusy = false
    return .send(.delegate(.loggedIn))
  }

  func reduce(into state: inout State, delegateAction action: Action.DelegateAction) -> Effect<
    Action
  > {
    .none
  }
}
// end

@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    var isLoggedIn = false
    var login = Login.State()
  }

  enum Action {
    case login(Login.Action)
  }

  var body: some ReducerOf<Self> {
    // snippet: parent
    Scope(\.login, action: \.login) {
      Login()
    } delegate: { state, event in  // Called for delegate actions only.
      state.isLoggedIn = true
      return .none
    }
    // end
  }
}

// snippet: view
struct LoginView: View {
  let store: BoundedStoreOf<Login>

  var body: some View {
    Button("Log in") { store.send(.loginTapped) }
  }
}
// end

@MainActor
@Suite struct BoundariesTests {
  @Test func `a parent reacts to what its child delegates`() {
    let store = Store(initialState: Shop.State()) { Shop() }
    let login = store.scope(state: \.login, action: \.login)
    let host = ViewHost(LoginView(store: login.bounded))
    host.button("Log in").tap()
    #expect(store.isLoggedIn)
    #expect(!store.login.isBusy)
  }
}
