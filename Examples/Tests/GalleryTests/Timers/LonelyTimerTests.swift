// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LonelyTimerTests {
  let clock = TestClock()

  func timer(
    _ duration: Int,
    _ prepare: (inout LonelyTimer.State) -> Void = { _ in }
  ) -> TestStoreOf<LonelyTimer> {
    var state = LonelyTimer.State(name: "Tea", duration: duration)
    prepare(&state)
    return TestStore(initialState: state) {
      LonelyTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `a timer counts down to its end`() async {
    let store = timer(2)
    await store.send(.toggled)
    await store.receive(\.startTapped) { $0.phase = .counting }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.position = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.position = 0
      $0.phase = .finished
    }
    await store.send(.toggled)
    await store.receive(\.resetTapped) { $0.position = 2 }
    await store.receive(\.stopTapped) { $0.phase = .ready }
  }

  @Test func `a stopped timer resumes where it was`() async {
    let store = timer(3)
    await store.send(.startTapped) { $0.phase = .counting }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.position = 2 }
    await store.send(.toggled)
    await store.receive(\.stopTapped) { $0.phase = .ready }
    await clock.advance(by: .seconds(5))
    await store.send(.startTapped) { $0.phase = .counting }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.position = 1 }
    await store.send(.resetTapped) { $0.position = 3 }
    await store.receive(\.stopTapped) { $0.phase = .ready }
  }

  @Test func `a second start does not count twice`() async {
    let store = timer(3)
    await store.send(.startTapped) { $0.phase = .counting }
    await store.send(.startTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.position = 2 }
    await store.send(.stopTapped) { $0.phase = .ready }
  }

  @Test func `a timer restored while counting resumes when it appears`() async {
    let store = timer(3)
    await store.send(.startTapped) { $0.phase = .counting }
    await store.send(.disappeared)
    await clock.advance(by: .seconds(5))
    await store.send(.appeared)
    await store.receive(\.startTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.position = 2 }
    await store.send(.disappeared)
  }

  @Test func `a timer that was not counting stays stopped when it appears`() async {
    await timer(3).send(.appeared)
  }
}
