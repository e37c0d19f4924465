// SPDX-License-Identifier: MIT

import CustomDump
import MarketModels
import XCTest

final class ModelTests: XCTestCase {
  func testMoney() {
    XCTAssertEqual(Money(text: "3"), Money(cents: 300))
    XCTAssertEqual(Money(text: "3,5"), Money(cents: 350))
    XCTAssertEqual(Money(text: "3.05"), Money(cents: 305))
    XCTAssertNil(Money(text: "3.055"))
    XCTAssertNil(Money(text: ""))
    XCTAssertNil(Money(text: "-3"))
    XCTAssertEqual(Money(cents: -105).label, "-1.05 €")
    XCTAssertEqual(Money(cents: 999).reduced(byPercent: 10), Money(cents: 899))
    XCTAssertEqual(Money(cents: 999).reduced(byPercent: 0), Money(cents: 999))
  }

  func testHours() {
    let hours = OpeningHours.morning
    XCTAssertNoDifference(hours.status(atMinute: 6 * 60), .closed)
    XCTAssertNoDifference(hours.status(atMinute: 7 * 60), .open)
    XCTAssertNoDifference(hours.status(atMinute: 12 * 60 + 45), .closingSoon(minutes: 15))
    XCTAssertNoDifference(hours.status(atMinute: 13 * 60), .closed)
    XCTAssertEqual(hours.label, "7:00–13:00")
  }

  func testVouchers() {
    let cake = Product(id: 9, name: "Cake", category: .bread, price: Money(cents: 250))
    let lines = [Order.Line(product: cake, count: 2)]
    XCTAssertEqual(Voucher.percent(50).applied(to: lines), Money(cents: 250))
    XCTAssertEqual(Voucher.amount(Money(cents: 900)).applied(to: lines), .zero)
    XCTAssertEqual(Voucher.freeProduct(9).applied(to: lines), Money(cents: 250))
    XCTAssertEqual(Voucher.freeProduct(1).applied(to: lines), Money(cents: 500))
  }

  func testLevels() {
    XCTAssertEqual(LoyaltyLevel(points: 99), .guest)
    XCTAssertEqual(LoyaltyLevel(points: 100), .regular)
    XCTAssertEqual(LoyaltyLevel.progress(of: 300), 0.5)
    XCTAssertEqual(LoyaltyLevel.progress(of: 900), 1)
  }

  func testSlots() {
    let start = Date(timeIntervalSince1970: 0)
    let slots = [30.0, 10, 20, -10].map {
      PickupSlot(start: start.addingTimeInterval($0 * 60), places: $0 == 20 ? 0 : 2)
    }
    XCTAssertEqual(PickupSlot.free(in: slots, after: start), [slots[1], slots[0]])
    XCTAssertEqual(slots[1].end, start.addingTimeInterval(1500))
  }

  func testSearching() {
    let product = Product(id: 1, name: "Plum jam", category: .honey, price: .zero)
    XCTAssertTrue(product.matches("JAM honey"))
    XCTAssertTrue(product.matches(""))
    XCTAssertFalse(product.matches("jam bread"))
  }

  func testStars() {
    var stall = Stall(id: "a", name: "A", row: 1)
    XCTAssertEqual(stall.stars, "not rated")
    stall.rating = 3.6
    XCTAssertEqual(stall.stars, "★★★★☆")
    XCTAssertNil(stall.cheapest)
  }
}
