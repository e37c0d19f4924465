// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import XCTest

@testable import StallsFeature

@MainActor
final class ProductSearchTests: XCTestCase {
  func testTypingWaits() async {
    let scheduler = DispatchQueue.test
    let store = TestStore(initialState: ProductSearch.State()) {
      ProductSearch()
    } withDependencies: {
      $0.mainQueue = scheduler.eraseToAnyScheduler()
      $0.market.search = { query in [.rye, .plums].filter { $0.matches(query) } }
    }

    await store.send(.queryChanged("p")) {
      $0.query = "p"
    }
    await store.send(.queryChanged("pl")) {
      $0.query = "pl"
      $0.isSearching = true
    }
    await scheduler.advance(by: .milliseconds(300))
    await store.send(.queryChanged("plu")) {
      $0.query = "plu"
    }
    await scheduler.advance(by: .milliseconds(300))
    await scheduler.advance(by: .milliseconds(100))
    await store.receive(.response(.success([.plums]))) {
      $0.isSearching = false
      $0.results = [.plums]
    }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.results = []
    }
  }

  func testFailureAndSecondAttempt() async {
    let isOffline = ActorIsolated(true)
    let store = TestStore(initialState: ProductSearch.State()) {
      ProductSearch()
    } withDependencies: {
      $0.mainQueue = .immediate
      $0.market.search = { _ in
        if await isOffline.value { throw MarketError.offline }
        return [.rye]
      }
    }

    await store.send(.queryChanged("rye")) {
      $0.query = "rye"
      $0.isSearching = true
    }
    await store.receive(.response(.failure(MarketError.offline))) {
      $0.isSearching = false
      $0.failure = "There is no connection to the market."
    }
    await isOffline.setValue(false)
    await store.send(.searchSubmitted)
    await store.receive(.response(.success([.rye]))) {
      $0.results = [.rye]
    }
  }

  func testRecentQueries() async {
    let keyValues = KeyValueClient.inMemory()
    var state = ProductSearch.State()
    state.query = "bread"
    state.recent = ["a", "b", "c", "d", "e"]
    let store = TestStore(initialState: state) {
      ProductSearch()
    } withDependencies: {
      $0.keyValues = keyValues
    }

    await store.send(.resultTapped(.rye)) {
      $0.recent = ["bread", "a", "b", "c", "d"]
    }
    await store.finish()
    XCTAssertNoDifference(
      keyValues.value([String].self, for: "recent"),
      ["bread", "a", "b", "c", "d"]
    )
    await store.send(.task)
    await store.receive(/ProductSearch.Action.recentLoaded)
    await store.send(.clearRecentButtonTapped) {
      $0.recent = []
    }
    await store.finish()
    XCTAssertNil(keyValues.data("recent"))
  }
}
