// SPDX-License-Identifier: MIT

import AccountFeature
import BasketFeature
import ComposableArchitecture
import MarketKit
import StallsFeature
import XCTest

@testable import AppFeature

@MainActor
final class TabBarTests: XCTestCase {
  private let events = ActorIsolated<[AnalyticsClient.Event]>([])

  private func makeStore(_ state: TabBar.State = TabBar.State()) -> TestStoreOf<TabBar> {
    TestStore(initialState: state) {
      TabBar()
    } withDependencies: {
      $0.analytics.record = { [events] event in
        await events.withValue { $0.append(event) }
      }
    }
  }

  func testTabsAreRecorded() async {
    let store = makeStore()
    await store.send(.set(\.$tab, .account)) {
      $0.tab = .account
    }
    await store.finish()
    let events = await self.events.value
    XCTAssertNoDifference(events, [AnalyticsClient.Event("tab", ["name": "account"])])
  }

  func testBanner() async {
    let mainQueue = DispatchQueue.test
    let store = makeStore()
    store.dependencies.mainQueue = mainQueue.eraseToAnyScheduler()
    let lines = [Order.Line(product: .rye, count: 1), Order.Line(product: .plums, count: 2)]

    await store.send(.stalls(.delegate(.ordered(lines, from: "bakery")))) {
      $0.basket.add(lines, from: "bakery")
      $0.banner = Banner.State(text: "2 products were added.")
    }
    await store.send(.banner(.task))
    await mainQueue.advance(by: .milliseconds(2500))
    await store.receive(.banner(.expired)) {
      $0.banner = nil
    }
    await store.send(.stalls(.delegate(.ordered([lines[0]], from: "bakery")))) {
      $0.basket.add([lines[0]], from: "bakery")
      $0.banner = Banner.State(text: "1 product was added.")
    }
    await store.send(.banner(.tapped)) {
      $0.tab = .basket
      $0.banner = nil
    }
  }

  func testCheckoutIsRecorded() async {
    var state = TabBar.State()
    state.basket.add([Order.Line(product: .rye, count: 1)], from: "bakery")
    let store = makeStore(state)
    store.exhaustivity = .off

    await store.send(.basket(.checkoutButtonTapped))
    await store.finish()
    let names = await events.value.map(\.name)
    XCTAssertEqual(names, ["checkout"])
  }

  func testLinks() async {
    var state = TabBar.State()
    state.stalls.stalls = .loaded(.samples)
    let store = makeStore(state)
    store.exhaustivity = .off

    await store.send(.deepLink(.basket)) {
      $0.tab = .basket
    }
    await store.send(.deepLink(.stall("bakery"))) {
      $0.tab = .stalls
    }
    await store.receive(/TabBar.Action.stalls) {
      $0.stalls.destination = .detail(StallDetail.State(stall: .bakery))
    }
    // Nobody is signed in, so that there are no orders.
    await store.send(.deepLink(.order(UUID()))) {
      $0.tab = .account
    }
  }
}
