// SPDX-License-Identifier: MIT

import MarketKit
import XCTest

@testable import AccountFeature

@MainActor
class OrderHistoryTests: XCTestCase {
  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  private func order(_ number: Int, minutes: Double, status: Order.Status) -> Order {
    Order(
      id: UUID(number),
      lines: [Order.Line(product: .rye, count: number + 1)],
      slot: PickupSlot(start: noon.addingTimeInterval(minutes * 60), places: 1),
      status: status
    )
  }

  func testLoading() async {
    let orders = [
      order(0, minutes: -60, status: .fetched),
      order(1, minutes: 30, status: .placed),
      order(2, minutes: -20, status: .placed),
    ]
    let store = TestStore(initialState: OrderHistory.State()) {
      OrderHistory()
    } withDependencies: {
      $0.date.now = noon
      $0.market.orders = { orders }
    }

    await store.send(.task) {
      $0.isLoading = true
    }
    await store.receive(.loaded(.success(orders))) {
      $0.isLoading = false
      $0.orders = [
        OrderItem.State(order: orders[1]),
        OrderItem.State(order: orders[2], isLate: true),
        OrderItem.State(order: orders[0], isLate: true),
      ]
    }
    XCTAssertNoDifference(store.state.orders.map(\.title), ["Placed", "Too late", "Fetched"])
    XCTAssertEqual(store.state.spent, Money(cents: 420))
    XCTAssertEqual(store.state.open.count, 2)
  }

  func testCancelling() async {
    let placed = order(1, minutes: 30, status: .placed)
    var state = OrderHistory.State()
    state.orders = [OrderItem.State(order: placed)]
    let store = TestStore(initialState: state) {
      OrderHistory()
    } withDependencies: {
      $0.date.now = noon
      $0.market.cancel = { id in
        guard id == UUID(1) else { throw MarketError.notFound }
      }
      $0.market.orders = { [] }
    }

    await store.send(.item(id: placed.id, action: .cancelButtonTapped)) {
      $0.orders[id: placed.id]?.isCancelling = true
    }
    await store.receive(.item(id: placed.id, action: .cancelled)) {
      $0.orders[id: placed.id]?.isCancelling = false
      $0.orders[id: placed.id]?.order.status = .cancelled
    }
    await store.receive(.refreshed)
    await store.receive(.loaded(.success([]))) {
      $0.orders = []
    }
  }

  func testTooLateToCancel() async {
    let store = TestStore(
      initialState: OrderItem.State(order: order(1, minutes: 30, status: .packed))
    ) {
      OrderItem()
    }
    await store.send(.cancelButtonTapped)
    XCTAssertNoDifference(store.state.title, "Ready")
  }
}
