// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct DebounceRecipeTests {
  @Test func `words are counted once, half a second after the last letter`() async {
    let clock = TestClock()
    let store = TestStore(initialState: DebounceRecipe.State()) {
      DebounceRecipe()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.binding.text, "one") {
      $0.text = "one"
      $0.words = nil
    }
    await clock.advance(by: .milliseconds(400))
    await store.send(\.binding.text, "one  two ") { $0.text = "one  two " }
    await clock.advance(by: .milliseconds(400))
    #expect(store.state.words == nil)
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.paused) { $0.words = 2 }
  }

  @Test func `the view shows that it waits`() {
    let store = Store(initialState: DebounceRecipe.State()) {
      DebounceRecipe()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let host = ViewHost(DebounceRecipeView(store: store))
    #expect(host.texts == ["Words", "0"])
    host.textField("Text").type("one")
    #expect(host.texts == ["Words", "…"])
  }
}
