// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import XCTest

@testable import VendorFeature

@MainActor
final class MarketDayTests: XCTestCase {
  private let morning = Date(timeIntervalSince1970: 1_700_000_000)

  func testSelling() async {
    let store = TestStore(initialState: MarketDay.State(products: [.rye, .tulips])) {
      MarketDay()
    } withDependencies: {
      $0.date = .constant(morning)
      $0.uuid = .incrementing
    }

    await store.send(.openButtonTapped) {
      $0.phase = .open(since: self.morning)
    }
    await store.send(.stock(id: 1, action: .sold(2))) {
      $0.stock[id: 1]?.product.stock = 8
      $0.sales = [
        MarketDay.Sale(id: UUID(0), product: 1, count: 2, date: self.morning)
      ]
      $0.takings = Money(cents: 840)
    }
    await store.send(.stock(id: 4, action: .sold(1))) {
      $0.stock[id: 4]?.product.stock = 5
      $0.sales.append(MarketDay.Sale(id: UUID(1), product: 4, count: 1, date: self.morning))
      $0.takings = Money(cents: 1440)
    }
    XCTAssertEqual(store.state.best, store.state.stock[id: 1]?.product)
    await store.send(.saleUndone(UUID(1))) {
      $0.sales.removeLast()
      $0.stock[id: 4]?.product.stock = 6
      $0.takings = Money(cents: 840)
    }
    await store.send(.skyChanged(.rainy)) {
      $0.sky = .rainy
    }
    XCTAssertEqual(store.state.advice, [1: 1])
  }

  func testPause() async {
    let mainQueue = DispatchQueue.test
    let store = TestStore(initialState: MarketDay.State(products: [])) {
      MarketDay()
    } withDependencies: {
      $0.date.now = morning
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }

    // A closed stall has no pause.
    await store.send(.pauseButtonTapped(minutes: 5))
    await store.send(.openButtonTapped) {
      $0.phase = .open(since: self.morning)
    }
    await store.send(.pauseButtonTapped(minutes: 5)) {
      $0.phase = .paused(since: self.morning)
      $0.pauseEnds = self.morning.addingTimeInterval(300)
    }
    await mainQueue.advance(by: .seconds(300))
    await store.receive(.pauseEnded) {
      $0.phase = .open(since: self.morning)
      $0.pauseEnds = nil
    }
  }

  func testStormClosesTheStall() async {
    let store = TestStore(initialState: MarketDay.State(products: [])) {
      MarketDay()
    }

    await store.send(.skyChanged(.stormy)) {
      $0.sky = .stormy
    }
    await store.receive(.closeButtonTapped)
  }

  func testPrice() async {
    let store = TestStore(initialState: StockItem.State(product: .rye)) {
      StockItem()
    }
    XCTAssertEqual(store.state.priceText, "4.20")

    await store.send(.priceChanged("4,5")) {
      $0.priceText = "4,5"
      $0.product.price = Money(cents: 450)
    }
    await store.send(.priceChanged("4,x")) {
      $0.priceText = "4,x"
    }
    XCTAssertTrue(store.state.isPriceWrong)
    await store.send(.restocked(5)) {
      $0.product.stock = 15
    }
  }

  func testPrinting() {
    let store = Store(initialState: MarketDay.State(products: [.rye])) {
      MarketDay()
        .dependency(\.uuid, .incrementing)
        .dependency(\.date, .constant(morning))
    }
    let printer = SalesPrinter(store: store)
    store.send(.openButtonTapped)
    store.send(.stock(id: 1, action: .sold(3)))
    printer.print()
    XCTAssertEqual(printer.tearOff(), "Rye loaf x 3")
    XCTAssertEqual(printer.tearOff(), "")
  }
}
