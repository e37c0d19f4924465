// SPDX-License-Identifier: MIT

import MarketKit
import XCTest

@testable import BasketFeature

@MainActor
final class BasketTests: XCTestCase {
  let scheduler = DispatchQueue.test

  private func makeStore(_ lines: [Order.Line]) -> TestStoreOf<Basket> {
    var state = Basket.State()
    state.add(lines, from: "garden")
    return TestStore(initialState: state) {
      Basket()
    } withDependencies: {
      $0.mainQueue = scheduler.eraseToAnyScheduler()
    }
  }

  func testAddingTheSameProduct() {
    var state = Basket.State()
    state.add([Order.Line(product: .plums, count: 2)], from: "garden")
    state.add(
      [Order.Line(product: .plums, count: 1), Order.Line(product: .rye, count: 1)],
      from: "bakery"
    )
    XCTAssertEqual(state.count, 4)
    XCTAssertEqual(state.stalls, ["garden", "bakery"])
    XCTAssertEqual(state.total, Money(cents: 3 * 85 + 420))
  }

  func testUndo() async {
    let store = makeStore([Order.Line(product: .plums, count: 1)])
    let removed = store.state.lines[0]

    await store.send(.line(id: Product.plums.id, action: .lessButtonTapped)) {
      $0.lines[id: Product.plums.id]?.line.count = 0
    }
    await store.receive(.line(id: Product.plums.id, action: .delegate(.emptied))) {
      $0.lines = []
      $0.lastRemoved = removed
      $0.lastRemoved?.line.count = 0
    }
    await scheduler.advance(by: 4)
    await store.send(.undoButtonTapped) {
      $0.lines = [removed]
      $0.lastRemoved = nil
    }
    await scheduler.run()
  }

  func testUndoExpires() async {
    let store = makeStore([
      Order.Line(product: .plums, count: 1),
      Order.Line(product: .tulips, count: 2),
    ])
    let removed = store.state.lines[1]

    await store.send(.swiped([1])) {
      $0.lines.remove(id: removed.id)
      $0.lastRemoved = removed
    }
    await scheduler.advance(by: .seconds(5))
    await store.receive(.undoExpired) {
      $0.lastRemoved = nil
    }
  }

  func testGift() async {
    let store = makeStore([Order.Line(product: .tulips, count: 1)])

    await store.send(.line(id: 4, action: .set(\.$isGift, true))) {
      $0.lines[id: 4]?.isGift = true
      $0.lines[id: 4]?.note = "For …"
    }
    await store.send(.line(id: 4, action: .binding(.set(\.$note, "For Ana")))) {
      $0.lines[id: 4]?.note = "For Ana"
    }
    await store.send(.line(id: 4, action: .set(\.$isGift, false))) {
      $0.lines[id: 4]?.isGift = false
      $0.lines[id: 4]?.note = ""
    }
  }

  func testVoucher() async {
    let store = makeStore([Order.Line(product: .tulips, count: 1)])
    store.dependencies.market.voucher = { code in
      guard code == "SPRING" else { throw MarketError.unknownVoucher }
      return .percent(10)
    }

    await store.send(.voucherChanged("SPR ING")) {
      $0.voucherCode = "SPRING"
    }
    await store.send(.voucherSubmitted) {
      $0.isCheckingVoucher = true
    }
    await store.receive(.voucherResponse(.success(.percent(10)))) {
      $0.isCheckingVoucher = false
      $0.voucher = .percent(10)
    }
    XCTAssertEqual(store.state.total.label, "5.40 €")

    await store.send(.voucherChanged("AUTUMN")) {
      $0.voucherCode = "AUTUMN"
    }
    await store.send(.voucherSubmitted) {
      $0.isCheckingVoucher = true
    }
    await store.receive(/Basket.Action.voucherResponse) {
      $0.isCheckingVoucher = false
      $0.voucherMessage = "This voucher is not known."
    }
    await store.send(.voucherChanged("")) {
      $0.voucherCode = ""
      $0.voucherMessage = nil
      $0.voucher = nil
    }
  }

  func testEmptying() async {
    var soldOut = Product.brie
    soldOut.stock = 0
    let store = makeStore([
      Order.Line(product: .plums, count: 1), Order.Line(product: soldOut, count: 1),
    ])
    store.exhaustivity = .off

    await store.send(.emptyButtonTapped)
    await store.send(.confirmation(.presented(.onlySoldOutConfirmed))) {
      $0.lines.remove(id: soldOut.id)
      $0.confirmation = nil
    }
    await store.send(.emptyButtonTapped)
    await store.send(.confirmation(.presented(.emptyConfirmed))) {
      $0.lines = []
    }
  }

  func testMoving() async {
    let store = makeStore([
      Order.Line(product: .plums, count: 1), Order.Line(product: .tulips, count: 1),
    ])

    await store.send(.linesMoved([0], 2)) {
      $0.lines = [$0.lines[1], $0.lines[0]]
    }
  }
}
