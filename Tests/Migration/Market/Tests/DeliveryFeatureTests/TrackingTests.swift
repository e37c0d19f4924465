// SPDX-License-Identifier: MIT

import MarketKit
import XCTest

@testable import DeliveryFeature

@MainActor
final class TrackingTests: XCTestCase {
  private let courier = Courier(
    id: 1,
    name: "Bo",
    position: Courier.Position(row: 0, column: 9)
  )
  private let goal = Courier.Position(row: 0, column: 0)

  func testFollowing() async {
    let runLoop = RunLoop.test
    let columns = LockIsolated([6.0, 3.0, 0.0])
    let store = TestStore(initialState: Tracking.State(courier: courier, goal: goal)) {
      Tracking()
    } withDependencies: {
      $0.couriers.position = { _ in
        columns.withValue { Courier.Position(row: 0, column: $0.removeFirst()) }
      }
      $0.mainRunLoop = runLoop.eraseToAnyScheduler()
    }
    XCTAssertEqual(store.state.minutes, 3)

    await store.send(.started)
    await runLoop.advance(by: 10)
    await store.receive(.moved(.success(Courier.Position(row: 0, column: 6)))) {
      $0.courier.position.column = 6
      $0.log = [Tracking.State.Entry(id: 0, minutes: 2)]
    }
    await runLoop.advance(by: 10)
    await store.receive(.moved(.success(Courier.Position(row: 0, column: 3)))) {
      $0.courier.position.column = 3
      $0.log.append(Tracking.State.Entry(id: 1, minutes: 1))
    }
    await runLoop.advance(by: 10)
    await store.receive(.moved(.success(goal))) {
      $0.courier.position.column = 0
      $0.log.append(Tracking.State.Entry(id: 2, minutes: 0))
    }
    XCTAssertTrue(store.state.hasArrived)
  }

  func testPatience() async throws {
    let attempts = LockIsolated(0)
    let patience = Patience(scheduler: .immediate)
    let value: String = try await patience {
      attempts.withValue { $0 += 1 }
      if attempts.value < 3 { throw MarketError.offline }
      return "here"
    }
    XCTAssertEqual(value, "here")
    XCTAssertEqual(attempts.value, 3)
  }

  func testBell() async {
    let clock = DispatchQueue.test
    let store = TestStore(
      initialState: Tracking.State(
        courier: Courier(id: 2, name: "Li", position: goal),
        goal: goal
      )
    ) {
      Tracking()
    } withDependencies: {
      $0.couriers.call = { $0 == 2 }
      $0.mainQueue = clock.eraseToAnyScheduler()
      $0.mainRunLoop = .immediate
    }

    await store.send(.bellTapped)
    await clock.advance()
    await store.receive(.called(true)) {
      $0.isBellHidden = false
    }
    await store.receive(.bellHidden) {
      $0.isBellHidden = true
    }
  }

  func testLog() async {
    var state = Tracking.State(courier: courier, goal: goal)
    state.log = [4, 2, 3].enumerated().map { Tracking.State.Entry(id: $0, minutes: $1) }
    let store = TestStore(initialState: state) { Tracking() }

    await store.send(.entryTapped(2)) {
      $0.chosen = 2
    }
    await store.send(.sortButtonTapped) {
      $0.log = [$0.log[2], $0.log[1], $0.log[0]]
    }
    await store.send(.forgetButtonTapped) {
      $0.log = [Tracking.State.Entry(id: 2, minutes: 3)]
    }
  }
}
