// SPDX-License-Identifier: MIT

import ComposableArchitecture
import XCTest

@testable import Errands

@MainActor
final class WeatherTests: XCTestCase {
  let scheduler: TestSchedulerOf<DispatchQueue> = DispatchQueue.test

  override func invokeTest() {
    withMainSerialExecutor {
      super.invokeTest()
    }
  }

  private func makeStore(_ sky: Sky? = .clear) -> TestStoreOf<Weather> {
    TestStore(initialState: Weather.State()) {
      Weather(scheduler: scheduler.eraseToAnyScheduler())
    } withDependencies: {
      $0.weather.forecast = { sky }
      $0.errandStorage.save = { _ in }
    }
  }

  func testRainIsHintedForFiveSeconds() async {
    let store = makeStore()
    await store.send(.forecast(.rain(millimetres: 3))) {
      $0.sky = .rain(millimetres: 3)
      $0.updates = 1
      $0.hint = "Take an umbrella."
    }
    await scheduler.advance(by: 5)
    await store.receive(.hintHidden, timeout: 1_000_000_000) {
      $0.hint = nil
    }
  }

  func testAnUmbrellaEndsTheHint() async {
    let store = makeStore()
    await store.send(.forecast(.rain(millimetres: 3))) {
      $0.sky = .rain(millimetres: 3)
      $0.updates = 1
      $0.hint = "Take an umbrella."
    }
    await store.send(.umbrellaTaken) {
      $0.hint = nil
    }
    await store.finish()
  }

  func testChangesAreFollowed() async {
    let (changes, continuation) = AsyncStream<Sky>.makeStream()
    let store = makeStore(nil)
    store.dependencies.weather.changes = { changes }
    store.exhaustivity = .off(showSkippedAssertions: false)

    await store.send(.appeared) {
      $0.isWatching = true
    }
    await store.receive(.failed) {
      $0.hint = "There is no forecast."
    }
    continuation.yield(.rain(millimetres: 0.5))
    await Task.megaYield()
    await store.receive(/Weather.Action.forecast) {
      $0.updates = 1
    }
    continuation.yield(.clear)
    await Task.megaYield()
    await store.skipReceivedActions()
    XCTAssertEqual(store.state.updates, 2)
    await store.send(.disappeared)
  }

  func testRefreshingIsThrottled() async {
    let store = makeStore()
    await store.send(.refreshTapped)
    await store.receive(.forecast(.clear)) {
      $0.updates = 1
    }
    await store.send(.refreshTapped)
    await scheduler.advance(by: .seconds(30))
    await store.receive(.forecast(.clear)) {
      $0.updates = 2
    }
  }

  func testTheCompassSettles() async {
    let store = makeStore()
    await store.send(.compassTurned(degrees: 10))
    await scheduler.advance(by: .milliseconds(100))
    await store.send(.compassTurned(degrees: 20))
    await scheduler.advance(by: 0.25)
    await store.receive(.directionSettled)
  }

  func testTheLogNamesRain() {
    XCTAssertEqual(WeatherLog.line(for: .forecast(.rain(millimetres: 1))), "rain")
    XCTAssertNil(WeatherLog.line(for: .appeared))
    XCTAssertEqual(WeatherLog.rain.embed(.clear), .forecast(.clear))
  }

  func testNotesAreLimited() {
    let notes = WeatherNotes()
    for line in ["one", "two", "three", "four"] { notes.add(line) }
    XCTAssertEqual(notes.lines, ["two", "three", "four"])
  }
}
