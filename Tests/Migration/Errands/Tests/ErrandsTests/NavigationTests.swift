// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Models
import Testing

@testable import Errands

@MainActor
@Suite("Navigation")
struct NavigationTests {
  private func makeStore() -> TestStoreOf<ErrandApp> {
    var state = ErrandApp.State()
    state.list.rows = [ErrandRow.State(errand: Errand(id: 1, title: "Bread"))]
    return TestStore(initialState: state) { ErrandApp() }
  }

  @Test func removesAnErrandFromItsDetail() async {
    let store = makeStore()
    await store.send(.detailTapped(id: 1)) {
      $0.path[id: 0] = .detail(ErrandDetail.State(errand: Errand(id: 1, title: "Bread")))
    }
    store.exhaustivity = .off
    await store.send(.path(.element(id: 0, action: .detail(.removeTapped))))
    await store.send(\.path[id: 0].detail.destination.alert.removeConfirmed)
    await store.receive(\.path[id: 0].detail.delegate.removed)
    #expect(store.state.list.rows.isEmpty)
    #expect(store.state.path.isEmpty)
  }

  @Test func savesAnEdit() async {
    let store = TestStore(
      initialState: ErrandDetail.State(errand: Errand(id: 1, title: "Bread"))
    ) {
      ErrandDetail()
    }
    await store.send(.editTapped) {
      $0.destination = .edit(ErrandEdit.State(errand: $0.errand))
    }
    await store.send(\.destination.edit.binding.errand, Errand(id: 1, title: "Rye bread")) {
      $0.destination?.modify(\.edit) { $0.errand.title = "Rye bread" }
    }
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.edit.delegate.saved) {
      $0.errand.title = "Rye bread"
    }
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test func walksInCompany() async {
    let clock = TestClock()
    let store = TestStore(initialState: Walk.State()) {
      Walk()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.companionToggled) {
      $0.companion = StepCounter.State()
    }
    await store.send(.companion(.countingToggled)) {
      $0.companion?.isCounting = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.companion(.tick)) {
      $0.companion?.steps = 1
    }
    // The effects of the companion end with it.
    await store.send(.companionToggled) {
      $0.companion = nil
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func sharesTheCount() async {
    let scheduler = RunLoop.test
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.mainRunLoop = scheduler.eraseToAnyScheduler()
      $0.places.search = { _ in throw PlaceError.offline }
    }
    await store.send(.view(.countTapped)) {
      $0.$doneCount.withLock { $0 = 1 }
    }
    await store.send(\.binding.displayName, "Blob") {
      $0.displayName = "Blob"
    }
    await store.send(.view(.nameSubmitted))
    await scheduler.advance(by: 0.2)
    await store.receive(\.nameChecked.failure)
    await store.receive(\.binding) {
      $0.displayName = ""
    }
  }
}
