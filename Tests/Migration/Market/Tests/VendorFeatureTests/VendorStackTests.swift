// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import XCTest

@testable import VendorFeature

@MainActor
final class VendorStackTests: XCTestCase {
  func testClosingTheDay() async {
    let store = TestStore(initialState: VendorStack.State(stall: .bakery)) {
      VendorStack()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 10))
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(.day(.openButtonTapped))
    await store.send(.day(.stock(id: 1, action: .sold(2))))
    await store.send(.reportButtonTapped) {
      $0.path[id: 0] = .report(
        DayReport.State(sales: 1, takings: Money(cents: 840), best: "Rye loaf")
      )
    }
    await store.send(.path(.element(id: 0, action: .report(.set(\.$rentText, "3"))))) {
      try (/VendorStack.Path.State.report).modify(&$0.path[id: 0]) {
        $0.rentText = "3"
      }
    }
    await store.send(.path(.element(id: 0, action: .report(.closeButtonTapped))))
    await store.receive(
      .path(.element(id: 0, action: .report(.delegate(.closed(rent: Money(cents: 300))))))
    )
    await store.receive(.day(.closeButtonTapped)) {
      $0.day.phase = .closed
    }
    XCTAssertTrue(store.state.path.isEmpty)
  }

  func testPopping() async {
    var state = VendorStack.State(stall: .dairy)
    state.path = StackState([.chat(Chat.State(stall: "dairy"))])
    let store = TestStore(initialState: state) { VendorStack() }

    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }

  func testProfit() {
    var report = DayReport.State(sales: 3, takings: Money(cents: 2000), best: nil)
    report.rentText = "7.50"
    XCTAssertEqual(report.profit, Money(cents: 1250))
    report.isRentPaid = true
    XCTAssertEqual(report.profit, Money(cents: 2000))
  }
}
