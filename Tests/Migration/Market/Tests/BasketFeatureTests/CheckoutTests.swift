// SPDX-License-Identifier: MIT

import MarketKit
import XCTest

@testable import BasketFeature

@MainActor
final class CheckoutTests: XCTestCase {
  let start = Date(timeIntervalSince1970: 1_000_000)
  let runLoop = RunLoop.test

  private var slots: [PickupSlot] {
    (0..<4).map { PickupSlot(start: start.addingTimeInterval(Double($0) * 900), places: $0) }
  }

  private func makeStore(lines: [Order.Line]) -> TestStoreOf<Checkout> {
    let total = lines.map(\.total).sum()
    return TestStore(
      initialState: .slot(SlotPicker.State(stalls: ["bakery"], lines: lines, total: total))
    ) {
      Checkout()
    } withDependencies: {
      $0.date = .constant(start)
      $0.mainRunLoop = runLoop.eraseToAnyScheduler()
      $0.market.slots = { [slots] _ in slots }
      $0.uuid = .incrementing
    }
  }

  func testAnOrderIsPlaced() async {
    let store = makeStore(lines: [Order.Line(product: .rye, count: 2)])
    store.dependencies.market.place = { order in order }
    let slots = self.slots
    let order = Order(
      id: UUID(uuidString: "00000000-0000-0000-0000-000000000000")!,
      lines: [Order.Line(product: .rye, count: 2)],
      slot: slots[2]
    )

    await store.send(.slot(.task)) {
      XCTModify(&$0, case: /Checkout.State.slot) { $0.isLoading = true }
    }
    await store.receive(.slot(.slotsResponse(.success(slots)))) {
      var picker = SlotPicker.State(
        stalls: ["bakery"],
        lines: order.lines,
        total: Money(cents: 840)
      )
      picker.slots = Array(slots[1...])
      picker.chosen = slots[1].id
      $0 = .slot(picker)
    }
    store.exhaustivity = .off
    await store.send(.slot(.slotTapped(slots[2].id)))
    await store.send(.slot(.nextButtonTapped))
    await store.receive(.slot(.delegate(.chosen(slots[2])))) {
      $0 = .payment(Payment.State(order: order, amount: Money(cents: 840)))
    }
    await store.send(.payment(.methodChanged(.card)))
    await store.send(.payment(.payButtonTapped))
    await store.receive(.payment(.delegate(.paid(order))), timeout: 1_000_000_000) {
      $0 = .done(Receipt.State(order: order))
    }
  }

  func testThePaymentExpires() async {
    var state = Payment.State(
      order: Order(id: UUID(), lines: [Order.Line(product: .rye, count: 1)], slot: slots[1]),
      amount: Money(cents: 420)
    )
    state.secondsLeft = 2
    let store = TestStore(initialState: state) {
      Payment()
    } withDependencies: {
      $0.mainRunLoop = runLoop.eraseToAnyScheduler()
    }

    await store.send(.task)
    await runLoop.advance(by: 1)
    await store.receive(.tick) {
      $0.secondsLeft = 1
    }
    XCTAssertEqual(store.state.countdown, "0:01")
    await runLoop.advance(by: .seconds(1))
    await store.receive(.tick) {
      $0.secondsLeft = 0
    }
    await store.receive(.delegate(.expired(state.order)))
  }

  func testTheSlotWasTaken() async {
    let order = Order(id: UUID(), lines: [], slot: slots[1])
    let store = TestStore(initialState: Payment.State(order: order, amount: .zero)) {
      Payment()
    } withDependencies: {
      $0.market.place = { _ in throw MarketError.slotTaken }
    }

    await store.send(.payButtonTapped) {
      $0.isPlacing = true
    }
    await store.receive(.orderResponse(.failure(MarketError.slotTaken))) {
      $0.isPlacing = false
      $0.alert = AlertState {
        TextState("Your order was not placed")
      } message: {
        TextState("Somebody else was faster.")
      }
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
  }

  func testSlotsOfSeveralStalls() async {
    let slots = self.slots
    let store = TestStore(
      initialState: SlotPicker.State(stalls: ["bakery", "garden"], lines: [], total: .zero)
    ) {
      SlotPicker()
    } withDependencies: {
      $0.date.now = start
      $0.market.slots = { stall in stall == "bakery" ? slots : Array(slots[2...]) }
    }

    await store.send(.task) {
      $0.isLoading = true
    }
    await store.receive(.slotsResponse(.success([slots[2], slots[3]]))) {
      $0.isLoading = false
      $0.slots = [slots[2], slots[3]]
      $0.chosen = slots[2].id
    }
  }
}
