// SPDX-License-Identifier: MIT

import ComposableArchitecture
import DependenciesTestSupport
import Models
import Sharing
import Testing

@testable import Errands

@MainActor
@Suite("The town", .dependency(\.mainQueue, .immediate))
struct TownTests {
  @Test func aNewcomerArrives() async {
    let store = TestStore(initialState: Town.State()) {
      Town()
    }
    await store.send(.newcomerTapped) {
      $0.destination = .arrival(.welcome(Welcome.State()))
    }
    await store.send(.destination(.presented(.arrival(.welcome(.set(\.$name, "Ada")))))) {
      $0.destination = .arrival(.welcome(Welcome.State(name: "Ada")))
    }
    await store.send(.destination(.presented(.arrival(.welcome(.continueTapped)))))
    await store.receive(.destination(.presented(.arrival(.welcome(.moved(name: "Ada")))))) {
      $0.destination = .arrival(.address(HomeAddress.State(name: "Ada")))
      $0.residents = ["Ada"]
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  @Test func aWalkEnds() async {
    let store = TestStore(initialState: Town.State()) {
      Town()
    }
    await store.send(.walkTapped) {
      $0.destination = .walk(Walk.State())
    }
    await store.send(.destination(.presented(.walk(.own(.addTapped))))) {
      $0.destination?[case: \.walk]?.own.steps = 1
    }
    await store.send(.walkEnded)
    await store.receive(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  @Test func aReaderLeavesTheLibrary() async {
    var state = Town.State()
    state.library.reader = "Ada"
    let store = TestStore(initialState: state) {
      Town()
    }
    store.exhaustivity = .off
    await store.send(.library(.view(.leaveTapped)))
    await store.skipReceivedActions()
    #expect(store.state.library.reader == nil)
    #expect(!store.state.libraryIsUsed)
  }

  @Test func errandsAreSavedAtOnce() async {
    let saved = LockIsolated(0)
    let store = TestStore(initialState: ErrandList.State()) {
      ErrandList()
        .dependency(\.mainQueue, .immediate)
    } withDependencies: {
      $0.errandStorage.save = { _ in saved.withValue { $0 += 1 } }
    }
    await store.send(.addTapped) {
      $0.rows = [ErrandRow.State(errand: Errand(id: 1, title: ""))]
    }
    await store.finish()
    #expect(saved.value == 1)
  }

  @Test(.dependencies { $0[TownHall.self] = TownHall { OpeningHours(opens: 10, closes: 12) } })
  func hoursAreShared() async throws {
    @SharedReader(.openingHours) var hours = OpeningHours()
    try await $hours.load()
    #expect(hours.contains(hour: 11))
    #expect(!hours.contains(hour: 9))
  }

  @Test func theLabelCountsBoth() {
    var state = Walk.State()
    state.own.steps = 1
    #expect(StepLabel(state).text == "1 step")
    state.companion = StepCounter.State(steps: 2)
    #expect(StepLabel(state).text == "3 steps")
  }
}
