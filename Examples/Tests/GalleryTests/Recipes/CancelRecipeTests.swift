// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CancelRecipeTests {
  private let clock = TestClock()

  @Test func `a job that is cancelled takes no further step`() async {
    let store = store()
    await store.send(.startTapped) { $0.step = 0 }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.stepped) { $0.step = 1 }
    await store.send(.cancelTapped) {
      $0.step = nil
      $0.outcome = "Cancelled after 1 of 10 steps."
    }
    await clock.run()
  }

  @Test func `a job ends after its last step`() async {
    let store = store()
    await store.send(.startTapped) { $0.step = 0 }
    for step in 1...9 {
      await clock.advance(by: .milliseconds(500))
      await store.receive(\.stepped) { $0.step = step }
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.stepped) {
      $0.step = nil
      $0.outcome = "All 10 steps are done."
    }
  }

  @Test func `a running job has a button that cancels it`() {
    let store = Store(initialState: CancelRecipe.State()) {
      CancelRecipe()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    let host = ViewHost(CancelRecipeView(store: store))
    #expect(host.controls == ["Start"])
    host.button("Start").tap()
    #expect(host.controls == ["Cancel"])
    host.button("Cancel").tap()
    #expect(host.texts == ["Cancelled after 0 of 10 steps."])
  }

  private func store() -> TestStoreOf<CancelRecipe> {
    TestStore(initialState: CancelRecipe.State()) {
      CancelRecipe()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }
}
