// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct TicTacToeTests {
  @Test func `a person signs in, plays, and signs out`() async {
    let store = TestStore(initialState: TicTacToe.State()) {
      TicTacToe()
    } withDependencies: {
      $0.authenticationClient.signIn = { _, _ in SignInAnswer(token: "granted", needsCode: false) }
    }
    store.exhaustivity = .off
    await store.send(\.login.binding.email, "a@b.c")
    await store.send(\.login.binding.password, "password")
    await store.send(.login(.signInTapped))
    await store.receive(\.login.delegate.signedIn) { $0 = .newGame(NewGame.State()) }
    await store.send(.newGame(.signOutTapped))
    await store.receive(\.newGame.delegate.signedOut) { $0 = .login(Login.State()) }
    await store.finish()
  }
}
