// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import XCTest

@testable import AppFeature

@MainActor
final class RootTests: XCTestCase {
  func testFirstLaunch() async {
    let keyValues = KeyValueClient.inMemory()
    let store = TestStore(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.keyValues = keyValues
    }

    await store.send(.launch(.started))
    await store.receive(.launch(.checked(isOnboarded: false))) {
      $0 = .onboarding(.welcome)
    }
    await store.send(.onboarding(.nextButtonTapped)) {
      $0 = .onboarding(.choose)
    }
    await store.send(.onboarding(.nextButtonTapped)) {
      $0 = .onboarding(.fetch)
    }
    await store.send(.onboarding(.nextButtonTapped))
    await store.receive(.onboarding(.finished)) {
      $0 = .tabs(TabBar.State())
    }
    await store.finish()
    XCTAssertEqual(keyValues.value(for: "onboarded"), true)
  }

  func testLaterLaunch() async {
    let keyValues = KeyValueClient.inMemory()
    await keyValues.set(true, for: "onboarded")
    let store = TestStore(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.keyValues = keyValues
    }

    await store.send(.launch(.started))
    await store.receive(.launch(.checked(isOnboarded: true))) {
      $0 = .tabs(TabBar.State())
    }
    await store.send(.urlOpened(URL(string: "market://basket")!))
    await store.receive(.tabs(.deepLink(.basket))) {
      try (/Root.State.tabs).modify(&$0) {
        $0.tab = .basket
      }
    }
    await store.send(.urlOpened(URL(string: "https://example.com")!))
  }

  func testSkipping() async {
    let store = TestStore(initialState: .onboarding(.welcome)) {
      Root()
    } withDependencies: {
      $0.keyValues = .inMemory()
    }

    await store.send(.onboarding(.skipButtonTapped))
    await store.receive(.onboarding(.finished)) {
      $0 = .tabs(TabBar.State())
    }
  }
}
