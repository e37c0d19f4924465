// SPDX-License-Identifier: MIT

import Ensemble

/// A feature with bound fields, some of which have rules.
@Reducer
struct Profile {
  struct User: Equatable {
    var name = ""
    var age = 0
  }

  @ObservableState
  struct State: Equatable {
    var text = ""
    var count = 0
    var half = 0.0
    var note: String?
    var user = User()
    var tags = ["a", "b"]
    var log: [String] = []
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case reset
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.text):
        state.text = String(state.text.prefix(5))
        return .none
      case .binding(.set(\.count, 7)):
        state.log.append("seven")
        return .none
      case .binding(\.count):
        state.log.append("count")
        return .none
      case .binding(\.user.name):
        state.log.append("name")
        return .none
      case .binding:
        return .none
      case .reset:
        state = State()
        return .none
      }
    }
  }
}

/// A feature with separate view actions.
@Reducer
struct Panel {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var count = 0
  }

  enum Action: ViewAction {
    case loaded
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case tapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

/// A feature that receives writes without applying them.
@Reducer
struct Careless {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var isOn = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case form(FormAction<State>)
  }
}
