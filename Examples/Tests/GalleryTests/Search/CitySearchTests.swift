// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CitySearchTests {
  private let clock = TestClock()

  @Test func `a search starts after a pause in typing, and shows the cities`() async {
    let store = store { [$0 == "Par" ? .paris : .rome] }
    await store.send(.binding(.set(\.query, "Par"))) {
      $0.query = "Par"
      $0.phase = .typing
    }
    await clock.advance(by: .milliseconds(299))
    #expect(store.state.phase == .typing)
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.paused) {
      $0.phase = .searching
      $0.requests.sent = 1
    }
    await store.receive(\.response.success) {
      $0.phase = .done
      $0.cities = [.paris]
      $0.requests.answered = 1
    }
  }

  @Test func `typing restarts the pause`() async {
    let store = store { _ in [] }
    await type("Pa", in: store)
    await clock.advance(by: .milliseconds(200))
    await type("Par", in: store)
    await clock.advance(by: .milliseconds(200))
    #expect(store.state.phase == .typing)
    await store.send(.clearTapped) {
      $0.query = ""
      $0.phase = .idle
    }
  }

  @Test func `spaces around the text start no search`() async {
    let store = store { _ in [] }
    await store.send(.binding(.set(\.query, "  "))) { $0.query = "  " }
  }

  @Test func `typing cancels a request, which is counted`() async {
    let store = store { [clock] query in
      try await clock.sleep(for: .seconds(1))
      return query == "Rome" ? [.rome] : [.paris]
    }
    await store.send(.suggestionTapped("Paris")) {
      $0.query = "Paris"
      $0.phase = .searching
      $0.requests.sent = 1
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(.binding(.set(\.query, "Rome"))) {
      $0.query = "Rome"
      $0.phase = .typing
      $0.requests.cancelled = 1
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.paused) {
      $0.phase = .searching
      $0.requests.sent = 2
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.response.success) {
      $0.phase = .done
      $0.cities = [.rome]
      $0.requests.answered = 1
    }
  }

  @Test func `a cancelled search keeps the cities of the last one`() async {
    var state = CitySearch.State()
    state.cities = [.paris]
    let store = store(state) { [clock] _ in
      try await clock.sleep(for: .seconds(1))
      return []
    }
    await store.send(.suggestionTapped("Rome")) {
      $0.query = "Rome"
      $0.phase = .searching
      $0.requests.sent = 1
    }
    await store.send(.cancelTapped) {
      $0.phase = .done
      $0.requests.cancelled = 1
    }
    await clock.run()
  }

  @Test func `a failed search can be tried again`() async {
    let isOffline = LockIsolated(true)
    let store = store { _ in
      if isOffline.value { throw CitySearchError.offline }
      return [.paris]
    }
    await store.send(.suggestionTapped("Paris")) {
      $0.query = "Paris"
      $0.phase = .searching
      $0.requests.sent = 1
    }
    await store.receive(\.response.failure) {
      $0.phase = .failed(message: "There is no connection.")
      $0.requests.failed = 1
    }
    isOffline.setValue(false)
    await store.send(.retryTapped) {
      $0.phase = .searching
      $0.requests.sent = 2
    }
    await store.receive(\.response.success) {
      $0.phase = .done
      $0.cities = [.paris]
      $0.requests.answered = 1
    }
  }

  @Test func `a continent limits the cities until it is tapped again`() async {
    var state = CitySearch.State()
    state.cities = [.paris, .tokyo]
    let store = store(state) { _ in [] }
    await store.send(.continentTapped(.asia)) { $0.continent = .asia }
    #expect(store.state.visibleCities == [.tokyo])
    await store.send(.continentTapped(.asia)) { $0.continent = nil }
    #expect(store.state.visibleCities == [.paris, .tokyo])
  }

  private func type(_ text: String, in store: TestStoreOf<CitySearch>) async {
    await store.send(.binding(.set(\.query, text))) {
      $0.query = text
      $0.phase = .typing
    }
  }

  private func store(
    _ state: CitySearch.State = CitySearch.State(),
    search: @escaping @Sendable (String) async throws -> [City]
  ) -> TestStoreOf<CitySearch> {
    TestStore(initialState: state) {
      CitySearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.cityClient.search = search
    }
  }
}

extension City {
  fileprivate static let paris = City.all.first { $0.name == "Paris" }!
  fileprivate static let rome = City.all.first { $0.name == "Rome" }!
  fileprivate static let tokyo = City.all.first { $0.name == "Tokyo" }!
}
