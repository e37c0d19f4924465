// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Models
import XCTest

@testable import Errands

@MainActor
final class SearchTests: XCTestCase {
  let scheduler = DispatchQueue.test

  private func makeStore() -> TestStoreOf<PlaceSearch> {
    TestStore(initialState: PlaceSearch.State()) {
      PlaceSearch()
    } withDependencies: {
      $0.mainQueue = scheduler.eraseToAnyScheduler()
      $0.places.search = { text in
        guard text != "nowhere" else { throw PlaceError.offline }
        return ["\(text) 1"]
      }
    }
  }

  func testTypingIsDebounced() async {
    let store = makeStore()
    await store.send(.binding(.set(\.text, "M"))) {
      $0.text = "M"
    }
    await scheduler.advance(by: .milliseconds(100))
    await store.send(.set(\.text, "Main")) {
      $0.text = "Main"
    }
    await scheduler.advance(by: .milliseconds(300))
    await store.receive(\.found) {
      $0.results = ["Main 1"]
    }
  }

  func testFailure() async {
    let store = makeStore()
    await store.send(.binding(.set(\.text, "nowhere"))) {
      $0.text = "nowhere"
    }
    await store.send(.searchTapped)
    await store.receive(/PlaceSearch.Action.failed) {
      $0.failure = .offline
    }
    await store.send(.set(\.text, "")) {
      $0.text = ""
    }
  }

  func testScrollingStopsSuggestions() async {
    let (suggestions, continuation) = AsyncStream<String>.makeStream()
    let store = makeStore()
    store.dependencies.places.suggestions = { suggestions }

    await store.send(.suggestionsRequested)
    continuation.yield("Mill Lane")
    await store.receive(\.suggested, "Mill Lane") {
      $0.suggestion = "Mill Lane"
    }
    await store.send(.scrolled(1))
    await store.receive(/PlaceSearch.Action.stopped)
  }
}

/// The line of a tram is found with a case path.
final class TransportTests: XCTestCase {
  func testLine() {
    XCTAssertEqual(Transport.tram(line: "4").line, "4")
    XCTAssertNil(Transport.walk(minutes: 5).line)
    XCTAssertEqual(Transport.byTram.embed("7"), .tram(line: "7"))
  }
}
