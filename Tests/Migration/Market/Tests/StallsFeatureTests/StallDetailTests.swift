// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketModels
import XCTest

@testable import StallsFeature

@MainActor
final class StallDetailTests: XCTestCase {
  let mainQueue = DispatchQueue.test

  func testStatusFollowsTheClock() async {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let now = LockIsolated(Date(timeIntervalSince1970: 12.4 * 3600))
    let store = TestStore(initialState: StallDetail.State(stall: .bakery)) {
      StallDetail()
    } withDependencies: {
      $0.calendar = calendar
      $0.date = DateGenerator { now.value }
      $0.mainQueue = self.mainQueue.eraseToAnyScheduler()
    }

    let task = await store.send(.task)
    await store.receive(.statusUpdated) {
      $0.status = .open
    }
    now.setValue(Date(timeIntervalSince1970: 12.75 * 3600))
    await self.mainQueue.advance(by: .seconds(60))
    await store.receive(.statusUpdated) {
      $0.status = .closingSoon(minutes: 15)
    }
    now.setValue(Date(timeIntervalSince1970: 13 * 3600))
    await self.mainQueue.advance(by: 60)
    await store.receive(.statusUpdated) {
      $0.status = .closed
    }
    await task.cancel()
  }

  func testOrdering() async {
    let store = TestStore(
      initialState: StallDetail.State(stall: .garden),
      reducer: { StallDetail() }
    )

    await store.send(.row(id: Product.plums.id, action: .addButtonTapped)) {
      $0.rows[id: Product.plums.id]?.count = 1
    }
    await store.send(.row(id: Product.tulips.id, action: .countChanged(3))) {
      $0.rows[id: Product.tulips.id]?.count = 3
    }
    XCTAssertNoDifference(store.state.total, Money(cents: 1885))
    await store.send(.addToBasketButtonTapped) {
      $0.rows[id: Product.plums.id]?.count = 0
      $0.rows[id: Product.tulips.id]?.count = 0
    }
    await store.receive(
      .delegate(
        .ordered(
          [Order.Line(product: .plums, count: 1), Order.Line(product: .tulips, count: 3)],
          from: "garden"
        )
      )
    )
  }

  func testNothingChosen() async {
    let store = TestStore(initialState: StallDetail.State(stall: .garden)) {
      StallDetail()
    }

    await store.send(.addToBasketButtonTapped) {
      $0.alert = .nothingChosen
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
  }

  func testLastPiece() async {
    var stall = Stall.bakery
    stall.products[0].stock = 1
    let store = TestStore(initialState: StallDetail.State(stall: stall)) {
      StallDetail()
    }

    await store.send(.row(id: 1, action: .addButtonTapped)) {
      $0.rows[id: 1]?.count = 1
      $0.alert = .noMore(of: stall.products[0])
    }
    await store.send(.alert(.presented(.discardConfirmed))) {
      $0.rows[id: 1]?.count = 0
      $0.alert = nil
    }
  }

  func testFavorite() async {
    let store = TestStore(initialState: StallDetail.State(stall: .dairy)) {
      StallDetail()
    }

    await store.send(.favoriteButtonTapped) {
      $0.isFavorite = true
    }
    await store.receive(.delegate(.favoriteChanged("dairy", true)))
  }

  func testRowStaysWithinItsStock() {
    var row = ProductRow.State(product: .tulips)
    _ = ProductRow().reduce(into: &row, action: .countChanged(100))
    XCTAssertEqual(row.count, 6)
    _ = ProductRow().reduce(into: &row, action: .countChanged(-1))
    XCTAssertEqual(row.count, 0)
    _ = ProductRow().reduce(into: &row, action: .removeButtonTapped)
    XCTAssertEqual(row.count, 0)
  }
}
