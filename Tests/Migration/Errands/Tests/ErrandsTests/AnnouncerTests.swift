// SPDX-License-Identifier: MIT

import ComposableArchitecture
import XCTest

@testable import Errands

@MainActor
final class AnnouncerTests: XCTestCase {
  func testStepsAndCompany() async {
    let store = Store(initialState: Walk.State()) {
      Walk()
    }
    let announcer = Announcer(store: store)
    announcer.start()
    await Task.megaYield()
    XCTAssertTrue(announcer.spoken.contains("0 steps"))
    XCTAssertTrue(announcer.spoken.contains("You walk alone."))

    store.send(.own(.addTapped))
    store.send(.companionToggled)
    await Task.megaYield()
    XCTAssertTrue(announcer.spoken.contains("1 steps"))
    XCTAssertTrue(announcer.spoken.contains("You walk together."))

    announcer.stop()
    store.send(.own(.addTapped))
    await Task.megaYield()
    XCTAssertFalse(announcer.spoken.contains("2 steps"))
  }

  func testNotesAreWatched() async {
    let announcer = Announcer(store: Store(initialState: Walk.State()) { Walk() })
    let notes = WeatherNotes()
    let changes = LockIsolated(0)
    announcer.waitForChange(of: notes) { changes.withValue { $0 += 1 } }
    notes.add("Fog")
    notes.add("Sun")
    XCTAssertEqual(changes.value, 1)
  }
}
