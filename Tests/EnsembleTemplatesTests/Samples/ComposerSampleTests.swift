// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Testing

@testable import TemplateSamples

@MainActor
@Suite struct ComposerSampleTests {
  @Test func `a tap increments the count`() async {
    let store = TestStore(initialState: ComposerSample.State()) { ComposerSample() }
    await store.send(.view(.incrementTapped)) { $0.count = 1 }
  }

  @Test func `a random number arrives after a second`() async {
    let clock = TestClock()
    let store = TestStore(initialState: ComposerSample.State(count: 5)) {
      ComposerSample()
    } withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Highest())
    }
    await store.send(.view(.randomTapped)) { $0.isLoading = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.randomLoaded) {
      $0.count = 100
      $0.isLoading = false
    }
  }
}

/// A generator whose numbers are the highest ones.
private nonisolated struct Highest: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { .max }
}
