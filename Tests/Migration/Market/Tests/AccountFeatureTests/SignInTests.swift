// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import XCTest

@testable import AccountFeature

extension Customer {
  static let ana = Customer(
    id: UUID(uuidString: "00000000-0000-0000-0000-0000000000A0")!,
    name: "Ana",
    mail: "ana@example.com",
    points: 120
  )
}

@MainActor
final class SignInTests: XCTestCase {
  func testValidity() {
    var state = SignIn.State()
    XCTAssertFalse(state.isValid)
    state.mail = "ana@example.com"
    state.password = "secret"
    XCTAssertTrue(state.isValid)
    state.mail = "@example.com"
    XCTAssertFalse(state.isValid)
  }

  func testSigningIn() async {
    let store = TestStore(initialState: SignIn.State()) {
      SignIn()
    } withDependencies: {
      $0.account.signIn = { _ in .signedIn(.ana) }
    }

    await store.send(.set(\.$mail, "ana@example.com")) {
      $0.mail = "ana@example.com"
    }
    await store.send(.signInButtonTapped) {
      $0.focus = .password
    }
    await store.send(.set(\.$password, "secret")) {
      $0.password = "secret"
    }
    await store.send(.signInButtonTapped) {
      $0.focus = nil
      $0.isBusy = true
    }
    await store.receive(.signInResponse(.success(.signedIn(.ana)))) {
      $0.isBusy = false
    }
    await store.receive(.delegate(.signedIn(.ana)))
  }

  func testCode() async {
    var state = SignIn.State()
    state.mail = "ana@example.com"
    state.password = "secret"
    let store = TestStore(initialState: state) {
      SignIn()
    } withDependencies: {
      $0.account.signIn = { _ in .needsCode(token: "t") }
      $0.account.confirm = { token, code in
        guard token == "t", code == "123456" else { throw AccountError.wrongCode }
        return .ana
      }
    }

    await store.send(.signInButtonTapped) {
      $0.isBusy = true
    }
    await store.receive(.signInResponse(.success(.needsCode(token: "t")))) {
      $0.isBusy = false
      $0.code = CodeEntry.State(token: "t")
    }
    await store.send(.code(.presented(.codeChanged("654 321")))) {
      $0.code?.code = "654321"
      $0.code?.isBusy = true
    }
    await store.receive(.code(.presented(.response(.failure(AccountError.wrongCode))))) {
      $0.code?.code = ""
      $0.code?.isBusy = false
      $0.code?.message = "This is not the code."
    }
    await store.send(.code(.presented(.codeChanged("1234567")))) {
      $0.code?.code = "123456"
      $0.code?.isBusy = true
      $0.code?.message = nil
    }
    await store.receive(.code(.presented(.response(.success(.ana))))) {
      $0.code?.isBusy = false
    }
    await store.receive(.code(.presented(.delegate(.confirmed(.ana))))) {
      $0.code = nil
    }
    await store.receive(.delegate(.signedIn(.ana)))
  }

  func testLock() async {
    let mainQueue = DispatchQueue.test
    var state = SignIn.State()
    state.mail = "ana@example.com"
    state.password = "wrong!"
    state.attempts = 2
    let store = TestStore(initialState: state) {
      SignIn()
    } withDependencies: {
      $0.account.signIn = { _ in throw AccountError.wrongPassword }
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
    store.exhaustivity = .off

    await store.send(.signInButtonTapped)
    await store.receive(/SignIn.Action.signInResponse) {
      $0.attempts = 3
      $0.lockedSeconds = 10
      $0.password = ""
    }
    await mainQueue.advance(by: .seconds(9))
    await store.skipReceivedActions()
    XCTAssertEqual(store.state.lockedSeconds, 1)
    await mainQueue.advance(by: .seconds(1))
    await store.receive(.lockTicked) {
      $0.lockedSeconds = 0
    }
    await mainQueue.run()
    await store.finish()
  }

  func testForgottenPassword() async {
    var state = SignIn.State()
    state.mail = "ana@example.com"
    state.alert = AlertState { TextState("You are not signed in") }
    let store = TestStore(initialState: state) {
      SignIn()
    }

    await store.send(.alert(.presented(.forgotPasswordButtonTapped))) {
      $0.alert = nil
    }
    await store.receive(.delegate(.passwordForgotten(mail: "ana@example.com")))
  }
}
