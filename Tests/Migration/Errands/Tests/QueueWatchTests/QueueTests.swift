// SPDX-License-Identifier: MIT

import QueueWatch
import Testing
import tinyTCA

@MainActor
@Suite("The queue")
struct QueueTests {
  @Test func somebodyJoins() {
    let store = Store<QueueCount>()
    store.send(.joined)
    store.send(.joined)
    #expect(store.state.people == 2)
    store.send(.corrected(-1))
    #expect(store.state.people == 0)
  }

  @Test func theEstimateIsThreeMinutesEach() {
    var state = QueueEstimate.State()
    let estimate = QueueEstimate(times: .usual)
    estimate.reducer(state: &state, action: .asked(people: 4))
    #expect(state.isAsking)
    estimate.reducer(state: &state, action: .answered(minutes: 12))
    #expect(state.minutes == 12)
    #expect(!state.isAsking)
  }

  @Test func theEstimateIsAsked() async {
    let estimate = QueueEstimate(times: WaitingTimes { people in people * 2 })
    let store = Store(feature: QueueEstimate(times: .usual))
    #expect(store.state.minutes == nil)
    let next = await estimate.effect(for: .asked(people: 4), state: store.state)
    #expect(next == .answered(minutes: 8))
  }
}
