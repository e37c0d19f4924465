// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CounterViewTests {
  @Test func `a counter counts, and can be reset unless it is zero`() {
    let host = ViewHost(CounterView(store: Store(initialState: Counter.State()) { Counter() }))
    #expect(host.texts == ["0"])
    #expect(host.button("Reset").isDisabled)
    host.button("+").tap()
    host.button("+").tap()
    host.button("−").tap()
    #expect(host.texts == ["1"])
    host.button("Reset").tap()
    #expect(host.texts == ["0"])
  }

  @Test func `two counters add up, and swap places`() {
    let host = ViewHost(
      TwoCountersView(store: Store(initialState: TwoCounters.State()) { TwoCounters() })
    )
    host.button("+").tap()
    host.button("+", at: 1).tap()
    host.button("+", at: 1).tap()
    #expect(host.texts == ["First", "1", "Second", "2", "Sum", "3"])
    host.button("Swap").tap()
    #expect(host.texts == ["First", "2", "Second", "1", "Sum", "3"])
  }

  @Test func `a bounded counter counts by a timer until it is finished`() async {
    let clock = ManualClock()
    let store = Store(initialState: CounterSession.State()) {
      CounterSession()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let host = ViewHost(CounterSessionView(store: store))
    host.button("+").tap()
    host.button("Start timer").tap()
    for count in 2...3 {
      await clock.sleeping()
      clock.advance(by: .seconds(1))
      await host.wait(timeout: .ample) { $0.texts == ["\(count)"] }
    }
    await clock.sleeping()
    host.button("Stop timer").tap()
    await clock.sleeping(0)
    #expect(host.texts == ["3"])
    host.button("Done").tap()
    #expect(host.texts == ["Finished at 3."])
    #expect(host.controls == ["Start again"])
    host.button("Start again").tap()
    #expect(host.texts.contains("0"))
  }
}
