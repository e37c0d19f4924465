// SPDX-License-Identifier: MIT

import ComposableArchitecture
import XCTest

@testable import Errands

@MainActor
final class ParkingTests: XCTestCase {
  let mainQueue = DispatchQueue.test

  private func makeStore() -> TestStoreOf<CarPark> {
    TestStore(initialState: CarPark.State(places: ["A1", "A2"])) {
      CarPark()
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
      $0.townID = 7
    }
  }

  func testMetersCountOnTheirOwn() async {
    let store = makeStore()
    await store.send(.meter(id: "A1", action: .coinInserted)) {
      $0.meters[id: "A1"]?.minutes = 10
    }
    await store.send(.meter(id: "A2", action: .coinInserted)) {
      $0.meters[id: "A2"]?.minutes = 10
    }
    await store.send(.meter(id: "A1", action: .carLeft)) {
      $0.meters[id: "A1"]?.minutes = 0
    }
    await mainQueue.advance(by: 60)
    await store.receive(.meter(id: "A2", action: .minutePassed)) {
      $0.meters[id: "A2"]?.minutes = 9
    }
    await store.send(.gateOpened) {
      $0.meters.remove(id: "A1")
    }
    await store.send(.meter(id: "A2", action: .carLeft)) {
      $0.meters[id: "A2"]?.minutes = 0
    }
  }

  func testClosingStopsAllMeters() async {
    let store = makeStore()
    await store.send(.meter(id: "A1", action: .coinInserted)) {
      $0.meters[id: "A1"]?.minutes = 10
    }
    await store.send(.meter(id: "A1", action: .closingTime))
    await mainQueue.advance(by: .seconds(120))
    await store.finish(timeout: 2_000_000_000)
  }

  func testTheLastMinuteEndsTheCountdown() async {
    let store = TestStore(initialState: ParkingMeter.State(id: "B1", minutes: 1)) {
      ParkingMeter()
    }
    await store.send(.minutePassed) {
      $0.minutes = 0
    }
  }

  func testGarage() async {
    let store = TestStore(initialState: Garage.State(street: "Mill Lane")) {
      Garage()
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
    await store.send(.meter(.coinInserted)) {
      $0.meter.minutes = 10
    }
    await mainQueue.advance(by: 120)
    await store.receive(/Garage.Action.meter) {
      $0.meter.minutes = 9
    }
    await store.receive(/Garage.Action.meter) {
      $0.meter.minutes = 8
    }
    await store.send(.meter(.carLeft)) {
      $0.meter.minutes = 0
    }
  }
}
