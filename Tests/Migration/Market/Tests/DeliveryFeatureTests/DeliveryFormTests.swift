// SPDX-License-Identifier: MIT

import MarketKit
import XCTest

@testable import DeliveryFeature

@MainActor
final class DeliveryFormTests: XCTestCase {
  private let courier = Courier(id: 1, name: "Bo", position: .init(row: 1, column: 1))

  func testStreetWithNumber() async {
    let store = TestStore(initialState: DeliveryForm.State()) { DeliveryForm() }

    await store.send(.view(.streetChanged("Mill Lane 4b"))) {
      $0.address.street = "Mill Lane"
      $0.address.number = "4b"
    }
    await store.send(.view(.streetChanged("Mill"))) {
      $0.address.street = "Mill"
    }
  }

  func testExpressHasATip() async {
    let store = TestStore(initialState: DeliveryForm.State()) { DeliveryForm() }
    XCTAssertEqual(store.state.price, Money(cents: 390))

    await store.send(.view(.set(\.$isExpress, true))) {
      $0.isExpress = true
      $0.tip = 2
    }
    XCTAssertEqual(store.state.price, Money(cents: 690))
    await store.send(.view(.binding(.set(\.$tip, 0.5)))) {
      $0.tip = 0.5
    }
  }

  func testMistakes() async {
    let store = TestStore(initialState: DeliveryForm.State()) {
      DeliveryForm()
    } withDependencies: {
      $0.couriers.available = { [courier] in [courier] }
    }
    store.exhaustivity = .off

    await store.send(.view(.refreshed))
    await store.receive(/DeliveryForm.Action.couriersResponse) {
      $0.couriers = [self.courier]
    }
    await store.send(.view(.orderButtonTapped)) {
      $0.showsMistakes = true
    }
    XCTAssertNotNil((/DeliveryForm.Destination.State.alert).extract(from: store.state.destination!))
    await store.send(.destination(.presented(.alert(.orderAnyway)))) {
      $0.showsMistakes = false
      $0.destination = nil
    }
    await store.receive(.delegate(.ordered(Address(), 1)))
  }

  func testHelp() async {
    let opened = ActorIsolated<URL?>(nil)
    let store = TestStore(initialState: DeliveryForm.State()) {
      DeliveryForm()
    } withDependencies: {
      $0.openURL = OpenURLEffect { url in
        await opened.setValue(url)
        return true
      }
    }
    await store.send(.view(.helpButtonTapped)).finish()
    let url = await opened.value
    XCTAssertEqual(url?.host, "example.com")
  }

  func testAddress() {
    var address = Address()
    XCTAssertEqual(address.mistakes, [.missing("street"), .missing("town"), .noNumber("")])
    address.street = "Mill Lane"
    address.town = "Hill"
    address.number = "4"
    address.floor = 5
    XCTAssertEqual(address.mistakes, [.tooHigh])
    address.hasElevator = true
    XCTAssertEqual(address.mistakes, [])
  }
}
