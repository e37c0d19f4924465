// SPDX-License-Identifier: MIT

import Ensemble

/// A form that signs a person in, with a code if the server wants one.
@Reducer
struct Login: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var email = ""
    var password = ""
    var isLoading = false
    @Presents var alert: AlertState<Never>?
    @Presents var twoFactor: TwoFactor.State?

    var isComplete: Bool { !email.isEmpty && !password.isEmpty }
  }

  enum Action: BindableAction, Sendable {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case response(Result<SignInAnswer, AuthenticationError>)
    case signInTapped
    case twoFactor(PresentationAction<TwoFactor.Action>)
  }

  @CasePathable
  enum Delegate: Equatable, Sendable {
    case signedIn
  }

  @Dependency(\.authenticationClient) private var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding, .delegate:
        return .none

      case .response(.success(let answer)):
        state.isLoading = false
        guard answer.needsCode else { return .send(.delegate(.signedIn)) }
        state.twoFactor = TwoFactor.State(token: answer.token)
        return .none

      case .response(.failure(let error)):
        state.isLoading = false
        state.alert = .message("You are not signed in", error)
        return .none

      case .signInTapped:
        guard state.isComplete, !state.isLoading else { return .none }
        state.isLoading = true
        return .run { [email = state.email, password = state.password] send in
          let answer = try await client.signIn(email: email, password: password)
          await send(.response(.success(answer)))
        } catch: { error, send in
          await send(.response(.failure(error as? AuthenticationError ?? .expired)))
        }

      case .twoFactor(.presented(.delegate(.confirmed))):
        return .send(.delegate(.signedIn))

      case .twoFactor:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$twoFactor, action: \.twoFactor) { TwoFactor() }
  }
}

extension AlertState<Never> {
  /// Returns an alert with the message of an error.
  static func message(_ title: String, _ error: AuthenticationError) -> Self {
    Self {
      TextState(title)
    } message: {
      TextState(error.message)
    }
  }
}
