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

  @Test func `two counters count apart and sum up`() {
    let example = TwoCountersExample()
    for command in ["1+", "1+", "2-"] { #expect(example.perform(command)) }
    #expect(example.frame == ["First: 2", "Second: -1", "Sum: 1"])
    #expect(example.perform("s"))
    #expect(example.frame == ["First: -1", "Second: 2", "Sum: 1"])
  }

  @Test func `commands that an example does not know are refused`() {
    #expect(!CounterExample().perform("x"))
    #expect(!TwoCountersExample().perform("3+"))
    #expect(!TwoCountersExample().perform(""))
  }
}
