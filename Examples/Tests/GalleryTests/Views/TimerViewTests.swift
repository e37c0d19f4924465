// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct TimerViewTests {
  private let clock = ManualClock()

  @Test func `timers of a list count independently`() async {
    let store = Store(initialState: ManyTimers.State()) {
      ManyTimers()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    let host = ViewHost(ManyTimersView(store: store))
    host.button("Start").tap()
    await tick(until: host, says: "3 s")
    host.button("Start").tap()
    await clock.sleeping(2)
    for left in ["6 s", "5 s"] { await tick(2, until: host, says: left) }
    await tick(2, until: host, says: "Done!")
    await host.wait(timeout: .ample) { $0.texts[3] == "4 s" }
    #expect(host.texts.prefix(6) == ["Timer #0", "Done!", "Timer #1", "4 s", "Timer #2", "10 s"])
    #expect(host.controls.prefix(4) == ["Again", "Reset", "Stop", "Reset"])
    host.button("Again").tap()
    #expect(host.texts.prefix(2) == ["Timer #0", "4 s"])
    #expect(host.button("Reset").isDisabled)
  }

  /// Advances the clock by a second once a number of timers wait for it.
  private func tick(_ count: Int = 1, until host: ViewHost, says text: String) async {
    await clock.sleeping(count)
    clock.advance(by: .seconds(1))
    await host.wait(timeout: .ample) { $0.texts.contains(text) }
  }
}
