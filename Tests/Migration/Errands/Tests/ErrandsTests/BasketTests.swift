// SPDX-License-Identifier: MIT

import Clocks
import ComposableArchitecture
import DependenciesTestSupport
import Sharing
import Testing

@testable import Errands

@MainActor
@Suite("The basket", .dependency(\.continuousClock, ImmediateClock()))
struct BasketTests {
  @Test func shopsFillTheSameBasket() async {
    @Shared(.basket) var purchases
    let store = TestStore(initialState: Basket.State()) {
      Basket()
    }
    await store.send(.added(name: "Flour", cents: 120)) {
      $0.$purchases.withLock { $0 = [Purchase(id: 1, name: "Flour", cents: 120)] }
    }
    await store.send(.added(name: "Yeast", cents: 30)) {
      $0.$purchases.withLock { $0.append(Purchase(id: 2, name: "Yeast", cents: 30)) }
    }
    #expect(purchases.map(\.name) == ["Flour", "Yeast"])
    #expect(store.state.total == 150)
    await store.send(.removed(id: 1)) {
      $0.$purchases.withLock { _ = $0.remove(id: 1) }
    }
  }

  @Test func paysForTheBasket() async {
    @Shared(.basket) var purchases = [Purchase(id: 1, name: "Flour", cents: 120)]
    let store = TestStore(initialState: Basket.State()) {
      Basket()
    }
    await store.send(.checkoutTapped) {
      $0.counter = Checkout.State(purchases: $0.$purchases)
    }
    await store.send(\.counter.payTapped)
    await store.receive(\.counter.paid) {
      $0.$purchases.withLock { $0 = [] }
      $0.counter = nil
    }
  }

  @Test func doesNotPayMoreThanTheBudget() async {
    let store = TestStore(
      initialState: Checkout.State(
        purchases: Shared(value: [Purchase(id: 1, name: "Oven", cents: 90_000)])
      )
    ) {
      Checkout()
    }
    await store.send(.payTapped) {
      $0.isOverBudget = true
    }
  }

  @Test func warnsOverTheBudget() async {
    let store = TestStore(initialState: Basket.State()) {
      Basket()
    }
    store.exhaustivity = .off
    let opened = await store.send(.opened)
    await store.receive(\.totalChanged)
    await store.send(.budgetChanged(100))
    await store.send(.added(name: "Cheese", cents: 400))
    await store.receive(\.totalChanged) {
      $0.warnings = 1
    }
    await opened.cancel()
    await store.finish()
  }
}

@MainActor
@Suite("The post office")
struct PostOfficeTests {
  @Test func aSignedParcelIsHandedOver() async {
    let store = TestStore(initialState: PostCounter.State()) {
      PostCounter()
    }
    await store.send(\.binding.identityCard, "A 12") {
      $0.identityCard = "A 12"
    }
    await store.send(.parcel(.view(.signTapped))) {
      $0.parcel.isSigned = true
    }
    await store.receive(\.parcel.delegate.handedOver) {
      $0.handedOver = 1
    }
  }

  @Test func closingIsConfirmed() async {
    let store = TestStore(initialState: PostCounter.State()) {
      PostCounter()
    }
    store.exhaustivity = .off
    await store.send(\.binding.identityCard, "A 12")
    await store.send(.view(.closeTapped))
    await store.send(\.alert.closeConfirmed) {
      $0.identityCard = ""
      $0.alert = nil
    }
  }

  @Test func aRefusedParcelOpensTheBox() async {
    let store = TestStore(initialState: ParcelBox.State()) {
      ParcelBox()
    }
    await store.send(.parcel(.view(.refuseTapped))) {
      $0.touches = 1
    }
    await store.receive(\.parcel.delegate.refused, "Aunt") {
      $0.touches = 2
      $0.isOpen = true
    }
  }
}
