// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ManyTimersTests {
  let clock = TestClock()

  func timers() -> TestStoreOf<ManyTimers> {
    TestStore(initialState: ManyTimers.State()) {
      ManyTimers()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `ten timers count independently`() async {
    let store = timers()
    store.exhaustivity = .off
    for id in 0..<10 {
      await store.send(.timers(.element(id: id, action: .startTapped)))
      await clock.advance(by: .seconds(1))
    }
    await store.skipReceivedActions()
    // The last timer has counted one second, the one before two, and so on; the first has ended.
    #expect(store.state.timers.map(\.elapsed) == [4, 7, 8, 7, 6, 5, 4, 3, 2, 1])
    #expect(store.state.timers.filter { $0.phase == .finished }.map(\.id) == [0, 1])
    for id in 2..<10 { await store.send(.timers(.element(id: id, action: .stopTapped))) }
  }

  @Test func `stopping one timer does not affect the others`() async {
    let store = timers()
    for id in [1, 2] {
      await store.send(.timers(.element(id: id, action: .startTapped))) {
        $0.timers[id: id]?.phase = .counting
      }
    }
    await store.send(.timers(.element(id: 1, action: .stopTapped))) {
      $0.timers[id: 1]?.phase = .ready
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timers[id: 2].ticked) { $0.timers[id: 2]?.position = 9 }
    await store.send(.timers(.element(id: 2, action: .stopTapped))) {
      $0.timers[id: 2]?.phase = .ready
    }
  }
}
