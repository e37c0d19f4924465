// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The application: the form of a person who signs in, or the games.
struct TicTacToeView: View {
  let store: StoreOf<TicTacToe>

  var body: some View {
    switch store.state {
    case .login:
      if let login = store.scope(state: \.login, action: \.login) {
        NavigationStack { LoginView(store: login) }
      }
    case .newGame:
      if let newGame = store.scope(state: \.newGame, action: \.newGame) {
        NavigationStack { NewGameView(store: newGame) }
      }
    }
  }
}
