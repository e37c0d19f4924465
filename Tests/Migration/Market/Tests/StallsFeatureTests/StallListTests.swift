// SPDX-License-Identifier: MIT

import MarketKit
import XCTest

@testable import StallsFeature

@MainActor
final class StallListTests: XCTestCase {
  private func makeStore(
    _ state: StallList.State = .init(),
    keyValues: KeyValueClient = .inMemory()
  ) -> TestStore<StallList.State, StallList.Action> {
    TestStore(initialState: state) {
      StallList()
    } withDependencies: {
      $0.keyValues = keyValues
      $0.market.stalls = { Stall.samples }
    }
  }

  private var loaded: StallList.State {
    var state = StallList.State()
    state.stalls = .loaded(.samples)
    return state
  }

  func testLoading() async {
    let keyValues = KeyValueClient.inMemory()
    await keyValues.set(["garden"], for: "favorites")
    let store = makeStore(keyValues: keyValues)

    await store.send(.task) {
      $0.stalls = .running
    }
    await store.receive(.favoritesLoaded(["garden"])) {
      $0.favorites = ["garden"]
    }
    await store.receive(.stallsResponse(.success(Stall.samples))) {
      $0.stalls = .loaded(.samples)
    }
    XCTAssertEqual(store.state.shown.map(\.id), ["garden", "bakery", "dairy"])
    // A second appearance loads nothing.
    await store.send(.task)
  }

  func testFailure() async {
    let store = makeStore()
    store.dependencies.market.stalls = { throw MarketError.offline }

    await store.send(.refresh)
    await store.receive(.stallsResponse(.failure(MarketError.offline))) {
      $0.stalls = .failed("There is no connection to the market.")
    }
  }

  func testOrder() async {
    let store = makeStore(loaded)

    await store.send(.orderChanged(.name)) {
      $0.order = .name
    }
    XCTAssertEqual(store.state.shown.map(\.id), ["bakery", "garden", "dairy"])
    await store.send(.orderChanged(.rating)) {
      $0.order = .rating
    }
    XCTAssertEqual(store.state.shown.first, .bakery)
  }

  func testFilter() async {
    let store = makeStore(loaded)

    await store.send(.filterButtonTapped) {
      $0.destination = .filter(StallFilter.State())
    }
    await store.send(.destination(.presented(.filter(.set(\.$isOrganicOnly, true))))) {
      try (/StallList.Destination.State.filter).modify(&$0.destination) {
        $0.isOrganicOnly = true
      }
    }
    await store.send(.destination(.presented(.filter(.categoryTapped(.fruit))))) {
      XCTModify(&$0.destination, case: /StallList.Destination.State.filter) {
        $0.categories = [.fruit]
      }
    }
    await store.send(.destination(.dismiss)) {
      $0.filterState.isOrganicOnly = true
      $0.filterState.categories = [.fruit]
      $0.destination = nil
    }
    XCTAssertEqual(store.state.shown, [.garden])
  }

  func testFavoritesAreSaved() async {
    let keyValues = KeyValueClient.inMemory()
    let store = makeStore(loaded, keyValues: keyValues)
    store.exhaustivity = .off

    await store.send(.stallTapped("dairy")) {
      $0.destination = .detail(StallDetail.State(stall: .dairy))
    }
    await store.send(.destination(.presented(.detail(.favoriteButtonTapped))))
    await store.receive(
      .destination(.presented(.detail(.delegate(.favoriteChanged("dairy", true)))))
    ) {
      $0.favorites = ["dairy"]
    }
    await store.finish()
    XCTAssertEqual(keyValues.value(for: "favorites"), Set(["dairy"]))
  }

  func testSearchLeadsToTheStall() async {
    let store = makeStore(loaded)
    store.exhaustivity = .off(showSkippedAssertions: false)

    await store.send(.searchButtonTapped)
    await store.send(.destination(.presented(.search(.resultTapped(.tulips))))) {
      $0.destination = .detail(StallDetail.State(stall: .garden))
    }
  }

  func testOrderIsPassedOn() async {
    let store = makeStore(loaded)
    store.exhaustivity = .off

    await store.send(.stallTapped("bakery"))
    await store.send(
      .destination(.presented(.detail(.row(id: Product.rye.id, action: .addButtonTapped))))
    )
    await store.send(.destination(.presented(.detail(.addToBasketButtonTapped))))
    await store.receive(
      .delegate(.ordered([Order.Line(product: .rye, count: 1)], from: "bakery"))
    ) {
      $0.destination = nil
    }
  }
}
