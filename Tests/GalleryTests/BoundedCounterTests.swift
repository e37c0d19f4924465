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

  @Test func `saying that it is done stops the timer, and the parent hears of it`() async {
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

  @Test func `the session ends when the counter is finished`() async {
    let frames = await script(BoundedCounterExample(), ["+", "+", "-", "x", "done", "+"])
    #expect(frames.map(\.lines[0]) == [0, 1, 2, 1, 1, 1].map { "Count: \($0)" })
    #expect(frames.last?.lines[1] == "Finished.")
    #expect(frames[4].note?.hasPrefix("Unknown command 'x'.") == true)
  }

  @Test func `the timer is shown`() {
    let example = withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      BoundedCounterExample()
    }
    #expect(example.perform("t"))
    #expect(example.frame[1] == "Timer: on")
    #expect(example.perform("t"))
    #expect(example.frame[1] == "Timer: off")
  }
}
