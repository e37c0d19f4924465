// SPDX-License-Identifier: MIT

import EnsembleTiny
import GalleryExamples
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct RandomNumberTests {
  @Test func `the number arrives after a second, from the generator`() async {
    let clock = TestClock()
    let store = TestStore<RandomNumber>(withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Highest())
    })
    await store.send(.increment) { $0.count = 1 }
    await store.send(.increment) { $0.count = 2 }
    await store.send(.decrement) { $0.count = 1 }
    await store.send(.loadRandomNumber) { $0.isLoading = true }
    await clock.advance(by: .milliseconds(999))
    #expect(store.state.isLoading)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.setRandomNumber(100)) {
      $0.count = 100
      $0.isLoading = false
    }
  }

  @Test func `the counter works while a number is being loaded`() async {
    let clock = TestClock()
    let store = TestStore<RandomNumber>(
      state: RandomNumber.State(count: 5),
      withDependencies: {
        $0.continuousClock = clock
        $0.withRandomNumberGenerator = WithRandomNumberGenerator(Highest())
      }
    )
    await store.send(.loadRandomNumber) { $0.isLoading = true }
    await store.send(.increment) { $0.count = 6 }
    await clock.run()
    await store.receive(.setRandomNumber(100)) {
      $0.count = 100
      $0.isLoading = false
    }
  }
}

/// A generator that always returns the greatest number.
private struct Highest: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { .max }
}
