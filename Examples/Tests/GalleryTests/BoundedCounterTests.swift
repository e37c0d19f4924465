// SPDX-License-Identifier: MIT

import Ensemble
import GalleryExamples
import Testing

@MainActor
@Suite struct BoundedCounterTests {
  @Test func `the timer counts once a second while it is on`() async {
    let clock = TestClock()
    let store = TestStore(initialState: BoundedCounter.State()) {
      BoundedCounter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.view(.timerTapped)) { $0.isTimerOn = true }
    await clock.advance(by: .seconds(2))
    await store.receive(\._internal.timerUpdated) { $0.count = 1 }
    await store.receive(\._internal.timerUpdated) { $0.count = 2 }
    await store.send(.view(.decrementTapped)) { $0.count = 1 }
    await store.send(.view(.timerTapped)) { $0.isTimerOn = false }
    await clock.advance(by: .seconds(2))
  }

  @Test func `finishing stops the timer, and notifies the parent`() async {
    let store = TestStore(initialState: CounterSession.State()) {
      CounterSession()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(\.counter.view.timerTapped) { $0.counter.isTimerOn = true }
    await store.send(\.counter.view.doneTapped)
    await store.receive(\.counter.delegate.finished) {
      $0.counter.isTimerOn = false
      $0.isFinished = true
    }
  }

  @Test func `a finished session starts again with a new counter`() async {
    let store = TestStore(initialState: CounterSession.State()) { CounterSession() }
    await store.send(\.counter.view.incrementTapped) { $0.counter.count = 1 }
    await store.send(\.counter.view.doneTapped)
    await store.receive(\.counter.delegate.finished) { $0.isFinished = true }
    await store.send(\.view.restartTapped) {
      $0.counter.count = 0
      $0.isFinished = false
    }
  }
}
