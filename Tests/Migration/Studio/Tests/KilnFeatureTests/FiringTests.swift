// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels
import StudioAPI
import XCTest

@testable import KilnFeature

final class FiringTests: XCTestCase {
  let firing = Firing(id: 1, title: "Bisque", steps: [Firing.Step(target: 920, minutes: 9)])

  @MainActor
  func testAFiringFollowsItsCurve() async {
    let clock = TestClock()
    let store = TestStore(initialState: FiringReducer.State(firing: firing)) {
      FiringReducer()
    } withDependencies: {
      $0.continuousClock = clock
      $0.kiln = .follow(clock, temperatures: [20, 120, 200])
    }
    await store.send(.startButtonTapped) {
      $0.status = .heating
    }
    await store.receive(\.readingReceived) {
      $0.readings = [Reading(temperature: 20, minute: 0)]
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.readingReceived) {
      $0.readings.append(Reading(temperature: 120, minute: 1))
    }
    XCTAssertEqual(store.state.progress, 1 / 9, accuracy: 0.001)
    XCTAssertEqual(store.state.temperatureText, "120 °C")
    await clock.advance(by: .seconds(1))
    await store.receive(\.readingReceived) {
      $0.readings.append(Reading(temperature: 200, minute: 2))
    }
    await clock.run()
    await store.receive(\.readingsEnded.success, 3) {
      $0.status = .finished
    }
    await store.receive(\.delegate.ended)
  }

  @MainActor
  func testHeatIsReported() async {
    let stopped = LockIsolated(false)
    let store = TestStore(initialState: FiringReducer.State(firing: firing)) {
      FiringReducer()
    } withDependencies: {
      $0.kiln.stop = { stopped.setValue(true) }
    }
    await store.send(.readingReceived(Reading(temperature: 300, minute: 1))) {
      $0.readings = [Reading(temperature: 300, minute: 1)]
      $0.alert = AlertState {
        TextState("It is too hot")
      } actions: {
        ButtonState(role: .destructive, action: .confirmStop) {
          TextState("Stop")
        }
        ButtonState(role: .cancel) {
          TextState("Wait")
        }
      } message: {
        TextState("180 degrees above the curve.")
      }
    }
    await store.send(\.alert.confirmStop) {
      $0.alert = nil
      $0.status = .stopped(at: 300)
    }
    await store.receive(\.delegate.ended)
    XCTAssertTrue(stopped.value)
  }

  @MainActor
  func testTheDoorIsOpen() async {
    let store = TestStore(initialState: FiringReducer.State(firing: firing)) {
      FiringReducer()
    } withDependencies: {
      $0.kiln.isDoorOpen = { true }
      $0.kiln.startHeating = { _ in throw APIError(.unavailable) }
    }
    await store.send(.startButtonTapped) {
      $0.alert = .doorIsOpen
    }
    await store.send(.alert(.presented(.startAnyway))) {
      $0.alert = nil
      $0.status = .heating
    }
    await store.receive(\.startFailed) {
      $0.status = .waiting
      $0.alert = AlertState(
        title: { TextState("The kiln does not start") },
        message: { TextState("The studio is closed.") }
      )
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @MainActor
  func testASilentThermometer() async {
    struct Silence: Error {}
    let store = TestStore(initialState: FiringReducer.State(firing: firing)) {
      FiringReducer()
    } withDependencies: {
      $0.kiln.isDoorOpen = { false }
      $0.kiln.startHeating = { _ in }
      $0.kiln.readings = { _ in
        AsyncThrowingStream { continuation in
          continuation.yield(Reading(temperature: 25, minute: 0))
          continuation.finish(throwing: Silence())
        }
      }
    }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await store.receive(\.readingsEnded.failure) {
      $0.status = .stopped(at: 25)
    }
    await store.receive(\.delegate.ended)
    XCTAssertNotNil(store.state.alert)
  }

  func testCurves() {
    XCTAssertEqual(firing.peak, 920)
    XCTAssertEqual((0...10).map { firing.target(afterMinutes: $0) }.prefix(3), [20, 120, 220])
    XCTAssertEqual(firing.target(afterMinutes: 60), 920)
    XCTAssertEqual(Firing.standard(.glaze, id: 2).minutes, 405)
    XCTAssertEqual(TemperatureUnit.cone.text(1_240), "cone 6")
    XCTAssertEqual(TemperatureUnit.fahrenheit.text(100), "212 °F")
    XCTAssertEqual(TemperatureUnit.cone.text(100), "cold")
  }
}

extension KilnClient {
  /// A kiln with one reading each second.
  fileprivate static func follow(
    _ clock: some Clock<Duration>,
    temperatures: [Int]
  ) -> KilnClient {
    KilnClient(
      readings: { _ in
        AsyncThrowingStream { continuation in
          let task = Task {
            for (minute, temperature) in temperatures.enumerated() {
              continuation.yield(Reading(temperature: temperature, minute: minute))
              try await clock.sleep(for: .seconds(1))
            }
            continuation.finish()
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      },
      startHeating: { _ in },
      stop: {},
      isDoorOpen: { false }
    )
  }
}
