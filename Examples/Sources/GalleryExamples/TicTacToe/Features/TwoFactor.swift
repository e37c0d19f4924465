// SPDX-License-Identifier: MIT

import Ensemble

/// A form that confirms a sign-in by a code.
@Reducer
struct TwoFactor: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    let token: String
    var code = ""
    var isLoading = false
    @Presents var alert: AlertState<Never>?

    init(token: String) {
      self.token = token
    }

    var isComplete: Bool { code.count == 4 }
  }

  enum Action: BindableAction, Sendable {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case confirmTapped
    case delegate(Delegate)
    case response(Result<Bool, AuthenticationError>)
  }

  @CasePathable
  enum Delegate: Equatable, Sendable {
    case confirmed
  }

  @Dependency(\.authenticationClient) private var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.code):
        state.code = String(state.code.filter(\.isNumber).prefix(4))
        return .none

      case .alert, .binding, .delegate:
        return .none

      case .confirmTapped:
        guard state.isComplete, !state.isLoading else { return .none }
        state.isLoading = true
        return .run { [code = state.code, token = state.token] send in
          try await client.confirm(code: code, token: token)
          await send(.response(.success(true)))
        } catch: { error, send in
          await send(.response(.failure(error as? AuthenticationError ?? .expired)))
        }

      case .response(.success):
        state.isLoading = false
        return .send(.delegate(.confirmed))

      case .response(.failure(let error)):
        state.isLoading = false
        state.alert = .message("The code was not accepted", error)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
