// SPDX-License-Identifier: MIT

import Ensemble

/// The application: signing in, then games, until the player signs out.
@Reducer
struct TicTacToe: Sendable {
  @ObservableState
  enum State: Equatable, Sendable {
    case login(Login.State)
    case newGame(NewGame.State)

    init() { self = .login(Login.State()) }
  }

  enum Action: Sendable {
    case login(Login.Action)
    case newGame(NewGame.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.delegate(.signedIn)):
        state = .newGame(NewGame.State())
        return .none

      case .newGame(.delegate(.signedOut)):
        state = .login(Login.State())
        return .none

      case .login, .newGame:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) { Login() }
    .ifCaseLet(\.newGame, action: \.newGame) { NewGame() }
  }
}
