// SPDX-License-Identifier: MIT

import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing

@testable import Errands

@MainActor
@Suite("The market", .dependencies { $0.date.now = Date(timeIntervalSince1970: 0) })
struct MarketTests {
  private let id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!

  @Test func stallsGetIdentifiers() async {
    let store = TestStore(initialState: Market.State()) {
      Market()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.opened(names: ["Fruit"])) {
      $0.stalls = [Stall.State(id: self.id, name: "Fruit")]
    }
    await store.send(\.stall[id: id].appeared) {
      $0.stalls[id: self.id]?.visitedAt = Date(timeIntervalSince1970: 0)
    }
  }

  @Test func aPurchaseClosesTheOffer() async {
    var state = Market.State()
    state.path.append(.stall(Stall.State(id: id, name: "Fruit")))
    let store = TestStore(initialState: state) {
      Market()
    }
    await store.send(\.path[id: 0].stall.offerTapped, (name: "Apples", cents: 250)) {
      $0.path[id: 0, case: \.stall]?.offer = Offer.State(name: "Apples", cents: 250)
    }
    await store.send(\.path[id: 0].stall.offer.boughtTapped) {
      $0.purchases = 1
    }
    await store.receive(\.path[id: 0].stall.offer.dismiss) {
      $0.path[id: 0, case: \.stall]?.offer = nil
    }
  }

  @Test func aStallIsLeft() async {
    var state = Market.State()
    state.path.append(.stall(Stall.State(id: id, name: "Fruit")))
    let store = TestStore(initialState: state) {
      Market()
    }
    await store.send(.mapTapped) {
      $0.path.append(.map(width: 40))
    }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path[id: 1] = nil
    }
    await store.send(\.path[id: 0].stall.leaveTapped)
    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
  }

  @Test func haggling() async {
    let clock = TestClock()
    let store = TestStore(initialState: Offer.State(name: "Apples", cents: 250)) {
      Offer()
    } withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(AlwaysGreatest())
    }
    await store.send(.haggleTapped) {
      $0.isHaggling = true
    }
    await clock.advance(by: .seconds(3))
    await store.receive(\.priceCalled) {
      $0.isHaggling = false
      $0.cents = 240
    }
    await store.send(.haggleTapped) {
      $0.isHaggling = true
    }
    await store.send(.haggleTapped) {
      $0.isHaggling = false
    }
  }

  @Test func fourBagsAreEnough() async {
    var state = Market.State()
    state.purchases = 3
    state.path.append(.stall(Stall.State(id: id, name: "Fruit")))
    let store = TestStore(initialState: state) {
      Market()
    }
    store.exhaustivity = .off
    await store.send(\.path[id: 0].stall.offerTapped, (name: "Apples", cents: 250))
    await store.send(\.path[id: 0].stall.offer.boughtTapped)
    await store.receive(\.closed) {
      $0.path = StackState()
    }
    await store.finish()
  }
}

/// Numbers that are always as great as possible.
private struct AlwaysGreatest: RandomNumberGenerator, Sendable {
  mutating func next() -> UInt64 { .max }
}
