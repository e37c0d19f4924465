// SPDX-License-Identifier: MIT

import MarketKit
import XCTest

@testable import AccountFeature

final class ProfileTests: XCTestCase {
  @MainActor
  func testSavingWaits() async {
    let mainQueue = DispatchQueue.test
    let saved = LockIsolated<[String]>([])
    let store = TestStore(initialState: Profile.State(customer: .ana)) {
      Profile()
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
      $0.account.save = { customer in
        saved.withValue { $0.append(customer.name) }
        return customer
      }
    }
    var customer = Customer.ana
    customer.name = "Anna"

    await store.send(.set(\.$customer, customer)) {
      $0.customer.name = "Anna"
      $0.isSaving = true
    }
    await mainQueue.advance(by: .milliseconds(900))
    customer.name = "Anne"
    await store.send(.binding(.set(\.$customer, customer))) {
      $0.customer.name = "Anne"
    }
    await mainQueue.advance(by: .seconds(1))
    await store.receive(.saveResponse(.success(customer))) {
      $0.isSaving = false
      $0.saved = $0.customer
    }
    XCTAssertEqual(saved.value, ["Anne"])
  }

  @MainActor
  func testNobodyHasNoName() async {
    let store = TestStore(initialState: Profile.State(customer: .ana)) {
      Profile()
    }
    var customer = Customer.ana
    customer.name = ""

    await store.send(.set(\.$customer, customer)) {
      $0.customer.name = ""
      $0.failure = "Nobody has no name."
    }
    await store.send(.revertButtonTapped) {
      $0.customer = .ana
    }
  }

  @MainActor
  func testInterests() async {
    let mainRunLoop = DispatchQueue.test
    let store = TestStore(initialState: Profile.State(customer: .ana)) {
      Profile()
    } withDependencies: {
      $0.mainQueue = mainRunLoop.eraseToAnyScheduler()
      $0.account.save = { _ in throw AccountError.nameTaken }
    }

    await store.send(.interestToggled(.honey)) {
      $0.customer.interests = [.honey]
      $0.isSaving = true
    }
    await mainRunLoop.advance(by: .milliseconds(1000))
    await store.receive(.saveResponse(.failure(AccountError.nameTaken))) {
      $0.isSaving = false
      $0.failure = "Somebody else has this name."
    }
    XCTAssertTrue(store.state.hasChanges)
    XCTAssertEqual(store.state.pointsToNextLevel, 380)
  }

  @MainActor
  func testSigningOut() async {
    let isSignedOut = LockIsolated(false)
    let store = TestStore(initialState: .signedIn(Account.SignedIn.State(customer: .ana))) {
      Account()
    } withDependencies: {
      $0.account.signOut = { isSignedOut.setValue(true) }
    }
    XCTAssertEqual(store.state.customer, .ana)

    await store.send(.signedIn(.profile(.signOutButtonTapped)))
    await store.receive(.signedIn(.profile(.delegate(.signedOut)))) {
      $0 = .signedOut(SignIn.State())
    }
    XCTAssertTrue(isSignedOut.value)
    XCTAssertNil(store.state.customer)
  }
}
