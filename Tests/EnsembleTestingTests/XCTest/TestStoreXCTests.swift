// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import XCTest

/// A test store in test cases of XCTest.
@MainActor
final class TestStoreXCTests: XCTestCase {
  func testStepsOfATimer() async {
    let clock = TestClock()
    let store = probe(
      .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.add(1)) }
      }
      .cancellable(id: "work"),
      clock: clock
    )
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    for count in 1...3 {
      await store.receive(.add(1)) { $0.count = count }
    }
    await store.send(.stop)
    XCTAssertEqual(store.state.count, 3)
  }

  func testOrderOfMergedEffects() async {
    let store = probe(.merge((1...100).map { .sending(.add($0)) }))
    await store.send(.start)
    for number in 1...100 {
      await store.receive(\.add, number) { $0.count += number }
    }
    XCTAssertEqual(store.state.count, 5050)
  }

  func testDependenciesThatATestOverrides() async {
    let gate = Gate()
    gate.open()
    let store = TestStore(initialState: Reader.State()) {
      Reader(gate: gate)
    } withDependencies: {
      $0.number = 4
    }
    await store.send(.readLater)
    await store.receive(\.found) { $0.found = [4] }
    XCTAssertEqual(store.state.found, [4])
  }

  func testFailures() async {
    let reports = await reports {
      let store = probe(.endless)
      await store.send(.add(1))
      await store.send(.start)
      await store.finish(timeout: .zero)
    }
    XCTAssertEqual(
      reports.map { $0.message.prefix { $0 != "\n" } },
      [
        "The state has changed, and the test has no closure that says how.",
        "Effects are still running after 0.0 seconds.",
      ]
    )
  }

  func testNotesDoNotFail() async {
    let store = probe(.merge(.sending(.add(1)), .endless))
    await store.send(.start)
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.add(1))
    XCTAssertEqual(store.state.count, 2)
  }
}
