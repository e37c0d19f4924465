// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct LoginTests {
  @Test func `an account with a second factor is confirmed by a code`() async {
    let store = TestStore(initialState: complete()) {
      Login()
    } withDependencies: {
      $0.authenticationClient.signIn = { _, _ in SignInAnswer(token: "t", needsCode: true) }
      $0.authenticationClient.confirm = { code, token in
        guard code == "1234", token == "t" else { throw AuthenticationError.wrongCode }
      }
    }
    await store.send(.signInTapped) { $0.isLoading = true }
    await store.receive(\.response.success) {
      $0.isLoading = false
      $0.twoFactor = TwoFactor.State(token: "t")
    }
    await store.send(\.twoFactor.binding.code, "1a2345") { $0.twoFactor?.code = "1234" }
    await store.send(\.twoFactor.confirmTapped) { $0.twoFactor?.isLoading = true }
    await store.receive(\.twoFactor.response.success) { $0.twoFactor?.isLoading = false }
    await store.receive(\.twoFactor.delegate.confirmed)
    await store.receive(\.delegate.signedIn)
  }

  @Test func `a wrong password is an alert`() async {
    let store = TestStore(initialState: complete()) {
      Login()
    } withDependencies: {
      $0.authenticationClient.signIn = { _, _ in throw AuthenticationError.wrongPassword }
    }
    await store.send(.signInTapped) { $0.isLoading = true }
    await store.receive(\.response.failure) {
      $0.isLoading = false
      $0.alert = .message("You are not signed in", .wrongPassword)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func `a wrong code is an alert on its page`() async {
    let store = TestStore(initialState: TwoFactor.State(token: "t")) {
      TwoFactor()
    } withDependencies: {
      $0.authenticationClient.confirm = { _, _ in throw AuthenticationError.wrongCode }
    }
    await store.send(\.binding.code, "9999") { $0.code = "9999" }
    await store.send(.confirmTapped) { $0.isLoading = true }
    await store.receive(\.response.failure) {
      $0.isLoading = false
      $0.alert = .message("The code was not accepted", .wrongCode)
    }
  }

  @Test func `an incomplete form sends nothing`() async {
    let store = TestStore(initialState: Login.State()) { Login() }
    await store.send(.signInTapped)
    let code = TestStore(initialState: TwoFactor.State(token: "t")) { TwoFactor() }
    await code.send(.confirmTapped)
  }

  @Test(arguments: [("a@b.c", false), ("a+2fa@b.c", true)])
  func `the simulated server asks for a code where the address says so`(
    email: String,
    needsCode: Bool
  ) async throws {
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      let client = AuthenticationClient.liveValue
      let answer = try await client.signIn(email: email, password: "password")
      #expect(answer.needsCode == needsCode)
      await #expect(throws: AuthenticationError.wrongPassword) {
        try await client.signIn(email: email, password: "?")
      }
      await #expect(throws: needsCode ? AuthenticationError.wrongCode : .expired) {
        try await client.confirm(code: "0000", token: answer.token)
      }
    }
  }

  private func complete() -> Login.State {
    var state = Login.State()
    state.email = "a@b.c"
    state.password = "password"
    return state
  }
}
