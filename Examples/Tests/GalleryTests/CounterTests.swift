// SPDX-License-Identifier: MIT

import Ensemble
import GalleryExamples
import Testing

@MainActor
@Suite struct CounterTests {
  @Test func `counts up, down, and back to zero`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incrementTapped)
    store.send(.incrementTapped)
    store.send(.decrementTapped)
    #expect(store.count == 1)
    store.send(.resetTapped)
    #expect(store.count == 0)
  }
}
