// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ShareRecipeTests {
  @Test func `the kitchen sees a changed number of guests`() async {
    let store = TestStore(initialState: ShareRecipe.State()) { ShareRecipe() }
    #expect(store.state.kitchen.plates == 6)
    await store.send(.guestsChanged(5)) { $0.$guests.withLock { $0 = 5 } }
    #expect(store.state.kitchen.plates == 15)
    await store.send(\.kitchen.binding.courses, 2) { $0.kitchen.courses = 2 }
    #expect(store.state.kitchen.plates == 10)
  }

  @Test func `the view shows the plates of the kitchen`() {
    let store = Store(initialState: ShareRecipe.State()) { ShareRecipe() }
    let host = ViewHost(ShareRecipeView(store: store))
    #expect(host.texts.suffix(2) == ["Plates", "6"])
    host.stepper("Guests: 2").increment()
    #expect(host.texts.suffix(2) == ["Plates", "9"])
    host.stepper("Courses: 3").decrement()
    #expect(host.texts.suffix(2) == ["Plates", "6"])
  }
}
